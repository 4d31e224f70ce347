import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFirstSentence } from './first-sentence.ts'

const readFirst = (text: string) => {
  const found = findFirstSentence(text)
  return found && text.slice(...found)
}

test.each([
  ['Not every repair needs a dock. Small teams fix pumps along the piers.', 'Not every repair needs a dock.'],
  [
    'Two hurricanes in nine days: who gets the generators? You will know.',
    'Two hurricanes in nine days: who gets the generators?',
  ],
  ['A single sentence about hulls and harbors.', 'A single sentence about hulls and harbors.'],
  ['“Found wtr in gnd spt, rplcd gskt.” Millions of notes like this one exist.', '“Found wtr in gnd spt, rplcd gskt.”'],
  ['Paint dries slowly (very slowly.) Watch it with us.', 'Paint dries slowly (very slowly.)'],
  ['The yard waits for parts… And so do we.', 'The yard waits for parts…'],
  ['Every hull has a price!\n\nYou will find it.', 'Every hull has a price!'],
])('%j begins with %j', (text, sentence) => {
  expect(readFirst(text)).toBe(sentence)
})

test.each([
  'The U.S. Navy asks what a frigate costs.',
  'Our Sr. Analysts price ships for Adm. Ortega and Gen. Li.',
  'You will use tools, e.g. Crosscut, i.e. a reader of schedules.',
  'It pays approx. two hundred dollars vs. ninety elsewhere.',
  'Reports to J. R. Ames in Bldg. 5 on St. Mary Street.',
  'Version 2.0 of the tool ships with no. 7 of the catalog.',
  'Hornbeam Corp. Headquarters looks for a mayor of its kitchen.',
  'The firm pays for a Ph.D. Thesis on pumps.',
  'The catalog of pumps, vol. two, lists each of them.',
])('no abbreviation ends %j', (sentence) => {
  expect(readFirst(`${sentence} We answer within a week.`)).toBe(sentence)
})

test.each([
  ['You will work anywhere in the U.S. You will travel.', 'You will work anywhere in the U.S.'],
  ['We keep books for Larch Inc. The firm is small.', 'We keep books for Larch Inc.'],
])('an abbreviation ends %j where the next word begins a sentence', (text, sentence) => {
  expect(readFirst(text)).toBe(sentence)
})

test.each([
  ['About the role: Tamarack seeks an estimator. More.', 'Tamarack seeks an estimator.'],
  ['About the Role Tamarack seeks an estimator. More.', 'Tamarack seeks an estimator.'],
  ['About This Position\nTamarack seeks an estimator. More.', 'Tamarack seeks an estimator.'],
  ['JOB SUMMARY – Tamarack seeks an estimator. More.', 'Tamarack seeks an estimator.'],
  ['Overview: Tamarack seeks an estimator. More.', 'Tamarack seeks an estimator.'],
  ['The role requires patience and a boat. More.', 'The role requires patience and a boat.'],
  ['Summary: price hulls, and say so aloud.', 'Summary: price hulls, and say so aloud.'],
  ['Summary statistics are our daily bread. More.', 'Summary statistics are our daily bread.'],
])('a heading is no part of the sentence: %j', (text, sentence) => {
  expect(readFirst(text)).toBe(sentence)
})

test.each([
  ['Join us! We price ships for a living. More.', 'Join us! We price ships for a living.'],
  ['Ready? Then read on, it is worth it. More.', 'Ready? Then read on, it is worth it.'],
])('what is too short to stand alone takes the next sentence along: %j', (text, sentence) => {
  expect(readFirst(text)).toBe(sentence)
})

test.each([
  [''],
  ['   '],
  ['• Weigh hulls. • Count rivets.'],
  ['- Weigh hulls.\n- Count rivets.'],
  ['1. Weigh hulls. 2. Count rivets.'],
  ['You will own much: • the hull estimate • the sea trials. And more.'],
  ['Cost analyst for ships and boats'],
  ['<p>Tamarack seeks an estimator of hulls.</p>'],
  [`There is no cost history for ${'vessels, '.repeat(20)}and so on. More.`],
])('%j does not begin with a sentence that can stand alone', (text) => {
  expect(findFirstSentence(text)).toBeNull()
})

test('whatever the text, a sentence is at most 180 letters of it, and ends as one', () => {
  const word = fc.constantFrom(
    'Hull',
    'hull,',
    'e.g.',
    'U.S.',
    'pays.',
    'Sr.',
    'why?',
    '•',
    '\n',
    '“So.”',
    'About the role',
    '–',
    '2.0',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), (words) => {
      const first = readFirst(words.join(' '))
      expect(first ?? 'None is found.').toMatch(/^[^]{1,179}[.!?…]["”’)\]]*$/)
    }),
    { seed: 57, numRuns: 500 },
  )
})
