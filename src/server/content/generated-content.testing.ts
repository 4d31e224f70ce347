import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { seededRandom } from '#domain/chance/random.ts'
import { makeMarkup, makeText, pick, type Random } from './generated-text.testing.ts'
import { sampleContent, type SampleContent } from '#content/sample-content.ts'

const titles = `Cost Analyst|Schedule Analyst|Program Analyst|Budget Analyst|Operations Research Analyst|Data Scientist|
Data Engineer|Software Engineer|Software Tester|Systems Engineer|Cost Researcher|Acquisition Specialist|
Logistics Analyst|Cybersecurity Engineer|Contracts Specialist|Financial Manager|Machine Learning Engineer|
Project Controls Analyst|Technical Writer|Web Developer`.split(/\|\s*/)

const oddTitles = [
  'Analyst - III',
  'Craftsman I & II',
  'Ingénieur(e) logiciel embarqué – H/F',
  'Projektleiter*in Kostenschätzung (m/w/d)',
  'Peña Fellow, Operations',
  'مهندس برمجيات أول',
  'データアナリスト',
  '🚀 Founding Engineer – C++/.NET, R&D',
  'Sr. Program Mgr. — Cost/Schedule [Req #4417-B]',
  'Summer 2026 Intern <Remote>',
  "  Director's   Assistant ",
  'Supervisory Interdisciplinary Engineer/Scientist (Developmental Opportunities in Acquisition, Sustainment and Modernization of Aircraft, Ships and Ground Vehicles), GS-0801/0855-14',
]

type Place = readonly [City: string | null, State: string | null, ID: string | null]

const toPlace = (text: string): Place => {
  const [city = '', state = ''] = text.split(',')
  return [city, state, null]
}

const usualPlaces = `Arlington,Virginia|Alexandria,Virginia|Quantico,Virginia|Chantilly,Virginia|Norfolk,Virginia|
San Diego,California|Seaside,California|El Segundo,California|Washington,District of Columbia|Columbia,Maryland|
Patuxent River,Maryland|Bethesda,Maryland|Huntsville,Alabama|Colorado Springs,Colorado|Albuquerque,New Mexico|
Bremerton,Washington|Boston,Massachusetts|Dayton,Ohio|Tampa,Florida|Ogden,Utah`
  .split(/\|\s*/)
  .map(toPlace)

const oddPlaces: ReadonlyArray<Place> = [
  [null, null, null],
  ['', ' ', null],
  [null, 'Texas', '48'],
  ['New York City', null, null],
  ['Washington', 'DC', '11'],
  ['ALEXANDRIA', 'VA', '51'],
  ['O’Fallon', 'Missouri', null],
  ['Canon City', 'Colorado', '8'],
  ['Can\u0303on City', 'Colorado', '8'],
  ['London', 'England', null],
  ['Stuttgart', null, null],
  ['Yokosuka', 'Kanagawa, Japan', null],
  ['São Paulo', 'SP', null],
  ['Remote', null, null],
  ['Multiple Locations', 'Multiple States', null],
  ['Alexandria|Virginia', null, null],
]

const groups = ['Analysis', 'Research', 'Software', 'Operations']
const oddGroups = [null, '', ' ; ', 'R&D; r&d ;Analysis', 'Gestión; 調査', 'analysis;ANALYSIS']

const start = Date.UTC(2026, 0, 1)
const moments = ['0001-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999Z', '2028-02-29T05:00:00.000Z']

function makeMoment(random: Random): JobPostingHeader['LastModifiedDate'] {
  const value = random() < 0.05 ? pick(moments, random) : new Date(start - random() * 3e10).toISOString()
  return { type: 'datetime', value }
}

const pays: ReadonlyArray<JobPostingHeader['Pay']> = [
  { Low: 98_000, High: 131_500, Unit: 'year' },
  { Low: 21.5, High: 21.5, Unit: 'hour' },
]

/** A text, or one time in eight what stands where there is none. */
const orNothing = (random: Random, make: () => string): string | null =>
  random() < 0.875 ? make() : pick([null, null, '', ' '], random)

function makeTitle(random: Random) {
  if (random() < 0.1) return { JobFunction: pick(oddTitles, random), Description: pick([...oddTitles, null], random) }
  const title = pick(titles, random)
  return {
    JobFunction: `${random() < 0.3 ? 'Senior ' : ''}${title}`,
    Description: orNothing(random, () => `${title} ${pick(['I', 'II', 'III', '2', '*', '- II', 'I/II'], random)}`),
  }
}

function makeAddress(random: Random) {
  const [City, State, State_ID] = random() < 0.2 ? pick(oddPlaces, random) : pick(usualPlaces, random)
  return {
    City,
    State,
    State_ID,
    Location_ID: pick([null, null, '1', '2'], random),
    Address1: pick(['100 Main Street', '1 Hauptstraße', null, ''], random),
    Address2: pick([null, null, 'Suite 600', '2nd Floor, Bldg. “C”'], random),
    ZipCode: pick(['00000', '00000-1234', 'D-70173', null, ''], random),
  }
}

function makePosting(index: number, random: Random): JobPostingHeader {
  const title = makeTitle(random)
  const kind = title.JobFunction.split(' ').at(-1) ?? title.JobFunction
  return {
    JobPosting_ID: String(index + 1),
    TrackingNumber: random() < 0.05 ? `ÄÖ/${index} #&%` : `T-${10_000 + index}`,
    ...title,
    ShortDescription: random() < 0.5 ? null : orNothing(random, () => makeText(300, random)),
    Responsibilities: orNothing(random, () => makeMarkup(1000, random)),
    SkillsRequired: orNothing(random, () => makeMarkup(750, random)),
    EducationRequirement: orNothing(random, () => makeMarkup(180, random)),
    IsFullTime: random() < 0.9,
    Workplace: pick(['Hybrid', 'On-site', 'Onsite', 'Remote', null] as const, random),
    HasSecurity: pick([0, 1, null] as const, random),
    ExperienceLevel: pick(['1', '2', '3', null] as const, random),
    IsFeatured: pick([0, 0, 0, 0, 0, 0, null, null, null, 1] as const, random),
    JobPostingGroups: random() < 0.2 ? pick(oddGroups, random) : `${kind};${pick(groups, random)}`,
    LastModifiedDate: makeMoment(random),
    Pay: random() < 0.3 ? pick(pays, random) : null,
    ...makeAddress(random),
  }
}

/** As varied as real ones, and the same for the same seed. A posting has some 2 KB of text. */
export function generatePostings(count: number, seed = `postings ${count}`): JobPostingHeader[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => makePosting(index, random))
}

const numbers = [
  '(703) 555-0142',
  '7035550142',
  '1-800-555-0142',
  '+49 611 5550100',
  '+44 (0)20 7946 0142',
  '555-0142 or 555-0143',
  '',
]

function withNulls<Row extends object>(row: Row, kept: ReadonlyArray<keyof Row>, random: Random): Row {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    kept.includes(name as keyof Row) || random() < 0.7 ? value : null,
  ])
  return Object.fromEntries(fields) as Row
}

const varyOffice = (office: Location, random: Random): Location =>
  withNulls(
    {
      ...office,
      PhoneNumber: pick(numbers, random),
      Extension: pick(['7', 'x 12', '', null], random),
      FullAddress: pick([office.FullAddress, '<div>1 Main St</div><div>Reno</div>', '1 Main St\nReno'], random),
      LocationCity: pick([office.City, 'Zürich'], random),
    },
    ['Location_ID', 'Description'],
    random,
  )

const varyNews = (news: CompanyNews, random: Random): CompanyNews =>
  withNulls(
    {
      ...news,
      Title: pick([news.Title, `${news.Title} & “More”`], random),
      Body: makeMarkup(900, random),
      Figure: pick([null, '2 → 4', '£1.2 bn+', '', '7'], random),
    },
    ['CompanyNews_ID', 'Title', 'PublishedDate'],
    random,
  )

const varyEvent = (event: CompanyEvent, random: Random): CompanyEvent =>
  withNulls(
    { ...event, Title: pick([event.Title, 'Feria de empleo – Años 🎉'], random), Description: makeMarkup(400, random) },
    ['CompanyEvent_ID', 'Title', 'StartDate'],
    random,
  )

type GeneratedContent = SampleContent & {
  readonly JobPostingHeader: ReadonlyArray<JobPostingHeader>
}

/** @param today in milliseconds */
export function generateContent(today: number, jobs: number, seed: string): GeneratedContent {
  const sample = sampleContent(today)
  const random = seededRandom(seed)
  return {
    ...sample,
    JobPostingHeader: generatePostings(jobs, seed),
    Location: (sample.Location as ReadonlyArray<Location>).map((row) => varyOffice(row, random)),
    CompanyNews: (sample.CompanyNews as ReadonlyArray<CompanyNews>).map((row) => varyNews(row, random)),
    CompanyEvent: (sample.CompanyEvent as ReadonlyArray<CompanyEvent>).map((row) => varyEvent(row, random)),
  }
}
