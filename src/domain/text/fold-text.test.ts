import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePosting } from '../jobs/fixture-a.testing.ts'
import { readCriteria } from '../jobs/job-address.ts'
import { searchJobs } from '../jobs/job-board.ts'
import { openJobBoard } from '../jobs/open-board.ts'
import { openSource, searchSite } from '../site-search/site-search.ts'
import { foldText, foldWords } from './fold-text.ts'

type Writer = (text: string) => string

const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfe_e0))

const between =
  (sign: string): Writer =>
  (text) =>
    text.replace(/(?<=\p{L})(?=\p{L})/gu, sign)

/** What writes the same words in other characters. */
const writers: Readonly<Record<string, Writer>> = {
  'an iPhone': (text) => text.replaceAll("'", '’').replaceAll('"', '“'),
  'Word with French quotes off': (text) => text.replaceAll("'", '‘').replaceAll('"', '”'),
  'a typist who takes the accent key': (text) => text.replaceAll("'", '´'),
  'the Hawaiian keyboard': (text) => text.replaceAll("'", 'ʼ'),
  'a surveyor': (text) => text.replaceAll("'", '′'),
  'a name of a file on a Mac': (text) => text.normalize('NFD'),
  'a keyboard without accents': (text) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
  'Word with its hyphen that does not break': (text) => text.replaceAll('-', '\u2011'),
  'Outlook, which makes a dash of it': (text) => text.replaceAll('-', '–'),
  'a spreadsheet with a minus': (text) => text.replaceAll('-', '−'),
  'a PDF with ligatures': (text) => text.replaceAll('ffi', 'ﬃ').replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ'),
  'a web page with soft hyphens': between('\u00ad'),
  'a chat with zero-width spaces': between('\u200b'),
  'a contact card with marks of direction': (text) => `\u202a${text}\u202c`,
  'a Japanese keyboard': fullWidth,
  'a table with wide blanks': (text) => ` ${text.replaceAll(' ', '\u00a0\u2003')}\n`,
  'somebody who shouts': (text) => text.toUpperCase(),
}

const phrases = [
  "bachelor's degree",
  "o'fallon",
  'full-time co-op',
  'cañon city',
  'peña résumé',
  'finance office, flow',
  'c++ and c# on .net',
  'r&d "fast" (field) work',
  'naïve zoë: façade',
]

const signs = /["'(),:;!?[\]{}.]/g

test.each(Object.entries(writers))('%s writes the same words', (_writer, write) => {
  for (const phrase of phrases) {
    const written = write(phrase)
    expect([foldText(written), foldWords(written)]).toEqual([foldText(phrase), foldWords(phrase)])
  }
})

test('writers of one another write the same words, too', () => {
  const chain = fc.array(fc.constantFrom(...Object.entries(writers)), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(chain, fc.constantFrom(...phrases), (chosen, phrase) => {
      const written = chosen.reduce((text, [, write]) => write(text), phrase)
      expect(foldWords(written)).toBe(foldWords(phrase))
    }),
    { numRuns: 1000 },
  )
})

test('to fold once is enough, and no word is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldWords(text)
      expect([foldWords(folded), foldText(foldText(text))]).toEqual([folded, foldText(text)])
      expect(folded.replaceAll(signs, '')).toBe(foldText(folded).replaceAll(signs, ''))
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['“C++”,', 'c++'],
  ['(C#);', 'c#'],
  ['.NET.', '.net'],
  ['R&D', 'r&d'],
  ['analyst.', 'analyst'],
  ['python, sql; excel', 'python sql excel'],
  ['owners’', 'owners'],
  ['owner’s', "owner's"],
  ['U.S. Navy', 'u.s navy'],
  ['1,000.5', '1,000.5'],
  ['" ( ) "', ''],
  ['서울', '서울'],
  ['İzmir', 'izmir'],
  ['ﷺ'.repeat(2).slice(0, 1), 'صلى الله عليه وسلم'],
])('the words of %j are %j', (text, words) => {
  expect(foldWords(text)).toBe(words)
})

const posting = makePosting({
  JobPosting_ID: 'found',
  JobFunction: 'Résumé Reviewer (Full-Time), Finance & R&D',
  Responsibilities: '<p>A bachelor’s degree, python, C++ and a co–op at O’Fallon.</p>',
  City: 'Cañon City',
  State: 'Colorado',
})
const board = openJobBoard([posting, makePosting({ JobPosting_ID: 'other', JobFunction: 'Driver' })], [])
const source = openSource('JobPostingHeader', board.postings)

const searches = ["bachelor's", 'resume reviewer', 'full-time', 'finance', 'co-op', "o'fallon", 'python, c++', '“c++”']

test.each(Object.entries(writers))('who searches as %s does finds the job in both searches', (_writer, write) => {
  const find = (words: string) => [
    searchJobs(board, readCriteria(board, `search=${encodeURIComponent(words)}`).criteria, []).jobs.map(
      ({ JobPosting_ID }) => JobPosting_ID,
    ),
    searchSite([source], words).map(({ at }) => board.postings[at]?.JobPosting_ID),
  ]
  for (const words of searches) expect([words, ...find(write(words))]).toEqual([words, ['found'], ['found']])
})

test.each(Object.entries(writers))('an address in which %s wrote the city names it', (_writer, write) => {
  const query = `city=${encodeURIComponent(write('cañon city'))}`
  expect(readCriteria(board, query).criteria.cities).toEqual(['canon city|colorado'])
})
