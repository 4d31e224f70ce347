import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkContent } from './check-content.ts'
import { readPlace } from './converted-posting.ts'
import { runConvertCommand } from './convert-command.ts'

let folder: string
let lines: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convert-'))
  lines = []
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const target = () => join(folder, 'out', 'JobPostingHeader.json')

function convert(kind: string, given: unknown, ...options: string[]) {
  const file = join(folder, 'given')
  writeFileSync(file, typeof given === 'string' ? given : JSON.stringify(given))
  return runConvertCommand([kind, file, join(folder, 'out'), ...options], (line) => void lines.push(line))
}

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>
const readRows = () => JSON.parse(readFileSync(target(), 'utf8')) as Rows

/** What the site gets from the file, without what is null. */
async function readImported() {
  const { rows, problems } = await checkContent({ JobPostingHeader: readRows() })
  expect(problems).toEqual([])
  return (rows.JobPostingHeader ?? []).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  )
}

const moment = (value: string) => ({ type: 'datetime', value })

test('an export of Greenhouse becomes postings, its escaped HTML is read, and what is left out is said', async () => {
  const job = {
    id: 4410023,
    internal_job_id: 31,
    requisition_id: 'R-77',
    title: 'Harbor Pilot',
    updated_at: '2026-11-03T09:15:00-05:00',
    location: { name: 'Duluth, MN; Superior, WI' },
    absolute_url: 'https://boards.example/4410023',
    content:
      '&lt;div class=&quot;intro&quot;&gt;&lt;p&gt;You bring ships in.&lt;/p&gt;&lt;/div&gt;&lt;div&gt;You know the bar.&lt;/div&gt;',
    departments: [{ id: 1, name: 'Pilots; Night' }],
    pay_input_ranges: [{ min_cents: 9_100_000, max_cents: 11_750_000, currency_type: 'USD', title: 'Base' }],
  }
  expect(convert('greenhouse', { jobs: [job], meta: { total: 1 } })).toBe(0)
  expect(await readImported()).toEqual([
    {
      JobPosting_ID: '4410023',
      TrackingNumber: 'R-77',
      JobFunction: 'Harbor Pilot',
      Description: 'Harbor Pilot',
      Responsibilities: '<p>You bring ships in.</p><p>You know the bar.</p>',
      IsFullTime: true,
      JobPostingGroups: 'Pilots, Night',
      LastModifiedDate: moment('2026-11-03T14:15:00.000Z'),
      City: 'Duluth',
      State: 'Minnesota',
      State_ID: 'MN',
      Pay: { Low: 91_000, High: 117_500, Unit: 'year' },
    },
  ])
  expect(lines).toEqual([
    'Left out: all places but the first (1 job)',
    'Left out: the fields internal_job_id, absolute_url',
    `Wrote 1 job to ${target()}. "content check ${join(folder, 'out')}" says what an import would do.`,
  ])
})

test('an export of Lever becomes postings with lists, and pay in another currency is said to be left out', async () => {
  const posting = {
    id: '8c1b-22',
    text: 'Crane Mechanic',
    categories: { location: 'Remote - Ohio', team: 'Yard', department: 'Operations', commitment: 'Part-time' },
    description: '<div>Keep cranes moving.</div><div>Grease them.</div>',
    lists: [
      { text: 'Your days', content: '<li>Inspect</li><li>Repair</li>' },
      { text: 'What you bring', content: '<li>Welding</li>' },
    ],
    additional: '<div>We pay for boots.</div>',
    workplaceType: 'onsite',
    createdAt: 1_793_000_000_000,
    salaryRange: { min: 60_000, max: 70_000, currency: 'CAD', interval: 'per-year-salary' },
  }
  expect(convert('lever', [posting])).toBe(0)
  expect(await readImported()).toEqual([
    {
      JobPosting_ID: '8c1b-22',
      TrackingNumber: '8c1b-22',
      JobFunction: 'Crane Mechanic',
      Description: 'Crane Mechanic',
      Responsibilities:
        '<p>Keep cranes moving.</p><p>Grease them.</p><h3>Your days</h3><ul><li>Inspect</li><li>Repair</li></ul><p>We pay for boots.</p>',
      SkillsRequired: '<h3>What you bring</h3><ul><li>Welding</li></ul>',
      IsFullTime: false,
      Workplace: 'On-site',
      JobPostingGroups: 'Operations; Yard',
      LastModifiedDate: moment(new Date(1_793_000_000_000).toISOString()),
      State: 'Ohio',
      State_ID: 'OH',
    },
  ])
  expect(lines[0]).toEqual('Left out: pay that is not in dollars by the year or hour (1 job)')
})

test('an export of Ashby becomes postings, without those that are not listed', async () => {
  const job = (id: string, fields: object) => ({
    id,
    title: 'Tide Analyst',
    department: 'Science',
    team: 'Science',
    employmentType: 'FullTime',
    location: 'Astoria, OR',
    isRemote: true,
    descriptionHtml: '<p>Read gauges.</p>',
    publishedAt: '2026-10-30T08:00:00.000+00:00',
    ...fields,
  })
  const compensation = {
    summaryComponents: [
      { compensationType: 'Salary', interval: '1 HOUR', currencyCode: 'USD', minValue: 31.5, maxValue: 40 },
    ],
  }
  expect(convert('ashby', { jobs: [job('a1', { compensation }), job('a2', { isListed: false })] })).toBe(0)
  expect(await readImported()).toEqual([
    {
      JobPosting_ID: 'a1',
      TrackingNumber: 'a1',
      JobFunction: 'Tide Analyst',
      Description: 'Tide Analyst',
      Responsibilities: '<p>Read gauges.</p>',
      IsFullTime: true,
      Workplace: 'Remote',
      JobPostingGroups: 'Science',
      LastModifiedDate: moment('2026-10-30T08:00:00.000Z'),
      City: 'Astoria',
      State: 'Oregon',
      State_ID: 'OR',
      Pay: { Low: 31.5, High: 40, Unit: 'hour' },
    },
  ])
})

test('a result of USAJOBS becomes postings, with its moments in UTC', async () => {
  vi.stubEnv('TZ', 'America/Chicago')
  const descriptor = {
    PositionID: 'CG-26-114',
    PositionTitle: 'Buoy Tender Engineer',
    PositionLocation: [
      { CityName: 'Mobile, Alabama', CountrySubDivisionCode: 'Alabama', CountryCode: 'United States' },
    ],
    PositionSchedule: [{ Name: 'Full-time', Code: '1' }],
    PositionRemuneration: [{ MinimumRange: '74441.0', MaximumRange: '96770.0', RateIntervalCode: 'PA' }],
    QualificationSummary: 'One year at GS-9.\n\nA license.',
    JobCategory: [{ Name: 'Marine Engineering', Code: '0871' }],
    PublicationStartDate: '2026-11-12T00:00:00.0000',
    UserArea: {
      Details: {
        JobSummary: 'Keeps buoys lit.',
        MajorDuties: ['Service buoys.', 'Train crews.'],
        TeleworkEligible: false,
      },
    },
  }
  const result = {
    SearchResult: { SearchResultItems: [{ MatchedObjectId: '81500012', MatchedObjectDescriptor: descriptor }] },
  }
  expect(convert('usajobs', result)).toBe(0)
  expect(await readImported()).toEqual([
    {
      JobPosting_ID: '81500012',
      TrackingNumber: 'CG-26-114',
      JobFunction: 'Buoy Tender Engineer',
      Description: 'Buoy Tender Engineer',
      ShortDescription: 'Keeps buoys lit.',
      Responsibilities: '<p>Service buoys.</p><p>Train crews.</p>',
      SkillsRequired: '<p>One year at GS-9.</p><p>A license.</p>',
      IsFullTime: true,
      Workplace: 'On-site',
      JobPostingGroups: 'Marine Engineering',
      LastModifiedDate: moment('2026-11-12T00:00:00.000Z'),
      City: 'Mobile',
      State: 'Alabama',
      State_ID: 'AL',
      Pay: { Low: 74_441, High: 96_770, Unit: 'year' },
    },
  ])
})

const jsonLd = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Lock Keeper',
  url: 'https://canal.example/jobs/lock-keeper',
  description: '<p>Open the gates.</p>',
  responsibilities: 'Log boats.\nClear weed.',
  datePosted: '2026-11-20',
  employmentType: ['PART_TIME'],
  validThrough: '2027-01-01',
  jobLocation: {
    address: { addressLocality: 'Lockport', addressRegion: 'NY', postalCode: '14094', streetAddress: '1 Canal St' },
  },
  baseSalary: { currency: 'USD', value: { minValue: 22, maxValue: 27.25, unitText: 'HOUR' } },
}

test('JobPosting of a page becomes a posting, as a list or a graph does, with the same id each time', async () => {
  const page = `<!doctype html><title>Jobs</title><script>const a = '<p>'</script><script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, jsonLd] })}</script><p>Hello`
  expect(convert('json-ld', page)).toBe(0)
  const [imported] = await readImported()
  const id = imported?.JobPosting_ID
  expect(imported).toEqual({
    JobPosting_ID: expect.stringMatching(/^[\da-f]{12}$/),
    TrackingNumber: id,
    JobFunction: 'Lock Keeper',
    Description: 'Lock Keeper',
    Responsibilities: '<p>Open the gates.</p><p>Log boats.<br>Clear weed.</p>',
    IsFullTime: false,
    LastModifiedDate: moment('2026-11-20T00:00:00.000Z'),
    Address1: '1 Canal St',
    City: 'Lockport',
    State: 'New York',
    State_ID: 'NY',
    ZipCode: '14094',
    Pay: { Low: 22, High: 27.25, Unit: 'hour' },
  })
  expect(lines[0]).toEqual('Left out: the fields validThrough')
  expect(convert('json-ld', [{ ...jsonLd, datePosted: '2026-11-28' }], '--replace')).toBe(0)
  expect(readRows()[0]?.JobPosting_ID).toEqual(id)
})

const dates: ReadonlyArray<[string, string]> = [
  ['Nov 12, 2026', '2026-11-12T00:00:00.000Z'],
  ['11/12/2026', '2026-11-12T00:00:00.000Z'],
  ['12-11-2026', '2026-12-11T00:00:00.000Z'],
  ['2026-11-12', '2026-11-12T00:00:00.000Z'],
  ['2026-11-12 09:15', '2026-11-12T09:15:00.000Z'],
  ['November 12, 2026 5:00 PM', '2026-11-12T17:00:00.000Z'],
  ['2026-11-12T09:15:00.0000', '2026-11-12T09:15:00.000Z'],
  ['2026-11-12T09:15:00z', '2026-11-12T09:15:00.000Z'],
  ['2026-11-12T09:15:00+02', '2026-11-12T07:15:00.000Z'],
  ['2026-11-12 09:15:00 -0500', '2026-11-12T14:15:00.000Z'],
  ['Thu, 12 Nov 2026 10:00:00 GMT', '2026-11-12T10:00:00.000Z'],
]

test.each(dates)('the date %s is read alike on every machine', (datePosted, expected) => {
  for (const zone of ['America/Chicago', 'Asia/Kolkata']) {
    vi.stubEnv('TZ', zone)
    expect(convert('json-ld', { ...jsonLd, datePosted }, '--replace')).toBe(0)
    expect(readRows()[0]?.LastModifiedDate).toEqual(moment(expected))
  }
})

test('dates that cannot be read are said', () => {
  const job = (id: string, updated_at: string | null) => ({
    id,
    title: 'Diver',
    location: {},
    content: 'Dive.',
    updated_at,
  })
  const jobs = [
    job('1', 'soon'),
    job('2', '20.11.2026'),
    job('3', 'soon'),
    job('4', null),
    job('5', '2026-11-20'),
    job('6', 'soon 5'),
  ]
  expect(convert('greenhouse', { jobs })).toBe(0)
  expect(lines[0]).toEqual('Left out: dates that cannot be read: "soon", "20.11.2026", "soon 5" (4 jobs)')
})

const places: ReadonlyArray<[string, string | null, string | null]> = [
  ['Springfield, Fairfax County, VA, US', 'Springfield', 'VA'],
  ['Lafayette, Lafayette Parish, Louisiana', 'Lafayette', 'Louisiana'],
  ['Hybrid Reston, VA', 'Reston', 'VA'],
  ['Remote: Boise, Idaho', 'Boise', 'Idaho'],
  ['Hybrid in Tulsa, OK', 'Tulsa', 'OK'],
  ['Fully remote, US', null, null],
  ['Remote position - Ohio', null, 'Ohio'],
  ['Kingston, Ontario, CA', 'Kingston', 'Ontario'],
  ['Orange County, CA', 'Orange County', 'CA'],
]

test.each(places)('the place "%s" is %s in %s', (line, city, state) => {
  expect(readPlace(line)).toEqual({ city, state })
})

test.each([
  ['greenhouse', { jobs: [{ title: 'a' }] }],
  ['lever', { jobs: [] }],
  ['ashby', [1]],
  ['usajobs', { SearchResult: {} }],
  ['json-ld', '<p>No jobs</p>'],
  ['greenhouse', 'no JSON'],
])('what is not an export of %s is refused, and nothing is written', (kind, given) => {
  expect(convert(kind, given)).toBe(1)
  expect(lines.map((line) => line.replace(/: Expected .*\. Nothing/, ': Expected …. Nothing'))).toEqual([
    `${join(folder, 'given')}: Expected …. Nothing was written.`,
  ])
  expect(() => readRows()).toThrow(/ENOENT/)
})

test('a file that is there is overwritten only if that is meant, and jobs without a title or with an id twice are left out', () => {
  const job = (id: string, title: string) => ({ id, text: title, categories: {}, description: 'Row.' })
  expect(convert('lever', [job('1', 'Rower'), job('1', 'Rower'), job('2', ' ')])).toBe(0)
  expect(lines.slice(0, -1)).toEqual(['Left out: job 2 has the id "1" of another', 'Left out: job 3 has no title'])
  lines = []
  expect(convert('lever', [job('3', 'Cox')])).toBe(1)
  expect([lines, readRows().length]).toEqual([
    [`${target()} is there already: give --replace if it is to be overwritten.`],
    1,
  ])
  expect(convert('lever', [job('3', 'Cox')], '--replace')).toBe(0)
  expect(readRows()[0]?.JobFunction).toEqual('Cox')
})

test('a kind that is none, or a file that is not there, is answered', () => {
  const run = (...args: string[]) => runConvertCommand(args, (line) => void lines.push(line))
  expect([run(), run('workday', 'a', 'b'), run('lever', 'a'), run('lever', join(folder, 'none'), folder)]).toEqual([
    2, 2, 2, 1,
  ])
  expect(lines.at(-1)).toEqual(`${join(folder, 'none')}: The file cannot be read (ENOENT)`)
})
