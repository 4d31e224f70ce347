import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isCommonPassword, readCommonPasswords } from './common-passwords.ts'

test('[J5-24][J5-26] a password is common in whatever case it is written, and as a whole', () => {
  const list = readCommonPasswords('123456\npassword\n')
  expect(['password', 'PassWord', 'password1', ' password', ''].map((one) => isCommonPassword(list, one))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('[J5-26] where no list could be read, no password is common', () => {
  expect(isCommonPassword(readCommonPasswords(''), 'password')).toBe(false)
})

test('lines may end as they do on any system, and no more than 20,000 are read', () => {
  expect([...readCommonPasswords('123456\r\npassword\n\nqwerty')]).toEqual(['123456', 'password', 'qwerty'])
  const lines = Array.from({ length: 20_001 }, (_, at) => `line ${at}`)
  expect([readCommonPasswords(lines.join('\n')).size, readCommonPasswords(lines.slice(1).join('\n')).size]).toEqual([
    20_000, 20_000,
  ])
})

test('[J5-24] the file holds the 10,000 most common passwords, each once and in lower case', () => {
  const lines = readFileSync('public/common-passwords.txt', 'utf8').trimEnd().split('\n')
  const list = readCommonPasswords(lines.join('\n'))
  expect([lines.length, list.size, lines.filter((line) => !/^[!-~]+$/.test(line) || /[A-Z]/.test(line))]).toEqual([
    10_000,
    10_000,
    [],
  ])
  expect(lines.slice(0, 4)).toEqual(['123456', 'password', '12345678', 'qwerty'])
  const known = ['PassWord', 'iloveyou', 'Qwertyuiop', '87654321', 'AbcdEfgh', '88888888']
  expect(known.filter((one) => !isCommonPassword(list, one))).toEqual([])
  expect(isCommonPassword(list, 'abcdEFGH12')).toBe(false)
})
