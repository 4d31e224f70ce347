import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a word that is no command is refused with those like it, before all that there are', () => {
  const { status, stdout } = spawnSync(process.execPath, ['spec/main.ts', 'crossing'], { encoding: 'utf8' })
  expect([status, stdout.split('\n').slice(0, 3)]).toEqual([
    2,
    [
      'There is no command "crossing". Much like it: crossings',
      '',
      expect.stringMatching(/^npm run spec -- trace \[section…\]/),
    ],
  ])
})
