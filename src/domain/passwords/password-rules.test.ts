import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  isCommonPassword,
  readCommonPasswords,
  isBlank,
  isBasedOnNames,
  isRepeatedCharacter,
  isKnownPhrase,
} from './password-rules.ts'

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

const names = ['Tamarack Research, Inc.', 'Ada', 'O’Neill-Müller', 'ada.moss@engine.example']
const isNamePassword = (password: string) => isBasedOnNames(names, password, new Set(['123456789', 'qwerty']))

test.each([
  'tamarack',
  'Tamarack1',
  'tamarackresearch',
  'Research Tamarack 26!',
  'ada.moss@engine.example',
  'ADA.MOSS@ENGINE.EXAMPLE',
  'ada-moss',
  'moss2026',
  'AdaAdaAda',
  'o’neill müller',
  'muller-oneill',
  'tamarack123456789',
  'qwertyAda',
])('a password of names, with little or a common password beside them, is made of them: %s', (password) => {
  expect(isNamePassword(password)).toBe(true)
})

test.each(['larch on high ground', 'tamarack and larch', 'moss grows slowly', 'in a canoe', '48151623421337', ''])(
  'one with more beside them, or without them, is not: %s',
  (password) => {
    expect(isNamePassword(password)).toBe(false)
  },
)

test('parts of two letters count for nothing, and nothing is made of no names', () => {
  expect([isBasedOnNames(['Li Bo'], 'libolibo!', new Set()), isBasedOnNames([], 'tamarack', new Set())]).toEqual([
    true,
    false,
  ])
  expect(isBasedOnNames(['Li'], 'lilililili', new Set())).toBe(false)
})

test('one character over and over, and blanks alone, are told from all else', () => {
  expect(['aaaaaaaa', '😀😀😀😀😀😀😀😀', '        ', 'aaaaaaaA', '  larch  ', ''].map(isRepeatedCharacter)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(['        ', ' \t\u00A0     ', '  larch  ', ''].map(isBlank)).toEqual([true, true, false, false])
})

test('[J5-27][J5-28] the phrase of the comic is known whatever its case and its blanks, and only as a whole', () => {
  const known = ['correct horse battery staple', 'CorrectHorseBatteryStaple', ' correct  horse\tbattery staple ']
  const unknown = ['correct horse battery', 'correct horse battery staples', 'correct-horse-battery-staple', '']
  expect([known.map(isKnownPhrase), unknown.map(isKnownPhrase)]).toEqual([
    [true, true, true],
    [false, false, false, false],
  ])
})
