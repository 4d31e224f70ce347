import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSearchCut, truncateSearch, searchedPart, searchedText } from './searched-part.ts'

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(' ')
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const allPairs = letters.flatMap((first) => letters.map((second) => first + second)).join(' ')

test.each([
  ['as it is', 'Cost Analyst', 'Cost Analyst'],
  ['with tidy blanks', '  Cost \n  Analyst ', 'Cost Analyst'],
  ['of nothing', '   ', ''],
  ['of twelve words', words(12), words(12)],
  ['of thirteen words', words(13), words(12)],
  ['of all pairs of letters', allPairs, 'aa ab ac ad ae af ag ah ai aj ak al'],
  [
    'of words that end at 200 characters',
    `${'x'.repeat(99)} ${'y'.repeat(100)}`,
    `${'x'.repeat(99)} ${'y'.repeat(100)}`,
  ],
  ['of words that end after 200 characters', `${'x'.repeat(100)} ${'y'.repeat(100)}`, 'x'.repeat(100)],
  ['of a word of 300 characters', 'x'.repeat(300), 'x'.repeat(200)],
  ['of a long word and a short one', `${'x'.repeat(300)} y`, 'x'.repeat(200)],
  ['of a long word that would end in half a character', `${'x'.repeat(199)}😀`, 'x'.repeat(199)],
])('what is searched %s', (_what, text, searched) => {
  expect(searchedPart(text)).toEqual(searched)
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 500 }),
  fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom('a', ' ', ' ', 'İ', '😀', 'cost', '\t'), { maxLength: 600 }).map((parts) => parts.join('')),
)

test('of any text at most 200 characters and 12 words are searched: its beginning, and of that no less', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const searched = searchedText(text)
      expect(searched.length).toBeLessThanOrEqual(200)
      expect(searched.split(' ').length).toBeLessThanOrEqual(12)
      expect(text.toLowerCase().replace(/\s+/g, ' ').trim().startsWith(searched)).toEqual(true)
      expect([searchedText(searched), isSearchCut(searched)]).toEqual([searched, false])
    }),
  )
})

test('what a page remembers of a text is searched like the text, and is as much cut', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = truncateSearch(text)
      expect(kept.length).toBeLessThanOrEqual(400)
      expect([searchedText(kept), isSearchCut(kept)]).toEqual([searchedText(text), isSearchCut(text)])
    }),
  )
})
