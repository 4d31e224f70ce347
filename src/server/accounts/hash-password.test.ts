import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './hash-password.ts'

test('while passwords are hashed the site reads files at once', async () => {
  const ended: string[] = []
  const hashes = Array.from({ length: 8 }, () => hashPassword('larch').then(() => ended.push('a hash')))
  await stat('package.json').then(() => ended.push('a file'))
  await Promise.all(hashes)
  expect(ended.slice(0, 2)).toEqual(['a file', 'a hash'])
})

test('of a flood of passwords a hundred wait and the rest is refused', async () => {
  const checks = Array.from({ length: 105 }, () =>
    checkPassword('larch').then(
      () => 'checked',
      (error: unknown) => String(error),
    ),
  )
  const answers = await Promise.all(checks)
  expect([answers.filter((answer) => answer === 'checked').length, new Set(answers.slice(102))]).toEqual([
    102,
    new Set(['QueueFull: Too much work is waiting']),
  ])
})
