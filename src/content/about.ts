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

export const ridgeNote = 'The height of the ridge is how many of us there were.'

export type Leader = {
  readonly name: string
  readonly role: string
  readonly division: string | null
  readonly quote: string
}

export const leaders: ReadonlyArray<Leader> = [
  {
    name: 'Josephine Aldous',
    role: 'President',
    division: null,
    quote: 'The hardest sentence in our trade is “we do not know yet.” I like to hear it early.',
  },
  {
    name: 'Raymond Okonkwo-Bell',
    role: 'Vice President',
    division: 'Cost Analysis',
    quote: 'A range is not a weakness of an estimate. It is the honest part.',
  },
  {
    name: 'Ingrid Castellane',
    role: 'Vice President',
    division: 'Data Science',
    quote: 'Most of the work is finding out what a column meant in 1994.',
  },
  {
    name: 'Marcus Whitlow',
    role: 'Vice President',
    division: 'Software',
    quote: 'Our users sit upstairs. There is no better bug report than footsteps.',
  },
  {
    name: 'Delphine Arroyo',
    role: 'Chief Financial Officer',
    division: null,
    quote: 'We spend our own money. You can tell by the chairs.',
  },
  {
    name: 'Samuel Thorne-Ito',
    role: 'Director',
    division: 'People and Ownership',
    quote: 'New colleagues ask who the owner is. I hand them a mirror and a plan document.',
  },
]

export const tenets: ReadonlyArray<readonly [title: string, text: string]> = [
  ['Count carefully', 'We check the number, then the unit, then the year. Then somebody else does.'],
  ['Show the work', 'Anyone who pays for an answer may see how we got it.'],
  ['Say it plainly', 'A finding that needs a translator is not finished.'],
  ['Stay for the questions', 'We defend our estimates, and we come back to see how they turned out.'],
]

export const capabilities: ReadonlyArray<string> = [
  'Life-cycle cost estimating',
  'Schedule and risk analysis',
  'Earned value management',
  'Budget and financial management',
  'Data engineering and statistics',
  'Analysis of alternatives',
  'Decision support software',
  'Training and handbooks',
]

export const about = {
  title: 'About Us',
  lead: `An employee-owned firm of analysts, engineers and software people. Founded on ${facts.founded.day}; still asking how we know.`,
  stopFireworks: 'Stop the fireworks',
  lightFireworks: 'Light the fireworks again',
  darkFireworks: 'Animations are stopped, so the fireworks stay dark.',
  today: (locations: string, employees: string) =>
    `${locations} offices, ${employees} employees, and a firm that belongs to its people.`,
} as const
