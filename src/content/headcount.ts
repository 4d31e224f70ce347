import { facts } from './facts.ts'

export type Milestone = {
  readonly year: number
  readonly text: string
  readonly people: number
}

export const milestones: ReadonlyArray<Milestone> = [
  {
    year: facts.founded.year,
    text: 'Three analysts and one telephone above a hardware store in Arlington.',
    people: 3,
  },
  {
    year: facts.library.since,
    text: `The first Navy ship cost library: ${facts.library.cabinets} cabinets, two keys.`,
    people: 14,
  },
  { year: 1984, text: 'A computer arrives. It gets a room of its own and a sign-up sheet.', people: 41 },
  { year: facts.ownedSince, text: 'The employees buy the last outside share. The firm is theirs.', people: 96 },
  { year: 1999, text: 'The library goes online, and the cabinets become a conference table.', people: 170 },
  { year: 2006, text: 'The first software product ships, and comes back with a list of requests.', people: 248 },
  { year: 2015, text: 'Data science becomes a trade of its own, one floor below the estimators.', people: 331 },
]

export const yearAnchor = (year: number) => `year-${year}`

export const ridge = {
  name: 'Line of how many people the firm had, year by year',
  finding: 'The height of the ridge is how many of us there were.',
  today: 'people work here, and the firm is theirs.',
  source: 'Source: payroll, December 31; the last, November 1',
  count: (step: string) => `A count, not an estimate. Hairlines: every ${step} people`,
  checked: 'Checked November 3, 2026, by two people',
} as const
