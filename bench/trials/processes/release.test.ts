import { expect, test } from 'vitest'
import { replaceNames } from './release.ts'

const names = new Map([
  ['route-Csd68Rl_.js', 'route-Csd68Rl_-next.js'],
  ['ui-B-x9.css', 'ui-B-x9-next.css'],
])

test.each([
  ['import"./route-Csd68Rl_.js";', 'import"./route-Csd68Rl_-next.js";'],
  [
    '["assets/ui-B-x9.css","/assets/route-Csd68Rl_.js"]',
    '["assets/ui-B-x9-next.css","/assets/route-Csd68Rl_-next.js"]',
  ],
  ['./job-route-Csd68Rl_.js', './job-route-Csd68Rl_.js'],
])('a name is replaced where it is whole: %s', (before, after) => {
  expect(replaceNames(before, names)).toBe(after)
})
