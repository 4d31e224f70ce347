import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a word that is no command is refused with those like it or about it, before all that there are', () => {
  const run = (word: string) => spawnSync(process.execPath, ['spec/main.ts', word], { encoding: 'utf8' })
  const { status, stdout } = run('crossing')
  expect([status, stdout.split('\n').slice(0, 3)]).toEqual([
    2,
    [
      'There is no command "crossing". Much like it: crossings.',
      '',
      expect.stringMatching(/^npm run spec -- trace \[section…\]/),
    ],
  ])
  expect(run('readings').stdout).toMatch(/^There is no command "readings"\. What speaks of it: questions\./)
})
