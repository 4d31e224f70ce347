import { expect, test } from 'vitest'
import type { ContentTables } from './content-tables.ts'
import { checkContent } from './check-content.ts'
import { noExistingContent } from './existing-content.ts'
import { sampleContent } from '#content/sample-content.ts'

const location = (id: unknown, fields: object = {}) => ({ Location_ID: id, ...fields })
const posting = (id: unknown, fields: object = {}) => ({
  JobPosting_ID: id,
  TrackingNumber: 'T',
  JobFunction: 'Analyst',
  ShortDescription: 'Counts what things cost.',
  IsFullTime: true,
  LastModifiedDate: { type: 'datetime', value: '2026-11-01T09:30:00.000Z' },
  ...fields,
})
const event = (fields: object = {}) => ({
  CompanyEvent_ID: 1,
  Title: 'Open day',
  StartDate: { type: 'date', value: '2026-12-01T00:00:00.000' },
  ...fields,
})
const findProblems = (given: Parameters<typeof checkContent>[0], options?: Parameters<typeof checkContent>[1]) =>
  checkContent(given, options).then(({ problems }) => problems)

test('the sample has no faults', async () => {
  const { problems, notes } = await checkContent(sampleContent(Date.UTC(2026, 10, 21)))
  expect({ problems, notes }).toEqual({ problems: [], notes: [] })
})

test('numeric ids are read as text and fields that may be null may be left out', async () => {
  const { rows, problems } = await checkContent({
    Location: [location(7)],
    ContractsContact: [{ ContractsContact_ID: 1, Role: 'Contracts', Name: 'Ada Birch', Location_ID: 7 }],
  })
  expect(problems).toEqual([])
  expect(rows.ContractsContact).toEqual([
    {
      ContractsContact_ID: '1',
      Role: 'Contracts',
      Name: 'Ada Birch',
      Email: null,
      Location_ID: '7',
      DirectOfficePhoneNumber: null,
      Extension: null,
    },
  ])
})

test('wrong types and missing fields are told by row and field, with what was found', async () => {
  expect(
    await findProblems({
      JobPostingHeader: [posting(''), posting(2, { JobFunction: 5, IsFullTime: 'yes', HasSecurity: 2 }), 'text', {}],
    }),
  ).toEqual([
    'JobPostingHeader.json row 1, JobPosting_ID: Expected an identifier, found ""',
    'JobPostingHeader.json row 2, JobFunction: Expected text, found 5',
    'JobPostingHeader.json row 2, IsFullTime: Expected true or false, found "yes"',
    'JobPostingHeader.json row 2, HasSecurity: Expected 0 or 1, found 2',
    'JobPostingHeader.json row 3: Expected an object, found "text"',
    'JobPostingHeader.json row 4, JobPosting_ID: is missing',
    'JobPostingHeader.json row 4, TrackingNumber: is missing',
    'JobPostingHeader.json row 4, JobFunction: is missing',
    'JobPostingHeader.json row 4, IsFullTime: is missing',
    'JobPostingHeader.json row 4, LastModifiedDate: is missing',
  ])
})

test('[C3.2-07][C3.2-08] dates that are null, of another type or not in the calendar are told', async () => {
  const dated = (LastModifiedDate: unknown) => posting(1, { LastModifiedDate })
  const dates = [
    null,
    { type: 'datetime', value: null },
    { type: 'date', value: '2026-11-01T00:00:00.000' },
    { type: 'datetime', value: '2026-02-31T00:00:00.000Z' },
    { type: 'datetime', value: 'yesterday' },
    '2026-11-01',
  ]
  expect((await Promise.all(dates.map((date) => findProblems({ JobPostingHeader: [dated(date)] })))).flat()).toEqual([
    'JobPostingHeader.json row 1, LastModifiedDate: Date cannot be null',
    'JobPostingHeader.json row 1, LastModifiedDate: Date cannot be null',
    'JobPostingHeader.json row 1, LastModifiedDate: Expected "datetime", found "date"',
    'JobPostingHeader.json row 1, LastModifiedDate: Expected a day that exists, found "2026-02-31T00:00:00.000Z"',
    'JobPostingHeader.json row 1, LastModifiedDate: Expected a date written yyyy-mm-ddThh:mm:ss.mmmZ, found "yesterday"',
    'JobPostingHeader.json row 1, LastModifiedDate: Expected a date object with "type" and "value", found "2026-11-01"',
  ])
})

test('codes, addresses and degrees that cannot be are told', async () => {
  expect(
    await findProblems({
      Location: [location(1, { Latitude: 95, Longitude: 'west', MapURL: 'javascript:alert(1)' })],
      JobPostingHeader: [posting(1, { ExperienceLevel: '9', Workplace: 'Moon' }), posting(2, { ExperienceLevel: '9' })],
      CompanyEvent: [event({ LocationURL: 'ftp://example.com' })],
    }),
  ).toEqual([
    'Location.json row 1, MapURL: Expected an address that starts with https://, http:// or /, found "javascript:alert(1)"',
    'Location.json row 1, Latitude: Expected degrees from -90 to 90, found 95',
    'Location.json row 1, Longitude: Expected a number or null, found "west"',
    'JobPostingHeader.json row 1, Workplace: Expected "Hybrid", "On-site", "Remote" or "Onsite", found "Moon"',
    'CompanyEvent.json row 1, LocationURL: Expected an address that starts with https://, http:// or /, found "ftp://example.com"',
    'JobPostingHeader.json row 2, ExperienceLevel: Expected one of 1, 2, 3 or null, found "9"',
  ])
})

test('pay that cannot be is told with what was found, whatever of it is wrong', async () => {
  const range = 'Expected Low at most High, both 1 to 1,000 dollars an hour or 1,000 to 10,000,000 dollars a year'
  const pays = [
    { Low: 98_000, High: 126_000, Unit: 'year' },
    null,
    { Low: 126_000, High: 98_000, Unit: 'year' },
    { Low: 98_000, High: 126_000, Unit: 'hour' },
    { Low: 98_000, Unit: 'year' },
    { Low: 98_000, High: 126_000 },
    { Low: 98_000, High: 126_000, Unit: 'month' },
    { Low: '98k', High: 126_000, Unit: 'year' },
    { Low: 24.505, High: 31, Unit: 'hour' },
    '$98,000 to $126,000',
    {},
  ]
  expect(await findProblems({ JobPostingHeader: pays.map((Pay, index) => posting(index, { Pay })) })).toEqual([
    `JobPostingHeader.json row 3, Pay: ${range}, found {"Low":126000,"High":98000,"Unit":"year"}`,
    `JobPostingHeader.json row 4, Pay: ${range}, found {"Low":98000,"High":126000,"Unit":"hour"}`,
    'JobPostingHeader.json row 5, Pay: High is missing',
    'JobPostingHeader.json row 6, Pay: Unit is missing',
    'JobPostingHeader.json row 7, Pay: Expected "year" or "hour", found "month"',
    'JobPostingHeader.json row 8, Pay: Expected a number, found "98k"',
    'JobPostingHeader.json row 9, Pay: Expected dollars and whole cents, found 24.505',
    'JobPostingHeader.json row 10, Pay: Expected an object or null, found "$98,000 to $126,000"',
    'JobPostingHeader.json row 11, Pay: Low is missing',
  ])
})

test('an address that begins like a path and leaves the site is told', async () => {
  const addresses = ['//other.example', '/\\other.example', '/media']
  expect(
    await Promise.all(addresses.map((LocationURL) => findProblems({ CompanyEvent: [event({ LocationURL })] }))),
  ).toEqual([
    [
      'CompanyEvent.json row 1, LocationURL: Expected an address that starts with https://, http:// or /, found "//other.example"',
    ],
    [
      'CompanyEvent.json row 1, LocationURL: Expected an address that starts with https://, http:// or /, found "/\\\\other.example"',
    ],
    [],
  ])
})

test('a key that comes twice is told with the row that had it first', async () => {
  expect(await findProblems({ Location: [location('7'), location(8), location(7)] })).toEqual([
    'Location.json row 3, Location_ID: "7" is already in row 1',
  ])
})

test('an event that ends before it starts is told, a minimum date does not count', async () => {
  const ends = ['2026-11-30T00:00:00.000', '2026-12-01T00:00:00.000', '0001-01-01T00:00:00.000']
  expect(
    (
      await Promise.all(
        ends.map((value) => findProblems({ CompanyEvent: [event({ EndDate: { type: 'date', value } })] })),
      )
    ).flat(),
  ).toEqual([
    'CompanyEvent.json row 1, EndDate: Expected a time after StartDate (2026-12-01T00:00:00.000), found 2026-11-30T00:00:00.000',
  ])
})

test('an event may end on the day it begins, also when that day has no time; it may not end on an earlier day', async () => {
  const StartDate = { type: 'datetime', value: '2026-05-04T09:00:00.000Z' }
  const ends = [
    { type: 'nullable date', value: '2026-05-04T00:00:00.000' },
    { type: 'date', value: '2026-05-04T00:00:00.000' },
    { type: 'date', value: '2026-05-03T00:00:00.000' },
    { type: 'date', value: '2026-05-02T00:00:00.000' },
    { type: 'nullable datetime', value: '2026-05-04T08:59:59.999Z' },
  ]
  expect(
    await Promise.all(ends.map((EndDate) => findProblems({ CompanyEvent: [event({ StartDate, EndDate })] }))),
  ).toEqual([
    [],
    [],
    // In Hawaii it begins on the evening of that day.
    [],
    [
      'CompanyEvent.json row 1, EndDate: Expected a time after StartDate (2026-05-04T09:00:00.000Z), found 2026-05-02T00:00:00.000',
    ],
    [
      'CompanyEvent.json row 1, EndDate: Expected a time after StartDate (2026-05-04T09:00:00.000Z), found 2026-05-04T08:59:59.999Z',
    ],
  ])
})

test('a time zone is one that is known, or none', async () => {
  const StartDate = { type: 'datetime', value: '2026-12-10T00:00:00.000Z' }
  const zones = [
    null,
    'America/Denver',
    'Asia/Kolkata',
    'EST',
    'Eastern Standard Time',
    '-05:00',
    'America/Arlington',
    '',
  ]
  const found = await Promise.all(
    zones.map((TimeZone) => findProblems({ CompanyEvent: [event({ StartDate, TimeZone })] })),
  )
  const problem = (zone: string) => [
    `CompanyEvent.json row 1, TimeZone: Expected an IANA time zone such as America/New_York or null, found "${zone}"`,
  ]
  expect(found).toEqual([[], [], [], ...zones.slice(3).map((zone) => problem(zone ?? ''))])
})

test('a figure of news is short, or none', async () => {
  const row = {
    CompanyNews_ID: 5,
    Title: 'Ferry line doubled',
    PublishedDate: { type: 'date', value: '2026-03-02T00:00:00.000' },
  }
  const figures = [null, '2 → 4', '£1.2 bn+', '1,200,000', 12]
  const found = await Promise.all(figures.map((Figure) => findProblems({ CompanyNews: [{ ...row, Figure }] })))
  expect(found).toEqual([
    [],
    [],
    [],
    ['CompanyNews.json row 1, Figure: Expected at most 8 characters, such as 30,000, found "1,200,000"'],
    ['CompanyNews.json row 1, Figure: Expected text or null, found 12'],
  ])
})

test('what the server computes is no content: a field of that name is left out, whatever it says', async () => {
  const StartDate = { type: 'date', value: '2026-12-10T00:00:00.000' }
  const { problems, notes } = await checkContent({
    CompanyEvent: [
      event({ StartDate, Time: '7 pm' }),
      event({ CompanyEvent_ID: '2', StartDate, Time: { Words: 'Soon' } }),
    ],
  })
  expect({ problems, notes }).toEqual({
    problems: [],
    notes: ['CompanyEvent.json: the field Time is unknown and left out (2 rows)'],
  })
})

test('there is exactly one row of figures', async () => {
  expect(await findProblems({ WebsiteStat: [] })).toEqual(['WebsiteStat.json: Expected exactly one row, found 0'])
  expect(await findProblems({ WebsiteStat: [{}, {}] })).toEqual(['WebsiteStat.json: Expected exactly one row, found 2'])
})

test('an office that is named must be in the files or in the database', async () => {
  const existing = { ...noExistingContent, offices: new Set(['5']) }
  const given = {
    Location: [location(1)],
    JobPostingHeader: ['1', '5', '9'].map((id) => posting(id, { Location_ID: id })),
  }
  expect(await findProblems(given, { existing })).toEqual([
    'JobPostingHeader.json row 3, Location_ID: There is no office "9" in Location.json or the database',
  ])
  expect(await findProblems(given, { existing, prune: true })).toEqual([
    'JobPostingHeader.json row 2, Location_ID: There is no office "5" in Location.json',
    'JobPostingHeader.json row 3, Location_ID: There is no office "9" in Location.json',
  ])
})

test('an office that goes while rows of the database still name it is noted', async () => {
  const existing = {
    offices: new Set(['1', '5']),
    officeUsers: [{ entity: 'JobPostingHeader' as const, id: 'a', office: '5' }],
    kindIds: {},
  }
  const given = { Location: [location(1)] }
  const listNotes = async (rows: ContentTables, prune: boolean) => (await checkContent(rows, { existing, prune })).notes
  expect(await listNotes(given, true)).toEqual([
    'Location.json: the office "5" goes, and JobPostingHeader "a" of the database loses it',
  ])
  expect(await listNotes(given, false)).toEqual([])
  expect(await listNotes({ ...given, JobPostingHeader: [] }, true)).toEqual([])
})

test('what the database cannot keep is told', async () => {
  expect(
    await findProblems({
      Location: [location(1, { City: 'Day\0ton' })],
      CompanyEvent: [event({ StartDate: { type: 'date', value: '0000-01-01T00:00:00.000' } })],
      WebsiteStat: [{ years: 3_000_000_000 }],
    }),
  ).toEqual([
    'Location.json row 1, City: Expected text without null characters',
    'CompanyEvent.json row 1, StartDate: Expected a year from 0001, found "0000-01-01T00:00:00.000"',
    'WebsiteStat.json row 1, years: Expected at most 2147483647, found 3000000000',
  ])
})

test('unknown fields are noted once for each field and left out', async () => {
  const { rows, problems, notes } = await checkContent({
    JobPostingGroup: [
      { Description: 'Cost Estimating', IsFeatured: true, IsActive: true, SortOrder: 1 },
      { Description: 'Data Science', IsFeatured: true, IsActive: true, SortOrder: 2 },
    ],
  })
  expect({ problems, notes }).toEqual({
    problems: [],
    notes: ['JobPostingGroup.json: the field SortOrder is unknown and left out (2 rows)'],
  })
  expect(rows.JobPostingGroup?.[0]).toEqual({
    JobPostingGroup_ID: null,
    Description: 'Cost Estimating',
    IsFeatured: true,
    IsActive: true,
  })
})

test('HTML keeps what the allowlist names and loses what could act', async () => {
  const html = `<h2 onclick="steal()">Work</h2><p style="color:red">with <strong>care</strong> &amp; <a href="javascript:steal()" target="_blank">links</a></p><script>steal()</script><img src=x onerror=steal()><a href="https://example.com/a?b=1&amp;c=2">out</a><a href="//evil.example">no scheme</a>`
  const { rows } = await checkContent({
    JobPostingHeader: [posting(1, { Responsibilities: html, ShortDescription: 'R&D <3' })],
  })
  const [cleaned] = rows.JobPostingHeader ?? []
  expect([cleaned?.Responsibilities, cleaned?.ShortDescription]).toEqual([
    '<h2>Work</h2><p>with <strong>care</strong> &amp; <a>links</a></p><p><a href="https://example.com/a?b=1&amp;c=2">out</a><a>no scheme</a></p>',
    'R&D <3',
  ])
})

test('the 500 rows of a kind are those it has after the import, with those of the database that stay', async () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => ({
      Gender_ID: from + index,
      Description: `Choice ${from + index}`,
    }))
  const existing = {
    ...noExistingContent,
    kindIds: { Gender: new Set(rows(0, 300).map((row) => String(row.Gender_ID))) },
  }
  const listImportProblems = (from: number, to: number, prune = false) =>
    findProblems({ Gender: rows(from, to) }, { existing, prune })
  expect([await listImportProblems(100, 500), await listImportProblems(300, 501, true)]).toEqual([[], []])
  expect(await listImportProblems(100, 501)).toEqual([
    'Gender.json: Expected at most 500 rows, found 501 with the 100 in the database that are not in the file',
  ])
})

test('a kind may have 500 rows, each with a description of at most 300 characters and a place from 0', async () => {
  const rows = Array.from({ length: 501 }, (_, index) => ({ Gender_ID: index, Description: `Choice ${index}` }))
  const row = (fields: object) => ({ Country_ID: 'XX', Description: 'Elsewhere', ...fields })
  expect(await findProblems({ Gender: rows.slice(1) })).toEqual([])
  expect(await findProblems({ Gender: rows })).toEqual(['Gender.json: Expected at most 500 rows, found 501'])
  expect(
    await Promise.all(
      [{ Description: 'x'.repeat(301) }, { Description: ' ' }, { SortOrder: -1 }, { IsActive: 1 }].map(
        async (fields) => (await findProblems({ Country: [row(fields)] }))[0]?.split(', found')[0],
      ),
    ),
  ).toEqual([
    'Country.json row 1, Description: Expected at most 300 characters',
    'Country.json row 1, Description: Expected a description',
    'Country.json row 1, SortOrder: Expected a whole number of 0 or more',
    'Country.json row 1, IsActive: Expected true or false',
  ])
})

test('what is lost, looks wrong or was repaired is noted by field, in one line for any number of rows', async () => {
  const jobs = Array.from({ length: 700 }, (_, index) =>
    posting(index, { Responsibilities: '<div>Load ships.</div><div>Unload ships.</div>', City: 'Erie' }),
  )
  const { notes } = await checkContent({ JobPostingHeader: jobs })
  expect(notes).toEqual([
    'JobPostingHeader.json, City and State: a city without a state, or a state without a city (700 rows: 1, 2, 3, 4, 5 and 695 more)',
    'JobPostingHeader.json, Responsibilities: unsupported blocks become paragraphs and headings (700 rows: 1, 2, 3, 4, 5 and 695 more)',
  ])
})

test('what was imported once is imported again without a note', async () => {
  const given = {
    JobPostingHeader: [
      posting(1, {
        JobFunction: 'Rigger &amp; Splicer <b>II</b>',
        ShortDescription: 'Ropes<br>and masts',
        Responsibilities: '&lt;div&gt;Rig&lt;/div&gt;&lt;h1&gt;Why&lt;/h1&gt;&lt;li&gt;sea&lt;/li&gt;',
        SkillsRequired: 'Knots\n\n• bowline\n• hitch <www.yard.example>',
        EducationRequirement: '<p>See <a href="www.yard.example">us</a></p><h6>None</h6>',
      }),
    ],
  }
  const first = await checkContent(given)
  const again = await checkContent({ JobPostingHeader: first.rows.JobPostingHeader ?? [] })
  expect(first.notes.length).toBeGreaterThan(5)
  expect([again.rows, again.notes]).toEqual([first.rows, []])
})

const doubts: ReadonlyArray<[string, ContentTables]> = [
  [
    'City and State: a city without a state, or a state without a city',
    { JobPostingHeader: [posting(1, { State: 'Ohio' })] },
  ],
  ['City: this is not the name of a place', { JobPostingHeader: [posting(1, { City: 'Multiple Locations' })] }],
  ['City: this is not the name of a place', { JobPostingHeader: [posting(1, { City: 'Erie|Toledo', State: 'Ohio' })] }],
  [
    'State: this is not the name of a place',
    { JobPostingHeader: [posting(1, { City: 'Erie', State: 'Remote - US' })] },
  ],
  [
    'LastModifiedDate: the date is in the future, so the job is shown as a new listing until then',
    { JobPostingHeader: [posting(1, { LastModifiedDate: { type: 'datetime', value: '2027-02-01T00:00:00.000Z' } })] },
  ],
  ...['2026-12-10T00:00:00.000Z', '2026-12-12T00:00:00.000Z', null].map((value): [string, ContentTables] => [
    'StartDate: midnight UTC is the evening before west of Greenwich; write a whole day without an hour',
    {
      CompanyEvent: [
        event({
          StartDate: { type: 'datetime', value: '2026-12-10T00:00:00.000Z' },
          EndDate: { type: 'nullable datetime', value },
        }),
      ],
    },
  ]),
  [
    'JobFunction: the title is longer than 120 characters',
    { JobPostingHeader: [posting(1, { JobFunction: 'x'.repeat(121) })] },
  ],
  ['Title: the title is longer than 120 characters', { CompanyEvent: [event({ Title: 'x'.repeat(121) })] }],
  ['Responsibilities: the job has a title and no text', { JobPostingHeader: [posting(1, { ShortDescription: ' ' })] }],
  [
    'PhoneNumber: the phone number does not have ten digits',
    { Location: [location(1, { PhoneNumber: '+49 30 5550100' })] },
  ],
  [
    'FaxNumber: the phone number does not have ten digits',
    { Location: [location(1, { FaxNumber: '(814) 555-0142 ext. 7' })] },
  ],
  [
    'Responsibilities: none of the text can be shown',
    { JobPostingHeader: [posting(1, { Responsibilities: '<title>Splicer</title>' })] },
  ],
  [
    'Responsibilities: an element is never closed, and what follows it is left out',
    { JobPostingHeader: [posting(1, { Responsibilities: 'Splice.<style>p {}' })] },
  ],
  [
    'Responsibilities: a tag is never closed; the words around it stay',
    { JobPostingHeader: [posting(1, { Responsibilities: 'Load <a' })] },
  ],
]

test.each(doubts)('a row with this is noted: %s', async (note, given) => {
  const [name] = Object.keys(given)
  expect((await checkContent(given, { now: new Date('2026-11-29T12:00:00Z') })).notes).toEqual([
    `${name}.json, ${note} (row 1)`,
  ])
})

test.each(['<p>&nbsp;</p>', ' \n\n\r\n', '<div><br></div>\n', '<!-- none -->'])(
  'a text in which nobody could read anything is not noted as lost: %j',
  async (Responsibilities) => {
    const given = { JobPostingHeader: [posting(1, { Responsibilities })] }
    expect(
      (await checkContent(given)).notes.filter((note) => !note.includes('the job has a title and no text')),
    ).toEqual([])
  },
)

test('a text of nothing but pictures is noted as lost', async () => {
  const given = { JobPostingHeader: [posting(1, { Responsibilities: '<p><img src="a.png"></p>' })] }
  expect((await checkContent(given)).notes).toContain(
    'JobPostingHeader.json, Responsibilities: none of the text can be shown (row 1)',
  )
})

test('an event with an hour other than midnight UTC, without an hour, or east of Greenwich, is no whole day in doubt', async () => {
  const midnight = { type: 'datetime', value: '2026-12-10T00:00:00.000Z' }
  const written = { StartDate: midnight, EndDate: { ...midnight, value: '2026-12-11T00:00:00.000Z' } }
  const CompanyEvent = [
    ...['UTC', 'Asia/Kolkata', 'Europe/London'].map((TimeZone) => ({ ...written, TimeZone })),
    { ...written, StartDate: { ...midnight, value: '2026-12-10T00:00:01.000Z' } },
    { ...written, EndDate: { ...midnight, value: '2026-12-10T04:00:00.000Z' } },
    { ...written, EndDate: { type: 'date', value: '2026-12-11T00:00:00.000' } },
    { StartDate: { type: 'date', value: '2026-12-10T00:00:00.000' } },
    { StartDate: { ...midnight, value: '0001-01-01T00:00:00.000Z' } },
  ].map((fields, index) => event({ CompanyEvent_ID: index, ...fields }))
  expect((await checkContent({ CompanyEvent })).notes).toEqual([])
  const western = ['America/Denver', 'Atlantic/Azores', 'Mars/Gale'].map((TimeZone, index) =>
    event({ CompanyEvent_ID: index, ...written, TimeZone }),
  )
  expect((await checkContent({ CompanyEvent: western })).notes).toEqual([
    'CompanyEvent.json, StartDate: midnight UTC is the evening before west of Greenwich; write a whole day without an hour (2 rows: 1, 2)',
  ])
})

test('a state that is written in two ways is written in one, by its name or its letters; numbers of ten digits are not noted', async () => {
  const jobs = [
    ['Virginia', null],
    ['VA', null],
    ['VIRGINIA', null],
    ['Bavaria', 'BY'],
    ['Bayern', 'BY'],
    ['Ohio', 'OH'],
    ['D.C.', null],
    ['District of Columbia', 'DC'],
    ['U.S. Virgin Islands', null],
    ['VI', null],
    ['Ontario', 'CA'],
    ['Quebec', 'CA'],
    ['California', 'CA'],
    ['ontario', null],
  ].map(([State, State_ID], index) => posting(index, { City: 'Erie', State, State_ID }))
  const Location = ['814-555-0142', '1 (814) 555-0142', '+1 814 555 0142', ''].map((PhoneNumber, id) =>
    location(id, { PhoneNumber }),
  )
  const { rows, notes } = await checkContent({ JobPostingHeader: jobs, Location })
  expect(rows.JobPostingHeader?.map(({ State }) => State)).toEqual([
    'Virginia',
    'Virginia',
    'Virginia',
    'Bavaria',
    'Bayern',
    'Ohio',
    'District of Columbia',
    'District of Columbia',
    'U.S. Virgin Islands',
    'U.S. Virgin Islands',
    'Ontario',
    'Quebec',
    'California',
    'Ontario',
  ])
  expect(notes).toEqual([
    'State: "Virginia" and "VA" and "VIRGINIA" are one state, written "Virginia" from now on',
    'State: "D.C." and "District of Columbia" are one state, written "District of Columbia" from now on',
    'State: "U.S. Virgin Islands" and "VI" are one state, written "U.S. Virgin Islands" from now on',
    'State: "Ontario" and "ontario" are one state, written "Ontario" from now on',
  ])
})
