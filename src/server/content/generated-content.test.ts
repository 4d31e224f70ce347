import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { JobPostingHeader } from '#contract/jobs.ts'
import { rowsSchema } from '#contract/entities.ts'
import { checkContent } from './check-content.ts'
import { generateContent, generatePostings } from './generated-content.testing.ts'

const postings = generatePostings(700)

const nullable = Object.entries<Schema.Top>(JobPostingHeader.fields).flatMap(([field, schema]) =>
  Schema.is(schema)(null as never) ? [field as keyof JobPostingHeader] : [],
)

test.each(nullable)('of 700 generated postings some have %s and some have null', (field) => {
  expect([postings.some((row) => row[field] === null), postings.some((row) => row[field] !== null)]).toEqual([
    true,
    true,
  ])
})

test.each<readonly [string, (row: JobPostingHeader) => boolean]>([
  ['a city alone', ({ City, State }) => (City ?? '').trim() !== '' && (State ?? '').trim() === ''],
  ['a state alone', ({ City, State }) => (City ?? '').trim() === '' && (State ?? '').trim() !== ''],
  ['a place abroad', ({ City }) => City === 'Stuttgart'],
  ['a place that is none', ({ City }) => City === 'Remote'],
  ['work from anywhere', ({ Workplace }) => Workplace === 'Remote'],
  ['a title in another script', ({ JobFunction }) => /\p{Script=Arabic}|\p{Script=Katakana}/u.test(JobFunction)],
  ['markup of a word processor', ({ Responsibilities }) => (Responsibilities ?? '').includes('Mso')],
  ['escaped markup', ({ Responsibilities }) => (Responsibilities ?? '').startsWith('&lt;')],
  ['markup that breaks off', ({ Responsibilities }) => /<a [^>]*$/.test(Responsibilities ?? '')],
  [
    'a text of lines',
    ({ Responsibilities }) => (Responsibilities ?? '').includes('\n') && !/<\w/.test(Responsibilities ?? ''),
  ],
  ['no text at all', (row) => [row.ShortDescription, row.Responsibilities].every((text) => (text ?? '').trim() === '')],
  ['a long text', ({ Responsibilities }) => (Responsibilities ?? '').length > 1000],
])('700 generated postings have %s among them', (_, isSo) => {
  expect(postings.some(isSo)).toBe(true)
})

test('generated content can be imported', async () => {
  const { problems } = await checkContent(generateContent(Date.UTC(2026, 10, 29), 700, 'import'))
  expect(problems).toEqual([])
})

test('the same seed gives the same rows, another gives others, and all of them are valid', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((seed) => generateContent(0, 20, seed))
  expect([JSON.stringify(again) === JSON.stringify(one), JSON.stringify(other) === JSON.stringify(one)]).toEqual([
    true,
    false,
  ])
  for (const name of ['JobPostingHeader', 'Location', 'CompanyNews', 'CompanyEvent'] as const)
    Schema.decodeUnknownSync(rowsSchema(name))(one?.[name])
})
