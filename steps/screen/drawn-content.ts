import { sampleContent, type SampleContent } from '#content/sample-content.ts'
import { usStates } from '#content/us-states.ts'

type Row<Name extends keyof SampleContent> = SampleContent[Name][number]

const dayLength = 86_400_000

const dayText = (moment: number) => `${new Date(moment).toISOString().slice(0, 10)}T00:00:00.000`

/** What a drawing counts: jobs of one state each with the pay of one, days of news and of events from today, people of today. */
type Counts = {
  readonly offices: ReadonlyArray<{ readonly state: (typeof usStates)[number]; readonly jobs: number }>
  readonly pay: (job: number) => readonly [low: number, high: number]
  readonly newsDays: ReadonlyArray<number>
  readonly eventDays: ReadonlyArray<number>
  readonly people: number
}

/** The job and the event that pages are opened of. */
export const [drawnJob, drawnEvent] = ['6837', '88'] as const

function createRows(today: number, { offices, pay, newsDays, eventDays, people }: Counts): SampleContent {
  const given = sampleContent(today)
  const first = <Name extends keyof SampleContent>(name: Name): Row<Name> => given[name][0]!
  const Location = offices.map(({ state }) => ({
    ...first('Location'),
    Location_ID: state.code,
    Description: `${state.name} Office`,
    City: `Port ${state.name}`,
    State: state.name,
    Latitude: state.middle.latitude,
    Longitude: state.middle.longitude,
  }))
  const offered = offices.flatMap(({ state, jobs }) => Array.from({ length: jobs }, () => state))
  return {
    ...given,
    Location,
    JobPostingHeader: offered.map((state, at) => {
      const [Low, High] = pay(at)
      const JobPosting_ID = at === 0 ? drawnJob : `drawn-${at}`
      const place = { Location_ID: state.code, City: `Port ${state.name}`, State: state.name, State_ID: state.code }
      return { ...first('JobPostingHeader'), ...place, JobPosting_ID, Pay: { Low, High, Unit: 'year' as const } }
    }),
    CompanyNews: newsDays.map((days, at) => ({
      ...given.CompanyNews[at % given.CompanyNews.length]!,
      CompanyNews_ID: `drawn-${at}`,
      PublishedDate: { type: 'date' as const, value: dayText(today + days * dayLength) },
    })),
    CompanyEvent: eventDays.map((days, at) => ({
      ...first('CompanyEvent'),
      CompanyEvent_ID: at === 0 ? drawnEvent : `drawn-${at}`,
      StartDate: { type: 'datetime' as const, value: `${dayText(today + days * dayLength)}Z` },
    })),
    ContractsContact: [],
    WebsiteStat: [{ ...first('WebsiteStat'), employeeCount: people }],
  }
}

const state = (code: string) => usStates.find((each) => each.code === code)!

const counts = (length: number) => Array.from({ length }, (_, at) => at)

const variants: Readonly<Record<'no rows' | 'one row' | 'two equal rows' | 'fifty rows', Counts>> = {
  'no rows': { offices: [], pay: () => [0, 0], newsDays: [], eventDays: [], people: 0 },
  'one row': {
    offices: [{ state: state('OH'), jobs: 1 }],
    pay: () => [84_000, 112_000],
    newsDays: [-41],
    eventDays: [19],
    people: 3,
  },
  'two equal rows': {
    offices: [
      { state: state('MD'), jobs: 2 },
      { state: state('CA'), jobs: 2 },
    ],
    pay: () => [91_500, 91_500],
    newsDays: [-12, -12],
    eventDays: [30, 30],
    people: 331,
  },
  'fifty rows': {
    offices: usStates.slice(0, 50).map((each, at) => ({ state: each, jobs: ((at * 7) % 11) + 1 })),
    pay: (job) => [41_000 + ((job * 2_710) % 120_000), 68_000 + ((job * 3_130) % 190_000) + 120_000],
    newsDays: counts(50).map((at) => -at * 7),
    eventDays: counts(50).map((at) => at * 2 + 1),
    people: 128_400,
  },
}

export type DrawnVariant = keyof typeof variants

export const drawnVariants = Object.keys(variants) as ReadonlyArray<DrawnVariant>

/** The sample rows, of which the drawings have none, one, two that are equal, or fifty. */
export const createDrawnContent = (variant: DrawnVariant, today: number) => createRows(today, variants[variant])
