import type { JobPostingHeader, Location } from '#contract/jobs.ts'
import { blankPosting } from './preview-job.ts'

const blank: JobPostingHeader = {
  ...blankPosting,
  JobPosting_ID: '0',
  TrackingNumber: '0',
  LastModifiedDate: { type: 'datetime', value: '2026-01-01T00:00:00.000Z' },
}

export const makePosting = (fields: Partial<JobPostingHeader>): JobPostingHeader => ({ ...blank, ...fields })

const rows: readonly (readonly [string, string, string, string, string, string, JobPostingHeader['Workplace']])[] = [
  ['Cost Analyst', 'Analyst II', 'Analysis;Research', '2', 'Arlington', 'Virginia', 'Hybrid'],
  ['Data Scientist', 'Scientist I*', 'Research', '1', 'Arlington', 'Virginia', 'Remote'],
  ['Software Engineer', 'Engineer III', 'Software', '3', 'Alexandria', 'Virginia', 'On-site'],
  ['Software Tester', 'Engineer 1', 'Software;Analysis', '3', 'San Diego', 'California', 'On-site'],
  ['Schedule Analyst', 'Analyst 3', 'Analysis', '2', 'Seaside', 'California', 'Hybrid'],
  ['Program Analyst', 'Analyst', 'Analysis', '1', 'Washington', 'District of Columbia', null],
  ['Data Engineer', 'Engineer II', 'Software;Research', '2', 'Columbia', 'Maryland', 'Remote'],
  ['Cost Researcher', 'Researcher', 'Research', '1', 'Quantico', 'Virginia', 'Hybrid'],
]

export const fixtureA: readonly JobPostingHeader[] = rows.map(
  ([JobFunction, Description, JobPostingGroups, ExperienceLevel, City, State, Workplace], at) =>
    makePosting({
      JobPosting_ID: String(at + 1),
      TrackingNumber: `T-${at + 1}`,
      JobFunction,
      Description,
      JobPostingGroups,
      ExperienceLevel,
      City,
      State,
      Workplace,
    }),
)

export const repeatFixtureA = (count: number): JobPostingHeader[] =>
  Array.from({ length: count }, (_, at) => ({ ...fixtureA[at % fixtureA.length]!, JobPosting_ID: String(at + 1) }))

export const cityCoordinates: Readonly<Record<string, readonly [number, number]>> = {
  Arlington: [38.8816, -77.091],
  Alexandria: [38.8048, -77.0469],
  Washington: [38.9072, -77.0369],
  Columbia: [39.2037, -76.861],
  Quantico: [38.5223, -77.2936],
  'San Diego': [32.7157, -117.1611],
  Seaside: [36.6149, -121.8221],
}

export const makeOffice = (fields: Partial<Location>): Location => ({
  Location_ID: '0',
  Description: null,
  Name: null,
  FullAddress: null,
  PhoneNumber: null,
  FaxNumber: null,
  Email: null,
  Extension: null,
  MapURL: null,
  LocationState: null,
  LocationCity: null,
  State: null,
  City: null,
  Latitude: null,
  Longitude: null,
  ...fields,
})

export const fixtureOffices: readonly Location[] = Object.entries(cityCoordinates).map(
  ([City, [Latitude, Longitude]], at) =>
    makeOffice({
      Location_ID: `L${at + 1}`,
      City,
      State: fixtureA.find((posting) => posting.City === City)?.State ?? null,
      Latitude,
      Longitude,
    }),
)
