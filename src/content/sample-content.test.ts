import { Result, Schema } from 'effect'
import { expect, test } from 'vitest'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { entities, listContentFields } from '#contract/entities.ts'
import { toProblems } from '#contract/payload.ts'
import { sampleContent } from './sample-content.ts'
import { usStates } from './us-states.ts'

const content = sampleContent(Date.parse('2026-11-21T08:30:00Z'))
const { JobPostingHeader: postings, Location: locations, CompanyNews: news, CompanyEvent: events } = content

const findProblems = (name: ContentName) => {
  const schema = entities[name].schema as Schema.Codec<unknown, unknown>
  const decode = Schema.decodeUnknownResult(schema, { onExcessProperty: 'error', errors: 'all' })
  return content[name].flatMap((row, index) => {
    const decoded = decode(row)
    return Result.isSuccess(decoded)
      ? []
      : toProblems(decoded.failure.issue).map(({ path, message }) => `${name} ${index} ${path}: ${message}`)
  })
}

const fieldCounts = (name: ContentName) => {
  const wanted = listContentFields(name).toSorted()
  return content[name].filter((row) => Object.keys(row).sort().join() !== wanted.join())
}

const repeated = (values: ReadonlyArray<unknown>) => values.filter((value, index) => values.indexOf(value) !== index)

const tally = (values: ReadonlyArray<unknown>) =>
  Object.fromEntries([...new Set(values)].map((value) => [String(value), values.filter((one) => one === value).length]))

const ageInDays = (date: string) => (Date.parse('2026-11-21T08:30:00Z') - Date.parse(date)) / 86_400_000

test('every row of the sample has the fields of its entity, and no others', () => {
  expect(contentNames.flatMap(findProblems)).toEqual([])
  expect(contentNames.flatMap(fieldCounts)).toEqual([])
})

test('no two rows share an identifier and no tracking number is another posting’s id', () => {
  const keyed = contentNames.flatMap((name) => {
    const { key } = entities[name]
    return key === null
      ? []
      : repeated(content[name].map((row) => (row as Readonly<Record<string, unknown>>)[key])).map((id) => [name, id])
  })
  expect(keyed).toEqual([])
  expect(repeated(postings.flatMap((row) => [row.JobPosting_ID, row.TrackingNumber]))).toEqual([])
  expect(postings.filter((row) => !/^TR-2026-\d{4}$/.test(row.TrackingNumber))).toEqual([])
})

test('every posting and contact stands in an office that exists, at that office’s address', () => {
  const offices = new Map(locations.map((row) => [row.Location_ID, row]))
  expect(content.ContractsContact.filter((row) => !offices.has(row.Location_ID ?? ''))).toEqual([])
  const misplaced = postings.filter((row) => {
    const office = offices.get(row.Location_ID ?? '')
    const isThere = office?.City === row.City && office?.State === row.State
    const hasAddress = [row.Address1, row.ZipCode].every((part) => part && office?.FullAddress?.includes(part))
    return !isThere || !hasAddress
  })
  expect(misplaced).toEqual([])
})

test('the states to choose from are those of the map, by their postal codes', () => {
  expect(content.State.map((row) => [row.State_ID, row.Description])).toEqual(
    usStates.map(({ code, name }) => [code, name]),
  )
})

test('twenty offices in twelve states all have openings', () => {
  expect(locations.length).toBe(20)
  expect(tally(locations.map((row) => row.State))).toEqual({
    Virginia: 4,
    'District of Columbia': 1,
    Maryland: 2,
    California: 3,
    Washington: 2,
    'New Mexico': 1,
    Massachusetts: 1,
    Colorado: 1,
    Alabama: 1,
    Florida: 1,
    Ohio: 2,
    Utah: 1,
  })
  const staffed = new Set(postings.map((row) => row.City))
  expect(locations.filter((row) => !staffed.has(row.City)).map((row) => row.City)).toEqual([])
  expect(locations.filter((row) => row.Description === 'Corporate Headquarters').map((row) => row.City)).toEqual([
    'Arlington',
  ])
})

test('offices lie within a tenth of a degree of where their cities are', () => {
  const known = {
    Arlington: [38.88, -77.09],
    Bremerton: [47.57, -122.63],
    'San Diego': [32.72, -117.16],
    Huntsville: [34.73, -86.59],
    Ogden: [41.22, -111.97],
  }
  const astray = Object.entries(known).filter(([city, [latitude, longitude]]) => {
    const office = locations.find((row) => row.City === city)
    return !(
      Math.abs((office?.Latitude ?? 0) - (latitude ?? 0)) <= 0.1 &&
      Math.abs((office?.Longitude ?? 0) - (longitude ?? 0)) <= 0.1
    )
  })
  expect(astray).toEqual([])
})

test('the 136 openings cover every level, workplace and kind of employment', () => {
  expect(postings.length).toBe(136)
  expect(tally(postings.map((row) => row.ExperienceLevel))).toEqual({ '1': 38, '2': 75, '3': 23 })
  expect(tally(postings.map((row) => row.Workplace))).toEqual({
    'On-site': 53,
    Hybrid: 66,
    Remote: 13,
    null: 3,
    Onsite: 1,
  })
  expect(tally(postings.map((row) => row.IsFullTime))).toEqual({ true: 130, false: 6 })
  expect(tally(postings.map((row) => row.HasSecurity))).toEqual({ '0': 89, '1': 47 })
  expect(tally(postings.map((row) => row.IsFeatured))).toEqual({ '0': 122, '1': 14 })
})

test('openings name only active groups, and every active group has some', () => {
  const named = new Set(postings.flatMap((row) => row.JobPostingGroups?.split(';') ?? []))
  const active = content.JobPostingGroup.filter((row) => row.IsActive).map((row) => row.Description)
  expect([...named].sort()).toEqual(active.toSorted())
  expect(active.length).toBe(9)
  expect(content.JobPostingGroup.filter((row) => row.IsFeatured && row.IsActive).map((row) => row.Description)).toEqual(
    [
      'Cost Analysis',
      'Data Science',
      'Software Engineering',
      'Schedule & Earned Value',
      'Operations Research',
      'Financial Management',
    ],
  )
})

test('twenty openings are newer than 14 days and the oldest is 199 days old', () => {
  const ages = postings.map((row) => ageInDays(row.LastModifiedDate.value ?? ''))
  expect(ages.filter((age) => age < 14).length).toBe(20)
  expect(ages.filter((age) => age >= 13.5 && age <= 14.5)).toEqual([])
  expect(Math.floor(Math.min(...ages))).toBe(0)
  expect(Math.floor(Math.max(...ages))).toBe(198)
  expect(ages).toEqual(ages.toSorted((one, other) => one - other))
})

test('every opening is described in its own words', () => {
  expect(repeated(postings.map((row) => row.ShortDescription))).toEqual([])
  expect(repeated(postings.map((row) => row.JobFunction))).toEqual([])
  expect(repeated(postings.map((row) => row.Responsibilities))).toEqual([])
  expect(repeated(postings.map((row) => row.SkillsRequired))).toEqual([])
  const items = (html: string | null | undefined) => html?.match(/<li>/g)?.length ?? 0
  const thin = postings.filter((row) => {
    const sentences = row.ShortDescription?.match(/[.?!](?=[\s”]|$)/g)?.length ?? 0
    const isFull = [row.Responsibilities, row.SkillsRequired].every((html) => items(html) >= 4 && items(html) <= 7)
    return !isFull || sentences < 2 || sentences > 5 || !/^<p>.{40,}<\/p>$/.test(row.EducationRequirement ?? '')
  })
  expect(thin.map((row) => row.JobFunction)).toEqual([])
})

test('all HTML is made of nine plain tags, closed in order, with links only to this site', () => {
  const pieces = [
    ...postings.flatMap((row) => [row.Responsibilities, row.SkillsRequired, row.EducationRequirement]),
    ...locations.map((row) => row.FullAddress),
    ...news.map((row) => row.Body),
    ...events.map((row) => row.Description),
  ].map((piece) => piece ?? '')
  const tags = pieces.flatMap((piece) => piece.match(/<[^>]*>/g) ?? [])
  const plain = /^<(\/?(p|ul|li|strong|em|a|h3)|br|a href="\/[^"]*")>$/
  expect(tags.filter((tag) => !plain.test(tag))).toEqual([])
  const unbalanced = pieces.filter((piece) => {
    const open: string[] = []
    const isOrdered = (piece.match(/<\/?[a-z0-9]+/g) ?? [])
      .filter((tag) => tag !== '<br')
      .every((tag) => (tag.startsWith('</') ? open.pop() === tag.slice(2) : open.push(tag.slice(1)) > 0))
    return !isOrdered || open.length > 0 || /&(?!amp;|lt;|gt;)/.test(piece)
  })
  expect(unbalanced).toEqual([])
})

test('fourteen news items, of which six are articles of others with their source', () => {
  expect(tally(news.map((row) => row.NewsType))).toEqual({
    'Press Release': 3,
    'Company News': 5,
    'External Article': 6,
  })
  const isExternal = (row: (typeof news)[number]) => row.NewsType === 'External Article'
  expect(news.filter((row) => isExternal(row) !== (row.Source !== null && row.SourceURL !== null))).toEqual([])
  expect(
    news.filter((row) => row.SourceURL && !/^https:\/\/[a-z-]+\.example\//.test(row.SourceURL)).map((row) => row.Title),
  ).toEqual([])
})

test('the figure of a piece of news stands for what its own text says', () => {
  const figures = content.CompanyNews.filter(({ Figure }) => Figure).map((row) => [
    row.Figure,
    `${row.Title} ${row.ShortDescription}`,
  ])
  const said = [
    'thirty thousand tasks',
    'from four desks to sixty',
    'More than three hundred owners',
    'Reaches Back to 1951',
  ]
  expect(figures.map(([figure]) => figure)).toEqual(['30,000', '4 to 60', '300+', '1951'])
  expect(figures.map(([, text], index) => text?.includes(said[index] ?? '-'))).toEqual(figures.map(() => true))
})

test('of eight events three are over, one is under way and four are to come; one has no end', () => {
  const now = Date.parse('2026-11-18T08:30:00Z')
  const at = (date: { readonly value?: string | null } | null | undefined) =>
    date?.value ? Date.parse(`${date.value.replace('Z', '')}Z`) : null
  const states = sampleContent(now).CompanyEvent.map((row) => {
    const start = at(row.StartDate) ?? 0
    const end = at(row.EndDate) ?? start
    return end < now ? 'over' : start > now ? 'to come' : 'under way'
  })
  expect(tally(states)).toEqual({ over: 3, 'to come': 4, 'under way': 1 })
  expect(events.filter((row) => at(row.EndDate) === null).map((row) => row.Title)).toEqual([
    'Open House at Headquarters',
  ])
  expect(events.filter((row) => row.LocationURL).length).toBe(6)
})

test('whatever the day of import, events are on days when people work, without a weekend between', () => {
  const closed = new Set(['11-26', '12-24', '12-25', '12-31', '01-01', '07-04'])
  const pacific = 8 * 3_600_000
  const parseDay = (text: string) => {
    const moment = new Date(text.endsWith('Z') ? Date.parse(text) - pacific : `${text}Z`)
    return new Date(`${moment.toISOString().slice(0, 10)}T00:00Z`)
  }
  for (let day = 0; day < 366; day += 1) {
    const rows = sampleContent(Date.parse('2026-06-01T12:00:00Z') + day * 86_400_000).CompanyEvent
    for (const { Title, StartDate, EndDate } of rows) {
      const start = parseDay(StartDate.value ?? '')
      const end = EndDate?.value ? parseDay(EndDate.value) : start
      const days = Math.round((end.getTime() - start.getTime()) / 86_400_000)
      const weekday = start.getUTCDay()
      expect([Title, weekday >= 1, weekday + days <= 5]).toEqual([Title, true, true])
      expect(closed.has(start.toISOString().slice(5, 10))).toBe(false)
    }
  }
})

test('every role that the contract pages show has a contact', () => {
  expect(content.ContractsContact.map((row) => row.Role)).toEqual([
    'Primary Contract Contact',
    'Alternate Contract Contact',
    'OASIS PM Contact',
    'OASIS CM Contact',
    'General Contract Contact',
    'Program Manager/Customer Satisfaction Point of Contact',
    'SeaPort POC',
    'Proposal POC',
    'Contracts',
    'Team Member Subcontracts POC',
    'NAVSEA Project Manager',
    'Marine Corps Project Manager',
    'NAVAIR & NAVWAR Project Manager',
  ])
})

test('the figures agree with the rows and the age turns on June 3', () => {
  const years = (day: string) => sampleContent(Date.parse(`${day}T12:00:00Z`)).WebsiteStat[0]?.years
  expect(content.WebsiteStat).toEqual([
    { employeeCount: 412, openingCount: 136, locationCount: 20, years: 53, employeeOwnedPercent: 100 },
  ])
  expect([years('2026-06-02'), years('2026-06-03'), years('2023-06-03')]).toEqual([52, 53, 50])
})

test('dates are counted from the day of import', () => {
  const given = sampleContent(Date.parse('2028-03-01T23:59:00Z'))
  const posting = given.JobPostingHeader.find((row) => row.JobFunction === 'Full-Stack Engineer, Heartwood')
  const event = given.CompanyEvent.find((row) => row.Title === 'Schedule Week in El Segundo')
  const openHouse = given.CompanyEvent.find((row) => row.Title === 'Open House at Headquarters')
  expect(posting?.LastModifiedDate).toEqual({ type: 'datetime', value: '2028-02-29T13:00:00.000Z' })
  expect(given.CompanyNews[0]?.PublishedDate).toEqual({ type: 'date', value: '2028-02-24T00:00:00.000' })
  expect([event?.StartDate, event?.EndDate]).toEqual([
    { type: 'date', value: '2028-02-29T00:00:00.000' },
    { type: 'nullable date', value: '2028-03-03T00:00:00.000' },
  ])
  expect([openHouse?.StartDate, openHouse?.EndDate]).toEqual([
    { type: 'datetime', value: '2028-03-13T23:00:00.000Z' },
    { type: 'nullable date', value: null },
  ])
  expect(sampleContent(Date.parse('2028-03-01T00:00:00Z'))).toEqual(given)
})
