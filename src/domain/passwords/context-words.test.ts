import { expect, test } from 'vitest'
import { isBlank, isBasedOnNames, isRepeatedCharacter } from './context-words.ts'

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
