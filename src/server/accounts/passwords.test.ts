import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword, loadCommonPasswords } from './passwords.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

test('while passwords are hashed the site reads files at once', async () => {
  const ended: string[] = []
  const hashes = Array.from({ length: 8 }, () => hashPassword('larch').then(() => ended.push('a hash')))
  await stat('package.json').then(() => ended.push('a file'))
  await Promise.all(hashes)
  expect(ended.slice(0, 2)).toEqual(['a file', 'a hash'])
})

test('a password is hashed at the least cost that OWASP asks for, and the hash holds it', async () => {
  const hash = await hashPassword('larch')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect([await checkPassword('larch', hash), await checkPassword('birch', hash)]).toEqual([true, false])
})

test('a password is checked at the cost that its hash holds, and what is no hash is that of no password', async () => {
  const hash = await hashPassword('larch', '', { memory: 8, passes: 1 })
  const dearer = hash.replace('m=8,', 'm=16,')
  const found = [hash, dearer, '', hash.slice(0, -43)].map((one) => checkPassword('larch', one))
  expect([hash.split('$')[3], await Promise.all(found)]).toEqual(['m=8,t=1,p=1', [true, false, false, false]])
})

test('of a flood of passwords a hundred wait and the rest is refused', async () => {
  const hash = await hashPassword('larch', '', { memory: 8, passes: 1 })
  const checks = Array.from({ length: 105 }, () =>
    checkPassword('larch', hash).then(
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

test('new passwords that fill their queue keep nobody from signing in, and one network keeps no other from a new password', async () => {
  const hash = await hashPassword('larch')
  let made = 0
  const flood = Array.from({ length: 60 }, () =>
    hashPassword('larch', 'one network').then(
      () => `made ${(made += 1)}`,
      (error: unknown) => String(error),
    ),
  )
  const other = hashPassword('birch', 'another network')
  const isRight = await checkPassword('larch', hash)
  const formerCount = made
  await other
  expect([isRight, formerCount < 10, made < 10]).toEqual([true, true, true])
  const refused = (await Promise.all(flood)).filter((end) => !end.startsWith('made'))
  expect(refused).toEqual(Array.from({ length: 10 }, () => 'QueueFull: Too much work is waiting'))
})

test('[J5-25] the common passwords are those of the file that browsers load', async () => {
  const faults: string[] = []
  const list = await loadCommonPasswords('public', { error: (_, message) => void faults.push(message) })
  expect([list.has('password'), list.size > 9_900, faults]).toEqual([true, true, []])
})

test('[J5-26] without the file no password is common, and the log says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-passwords-'))
  const faults: string[] = []
  const list = await loadCommonPasswords(folder, { error: (_, message) => void faults.push(message) })
  rmSync(folder, { recursive: true })
  expect([list.size, faults]).toEqual([
    0,
    ['the common passwords cannot be read: new passwords are not compared with them'],
  ])
})
