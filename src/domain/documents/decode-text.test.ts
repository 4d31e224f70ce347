import { expect, test } from 'vitest'
import { decodeText, readTextFile } from './decode-text.ts'

const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const utf16 = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return new Uint8Array(isBigEndian ? bytes.swap16() : bytes)
}

test.each<readonly [string, Uint8Array, string]>([
  ['UTF-8 of Notepad, with its mark', new Uint8Array(Buffer.from('\uFEFFRenée Okafor\r\n')), 'Renée Okafor\n'],
  ['“Unicode” of Notepad', utf16('\uFEFFRenée Okafor\r\n'), 'Renée Okafor\n'],
  ['“Unicode big endian” of Notepad', utf16('\uFEFFRenée Okafor\r\n', true), 'Renée Okafor\n'],
  ['“Unicode big endian” of Notepad, in Greek', utf16('\uFEFFΝίκη', true), 'Νίκη'],
  ['“ANSI” of Notepad', latin('Ren\xe9e Okafor \x96 \x93ops\x94 \x80 5\r\n'), 'Renée Okafor – “ops” € 5\n'],
  [
    '“Plain Text” of Word, with a line broken by hand',
    latin('Dock Lead\x0bTacoma\r\n\x95 Don\x92t'),
    'Dock Lead\nTacoma\n• Don’t',
  ],
  ['UTF-8 of TextEdit', new Uint8Array(Buffer.from('Bjørn Ústí\n')), 'Bjørn Ústí\n'],
  ['UTF-16 of TextEdit', utf16('\uFEFFBjørn Ústí\n', true), 'Bjørn Ústí\n'],
  [
    '“Western (Mac OS Roman)” of TextEdit',
    latin('Ren\x8ee Okafor\r\xa5 Priced cable, don\xd5t ask'),
    'Renée Okafor\n• Priced cable, don’t ask',
  ],
  ['UTF-16 without a mark', utf16('Renée Okafor, Łódź'), 'Renée Okafor, Łódź'],
  ['UTF-16 without a mark, the other way round', utf16('Renée Okafor, Łódź', true), 'Renée Okafor, Łódź'],
  ['a text without any letter beyond ASCII', latin('Dock Lead'), 'Dock Lead'],
  ['nothing', latin(''), ''],
])('%s is read', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

test.each<readonly [string, Uint8Array]>([
  ['a picture', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['a program', latin('\x7fELF\x02\x01\x01\0')],
  ['a stamp of an old printer', latin('Caf\xe9 \x01\x02 9')],
  ['bytes that no encoding has', latin('\x81\x8d\x90 \xff')],
  ['valid UTF-8 with a zero', latin('Dock\0Lead')],
])('%s is no text', (_, bytes) => {
  expect(readTextFile(bytes)).toEqual({ kind: 'unknown' })
})

test('a text of 1 MB is read, a longer one is too large, in UTF-16 too', () => {
  const million = 'a'.repeat(1024 * 1024)
  expect(
    [million, `${million}b`].flatMap((text) => [latin(text), utf16(text)]).map((bytes) => readTextFile(bytes).kind),
  ).toEqual(['text', 'text', 'too large', 'too large'])
  expect(readTextFile(latin(million.repeat(3))).kind).toBe('too large')
})

test.each<readonly [string, Uint8Array, string]>([
  ['a photo', latin(`\xff\xd8\xff\xe0\0\x10JFIF${'\x9c\x01\xe5'.repeat(1024 * 1024)}`), 'unknown'],
  ['a program', latin(`\x7fELF\x02\x01\x01${'\0'.repeat(3 * 1024 * 1024)}`), 'unknown'],
  [
    'a text whose letters take two bytes',
    new Uint8Array(Buffer.from(`a${'é'.repeat(1.5 * 1024 * 1024)}`)),
    'too large',
  ],
  ['a text in UTF-16', utf16('\uFEFFRenée Okafor\n'.repeat(100_000)), 'too large'],
])('%s of 3 MB is told as what it is', (_, bytes, kind) => {
  expect(readTextFile(bytes)).toEqual({ kind })
})
