import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const scripts: string[] = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

test('the README names only npm scripts that exist', () => {
  const named = [...readme.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short)
  expect(named.filter((name) => name === undefined || !scripts.includes(name))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(['start', 'test']))
})

test('the README has at most 80 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(80)
})
