import { expect, test } from 'vitest'
import { stopwords, parseSearch, scoreWeights } from './keyword-score.ts'
import fc from 'fast-check'
import { scoreAll } from './score-documents.ts'
import { buildSearchIndex } from './search-index.ts'

test('[J5-49] there are 127 stopwords', () => {
  expect([stopwords.size, stopwords.has('the'), stopwords.has('analyst')]).toEqual([127, true, false])
})

type Row = {
  proves: string
  id: string
  search: string
  fields: string[]
  keywords?: string[]
  score: number
  hit: boolean
}

const scoreFields = (search: string, fields: ReadonlyArray<string>, keywords: ReadonlyArray<string> = []) =>
  scoreAll(buildSearchIndex([{ fields: [...fields], keywords: [...keywords] }]), search)?.[0] ?? 0

test.each<Row>([
  {
    proves: '[J5-38][J5-41][J5-42][J5-43]',
    id: 'K1',
    search: '  Cost Analyst ',
    fields: ['Cost Analyst'],
    score: 11099,
    hit: true,
  },
  {
    proves: '[J5-41][J5-43][J5-44]',
    id: 'K2',
    search: 'cost analyst',
    fields: ['Senior Cost Analyst'],
    score: 10100,
    hit: true,
  },
  { proves: '[J5-40.a][J5-44]', id: 'K3', search: 'cost analyst', fields: ['Analyst, Cost'], score: 2, hit: true },
  { proves: '[J5-40.a]', id: 'K4', search: 'cost analyst', fields: ['Budget Analyst'], score: 1, hit: false },
  {
    proves: '[J5-44]',
    id: 'K5',
    search: 'cost analyst',
    fields: ['Budget Analyst', 'Supports the lead analyst'],
    score: 2,
    hit: true,
  },
  { proves: '[J5-41][J5-42]', id: 'K6', search: 'analyst', fields: ['Analyst'], score: 10999, hit: true },
  { proves: '[J5-41]', id: 'K7', search: 'analyst', fields: ['Budget Analyst II'], score: 10000, hit: true },
  { proves: '[J5-42]', id: 'K8', search: 'cost analyst', fields: ['Analyst'], score: 1000, hit: true },
  { proves: '[J5-43]', id: 'K9', search: 'senior cost analyst', fields: ['Cost Analyst II'], score: 101, hit: true },
  {
    proves: '[J5-42][J5-43]',
    id: 'K10',
    search: 'senior cost analyst',
    fields: ['Cost Analyst'],
    score: 1100,
    hit: true,
  },
  { proves: '[J5-48]', id: 'K11', search: 'head of research', fields: ['Research Lead'], score: 1, hit: false },
  { proves: '[J5-41]', id: 'K12', search: 'head of research', fields: ['Head of Research'], score: 10001, hit: true },
  {
    proves: '[J5-42][J5-44]',
    id: 'K13',
    search: 'cost arlington',
    fields: ['Cost Analyst', 'Arlington'],
    score: 1001,
    hit: true,
  },
  {
    proves: '[J5-42][J5-43][J5-48]',
    id: 'K14',
    search: 'jobs in san diego',
    fields: ['Cost Analyst', 'San Diego'],
    score: 1100,
    hit: true,
  },
  {
    proves: '[J5-42][J5-43]',
    id: 'K15',
    search: 'cost cost analyst',
    fields: ['Cost Analyst'],
    score: 1100,
    hit: true,
  },
  { proves: '[J5-48]', id: 'K16', search: 'the', fields: ['The Navy'], score: 9999, hit: true },
  {
    proves: '[J5-45]',
    id: 'K17',
    search: 'navy events',
    fields: ['Army Gala'],
    keywords: ['event', 'events'],
    score: 999,
    hit: true,
  },
  {
    proves: '[J5-44][J5-45]',
    id: 'K18',
    search: 'navy events',
    fields: ['Navy League Expo'],
    keywords: ['event', 'events'],
    score: 1000,
    hit: true,
  },
  {
    proves: '[J5-46][J5-52]',
    id: 'K19',
    search: 'events',
    fields: ['Navy League Expo'],
    keywords: ['event', 'events'],
    score: 10999,
    hit: true,
  },
  {
    proves: '[J5-45][J5-52]',
    id: 'K20',
    search: 'events',
    fields: ['Industry Events Day'],
    keywords: ['event', 'events'],
    score: 10999,
    hit: true,
  },
  {
    proves: '[J5-45]',
    id: 'K21',
    search: 'security',
    fields: ['IT Help Desk'],
    keywords: ['it'],
    score: 0,
    hit: false,
  },
  { proves: '[J5-40.a]', id: 'K23', search: 'contact office', fields: ['Contact us'], score: 1, hit: false },
])('[J5-37.a] $proves $id: "$search" scores $score', ({ search, fields, keywords = [], score, hit }) => {
  const scored = scoreFields(search, fields, keywords)
  expect({ score: scored, hit: scored >= scoreWeights.minimum }).toEqual({ score, hit })
})

test('[J5-39] K25: a search of blanks is not scored', () => {
  const index = buildSearchIndex([{ fields: ['anything'], keywords: ['anything'] }])
  expect({ parts: parseSearch(' \u00a0  '), scores: scoreAll(index, '   ') }).toEqual({
    parts: { phrase: '', words: [], terms: [], pairs: [] },
    scores: null,
  })
})

test('[J5-48][J5-49] a stopword separates the words beside it, so that they are no pair', () => {
  expect(parseSearch('Head  of\u00a0Research lead')).toEqual({
    phrase: 'head of research lead',
    words: ['head', 'of', 'research', 'lead'],
    terms: ['head', 'research', 'lead'],
    pairs: ['research lead'],
  })
})

const stopwordsUsed = ['a', 'the', 'of']

function scoreSlowly(text: string, fields: readonly string[], keywords: readonly string[]): number {
  const tidy = (raw: string) => raw.toLowerCase().replaceAll('é', 'e').split(/\s+/).filter(Boolean).join(' ')
  const words = tidy(text).split(' ')
  const keep = [...new Set(words.filter((word) => !stopwordsUsed.includes(word)))]
  const pairs = new Set<string>()
  for (let at = 1; at < words.length; at++)
    if (!stopwordsUsed.includes(words[at - 1]!) && !stopwordsUsed.includes(words[at]!))
      pairs.add(words[at - 1]! + ' ' + words[at]!)
  let score = 0
  for (const field of fields.map(tidy)) {
    if (field.split(tidy(text)).length > 1) score += 9999
    if ([...pairs, ...keep].some((part) => part === field)) score += 999
    for (const pair of pairs) if (field.split(pair).length > 1) score += 99
    for (const term of keep) if (field.split(term).length > 1) score += 1
  }
  const names = keywords.map(tidy).filter(Boolean)
  const bonus = names.some((name) => ` ${tidy(text)} `.includes(` ${name} `)) ? 999 : 0
  return score + bonus + (score === 0 && names.includes(tidy(text)) ? 10000 : 0)
}

const word = fc.oneof(
  fc.constantFrom(...stopwordsUsed, 'é', '7', 'Ab'),
  fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }).map((letters) => letters.join('')),
)
const text = (most: number) =>
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n', '\u00a0')), { maxLength: most })
    .map((parts) => parts.flat().join(''))
const item = fc.record({ fields: fc.array(text(8), { maxLength: 4 }), keywords: fc.array(text(2), { maxLength: 2 }) })

test('[J5-37.a] on random data the index agrees with a slow scorer', () => {
  fc.assert(
    fc.property(fc.array(item, { maxLength: 8 }), text(4), (items, search) => {
      const expected = items.map(({ fields, keywords }) => scoreSlowly(search, fields, keywords))
      const isEmpty = search.trim() === ''
      expect(scoreAll(buildSearchIndex(items), search)).toEqual(isEmpty ? null : Float64Array.from(expected))
    }),
    { numRuns: 2000 },
  )
})

test('[J5-37.a] a thousand different words are told apart', () => {
  const fields = Array.from({ length: 5000 }, (_, at) => `word${at} w${at * 7}`)
  const index = buildSearchIndex(fields.map((field) => ({ fields: [field], keywords: [] })))
  for (const search of ['word4999 w34993', 'd12', '99 w', 'w1'])
    expect(scoreAll(index, search)).toEqual(Float64Array.from(fields, (field) => scoreSlowly(search, [field], [])))
})

test('[J5-42] a word is one word, however many came between', () => {
  const fields = ['first', ...Array.from({ length: 5000 }, (_, at) => `word${at}`), 'first']
  const index = buildSearchIndex(fields.map((field) => ({ fields: [field], keywords: [] })))
  const found = Array.from(scoreAll(index, 'first')?.entries() ?? []).filter(([, score]) => score > 0)
  expect(found).toEqual([
    [0, 10999],
    [5001, 10999],
  ])
})

test('[J5-38] case and surplus blanks change no score', () => {
  fc.assert(
    fc.property(text(4), fc.array(text(6)), (search, fields) => {
      const shouted = `  ${search.toUpperCase().replaceAll(' ', '   ')}\n`
      expect(
        scoreFields(
          shouted,
          fields.map((field) => field.toUpperCase()),
        ),
      ).toEqual(scoreFields(search, fields))
    }),
  )
})

test('an index can be cloned into a worker', () => {
  const index = buildSearchIndex([{ fields: ['Cost Analyst'], keywords: ['Analyst'] }])
  expect(scoreAll(structuredClone(index), 'analyst')).toEqual(Float64Array.of(10999))
})
