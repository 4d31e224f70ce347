import { Location, type JobPostingHeader, type JobProfile } from '#contract/jobs.ts'
import { JobProfile as JobProfileSchema } from '#contract/jobs.ts'
import { sampleContent } from '#content/sample-content.ts'
import { rowsSchema } from '#contract/entities.ts'
import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { seededRandom } from '../chance/random.ts'
import { countBits } from '../search/bits.ts'
import { makePosting } from './fixture-a.testing.ts'
import { readCriteria } from './job-address.ts'
import { drawJobProfile } from './job-profile.ts'
import { combine, matchJobs } from './match-jobs.ts'
import { openJobBoard } from './open-board.ts'

type Rows = { readonly postings: ReadonlyArray<JobPostingHeader>; readonly locations: ReadonlyArray<Location> }

const office = (Location_ID: string, City: string | null, State: string | null, at: readonly [number, number] | []) =>
  Schema.decodeUnknownSync(Location)({ Location_ID, City, State, Latitude: at[0] ?? null, Longitude: at[1] ?? null })

const posted = (count: number, City: string | null, State: string | null, rest: Partial<JobPostingHeader> = {}) =>
  Array.from({ length: count }, () => makePosting({ City, State, Location_ID: null, ...rest }))

const numbered = (postings: ReadonlyArray<JobPostingHeader>) =>
  postings.map((posting, index) => ({ ...posting, JobPosting_ID: String(index + 1) }))

const sample = (): Rows => {
  const content = sampleContent(Date.UTC(2026, 10, 30))
  return {
    postings: Schema.decodeUnknownSync(rowsSchema('JobPostingHeader'))(content.JobPostingHeader),
    locations: Schema.decodeUnknownSync(rowsSchema('Location'))(content.Location),
  }
}

/** As boards export them: cities of one name in two states, a whole state, nothing, an island in the sea, a code for a state. */
const oddRows = (): Rows => ({
  postings: numbered([
    ...posted(6, 'Portland', 'Maine'),
    ...posted(5, 'Portland', 'Oregon'),
    ...posted(2, ' PORTLAND', 'oregon '),
    ...posted(3, 'Łódź', 'Łódzkie'),
    ...posted(2, 'Remote', null, { Workplace: 'Remote' }),
    ...posted(1, 'Remote - US', 'Multiple States', { Workplace: 'Remote' }),
    ...posted(4, null, 'Texas'),
    ...posted(2, 'Austin', 'Texas', { Location_ID: 'atx' }),
    ...posted(1, '', ' '),
    ...posted(2, null, null),
    ...posted(3, 'Null Island', 'Gulf of Guinea'),
    ...posted(2, 'Springfield, IL', null),
  ]),
  locations: [
    office('pwm', 'Portland', 'Maine', [43.66, -70.26]),
    office('pdx', 'Portland', 'Oregon', [45.52, -122.68]),
    office('lcj', 'Łódź', 'Łódzkie', [51.76, 19.46]),
    office('atx', 'Austin (Domain)', 'TX', [30.4, -97.73]),
    office('nul', 'Null Island', 'Gulf of Guinea', [0, 0]),
    office('spi', 'Springfield', 'Illinois', []),
  ],
})

const crowds = ['Ames', 'Bodø', 'Cork', 'Deal', 'Évora', 'Fulda', 'Gyor', 'Hull', 'Ito', 'Jena']

function createCrowd(jobs: number, cities: number): Rows {
  const random = seededRandom(`crowd ${jobs} ${cities}`)
  const names = Array.from({ length: cities }, (_, index) => `${crowds[index % crowds.length]!} ${index + 1}`)
  const locations = names.map((name, index) =>
    office(name, name, null, index % 9 === 8 ? [] : [25 + random() * 23, -124 + random() * 57]),
  )
  const postings = Array.from({ length: jobs }, () => names[Math.floor(random() ** 3 * cities)]!)
  return { postings: numbered(postings.flatMap((name) => posted(1, name, null))), locations }
}

const everyRows: ReadonlyArray<readonly [string, () => Rows]> = [
  ['the sample', sample],
  ['odd rows', oddRows],
  ['no job', () => ({ ...sample(), postings: [] })],
  ['one job', () => ({ ...sample(), postings: sample().postings.slice(0, 1) })],
  ['jobs without any office', () => ({ ...sample(), locations: [] })],
  ['300 jobs in 90 towns', () => createCrowd(300, 90)],
]

const draw = ({ postings, locations }: Rows) => drawJobProfile(postings, locations)

const countFound = (board: ReturnType<typeof openJobBoard>, query: string) =>
  countBits(combine(matchJobs(board, readCriteria(board, query).criteria, [])))

const sum = ({ rows }: JobProfile) => rows.reduce((total, { jobs }) => total + jobs, 0)

test.each(everyRows)('of %s the rows hold every open job once', (_, rows) => {
  expect(sum(draw(rows()))).toBe(rows().postings.length)
})

test.each(everyRows)('of %s each row’s search finds as many jobs as the row says', (_, rows) => {
  const { postings, locations } = rows()
  const board = openJobBoard(postings, locations)
  const linked = draw(rows()).rows.filter(({ query }) => query !== null)
  expect(linked.map(({ name, query }) => [name, countFound(board, query ?? '')])).toEqual(
    linked.map(({ name, jobs }) => [name, jobs]),
  )
})

test.each(everyRows)('of %s no two rows have the same words, and what is drawn can be sent', (_, rows) => {
  const profile = draw(rows())
  const words = profile.rows.map((row) => `${row.jobs} ${row.words} ${row.name}`)
  expect(new Set(words).size).toBe(words.length)
  expect(new Set(profile.rows.map(({ name }) => name)).size).toBe(words.length)
  expect(Schema.decodeUnknownSync(JobProfileSchema)(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
})

const tell = ({ rows }: JobProfile) => rows.map(({ jobs, words, name }) => `${jobs} ${words} ${name}`)

test('the sample says where its jobs are, from west to east, each row with its own search', () => {
  const profile = draw(sample())
  expect([profile.finding, tell(profile)]).toEqual([
    '54 of our 136 open jobs are around Washington.',
    [
      '7 open jobs around Bremerton',
      '3 open jobs in Seaside',
      '3 open jobs in El Segundo',
      '9 open jobs in San Diego',
      '4 open jobs in Ogden',
      '5 open jobs in Albuquerque',
      '6 open jobs in Colorado Springs',
      '10 open jobs in Huntsville',
      '10 open jobs around Dayton',
      '4 open jobs in Orlando',
      '54 open jobs around Washington',
      '7 open jobs in Lexington Park',
      '7 open jobs in Norfolk',
      '7 open jobs in Bedford',
    ],
  ])
  expect(profile.rows.every(({ query }) => query !== null)).toBe(true)
})

test('what lies at no known longitude stands in the list, is not drawn, and is counted in words', () => {
  const profile = draw(oddRows())
  expect(profile.finding).toBe(
    '7 of our 33 open jobs are in Portland, Oregon. 15 of them have no longitude and stand in the list alone.',
  )
  expect(tell(profile)).toEqual([
    '7 open jobs in Portland, Oregon',
    '2 open jobs in Austin',
    '6 open jobs in Portland, Maine',
    '3 open jobs in Łódź',
    '4 open jobs: Texas',
    '3 open jobs: Null Island, Gulf of Guinea',
    '2 open jobs: Remote',
    '2 open jobs: Springfield, IL',
    '1 open job: Remote - US, Multiple States',
    '3 open jobs without a place',
  ])
  expect(profile.rows.map(({ flag }) => flag !== null)).toEqual([true, true, true, true, ...Array(6).fill(false)])
})

test.each([
  ['No job is open today.', []],
  ['1 open job in Ogden.', posted(1, 'Ogden', 'Utah')],
  ['4 open jobs, from west to east.', [...posted(2, 'Ogden', 'Utah'), ...posted(2, 'Bedford', 'Massachusetts')]],
  ['2 open jobs, at no longitude that we know.', posted(2, 'Remote', null)],
  [
    '2 open jobs in Ogden. 1 of them has no longitude and stands in the list alone.',
    [...posted(1, 'Ogden', 'Utah'), ...posted(1, null, null)],
  ],
])('the drawing finds: %s', (finding, postings) => {
  expect(draw({ postings: numbered(postings), locations: sample().locations }).finding).toBe(finding)
})

test('of very many towns forty have a row, and all others one', () => {
  const { rows } = draw(createCrowd(3000, 400))
  expect(rows.filter(({ words }) => !words.endsWith(':')).length).toBe(41)
  expect(rows.at(-1)?.name).toMatch(/^\d+ other places$/)
})
