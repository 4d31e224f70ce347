import { referenceKindNames } from '#contract/entity-names.ts'

const places: Readonly<Record<string, readonly [number, number]>> = {
  'Arlington, Virginia': [38.8816, -77.091],
  'Alexandria, Virginia': [38.8048, -77.0469],
  'Washington, District of Columbia': [38.9072, -77.0369],
  'Columbia, Maryland': [39.2037, -76.861],
  'Quantico, Virginia': [38.5223, -77.2936],
  'San Diego, California': [32.7157, -117.1611],
  'Seaside, California': [36.6149, -121.8221],
  'Dayton, Ohio': [39.7589, -84.1916],
}

export type JobLine = Readonly<Record<string, string>>

const dayLength = 86_400_000

const daysAgo = (days: number) => new Date(Date.now() - days * dayLength).toISOString()

const orNull = (text: string | undefined) => (text ? text : null)

function parsePay(words: string | undefined) {
  if (!words) return null
  const [, low, high = low, Unit] = /^([\d.]+)(?: to ([\d.]+))? an? (year|hour)$/.exec(words) ?? []
  if (!Unit) throw new Error(`"${words}" is no pay: write it as "98000 to 126000 a year".`)
  return { Low: Number(low), High: Number(high), Unit }
}

const posting = (line: JobLine, index: number) => ({
  JobPosting_ID: line['id'] ?? String(index + 1),
  TrackingNumber: line['tracking number'] ?? `T-${index + 1}`,
  JobFunction: line['title'] ?? '',
  Description: orNull(line['category title']),
  ShortDescription: orNull(line['summary']),
  IsFullTime: true,
  Workplace: orNull(line['workplace']),
  HasSecurity: line['clearance'] === 'yes' ? 1 : 0,
  ExperienceLevel: orNull(line['level']),
  IsFeatured: line['featured'] === 'yes' ? 1 : 0,
  JobPostingGroups: orNull(line['categories']),
  LastModifiedDate: { type: 'datetime', value: daysAgo(Number(line['changed days ago'] ?? 30)) },
  Location_ID: orNull(line['city']) && `${line['city']}, ${line['state']}`,
  City: orNull(line['city']),
  State: orNull(line['state']),
  Pay: parsePay(line['pay']),
})

function office(name: string) {
  const [City, State] = name.split(', ')
  const [Latitude, Longitude] = places[name] ?? [null, null]
  return { Location_ID: name, Description: City, City, State, Latitude, Longitude }
}

const attachmentTypes = ['Resume', 'Cover Letter', 'Other'].map((Description, index) => ({
  AttachmentType_ID: String(index + 1),
  Description,
}))

export function createJobsContent(lines: ReadonlyArray<JobLine>) {
  const JobPostingHeader = lines.map(posting)
  const names = new Set(JobPostingHeader.flatMap((job) => job.Location_ID ?? []))
  return { JobPostingHeader, Location: [...names].map(office), AttachmentType: attachmentTypes }
}

export const createNewsContent = (titles: ReadonlyArray<string>) => ({
  CompanyNews: titles.map((Title, index) => ({
    CompanyNews_ID: String(index + 1),
    Title,
    NewsType: 'Company News',
    PublishedDate: { type: 'date', value: '2026-03-02T00:00:00.000' },
  })),
})

export const noContent = {
  JobPostingHeader: [],
  Location: [],
  CompanyNews: [],
  CompanyEvent: [],
  ContractsContact: [],
  JobPostingGroup: [],
  SystemMessage: [],
  ...Object.fromEntries(referenceKindNames.map((name) => [name, []])),
  WebsiteStat: [{ employeeCount: 412, openingCount: 41, locationCount: 4, years: 53, employeeOwnedPercent: 100 }],
}
