import { facts } from './facts.ts'

export type Leader = {
  readonly name: string
  readonly role: string
  readonly division: string | null
  /** The year of the first day here. */
  readonly since: number
  readonly quote: string
}

export const leaders: ReadonlyArray<Leader> = [
  {
    name: 'Josephine Aldous',
    role: 'President',
    division: null,
    since: 1988,
    quote: 'The hardest sentence in our trade is “we do not know yet.” I like to hear it early.',
  },
  {
    name: 'Raymond Okonkwo-Bell',
    role: 'Vice President',
    division: 'Cost Analysis',
    since: 1997,
    quote: 'A range is not a weakness of an estimate. It is the honest part.',
  },
  {
    name: 'Ingrid Castellane',
    role: 'Vice President',
    division: 'Data Science',
    since: 1994,
    quote: 'Most of the work is finding out what a column meant in 1994.',
  },
  {
    name: 'Marcus Whitlow',
    role: 'Vice President',
    division: 'Software',
    since: 2009,
    quote: 'Our users sit upstairs. There is no better bug report than footsteps.',
  },
  {
    name: 'Delphine Arroyo',
    role: 'Chief Financial Officer',
    division: null,
    since: 2004,
    quote: 'We spend our own money. You can tell by the chairs.',
  },
  {
    name: 'Samuel Thorne-Ito',
    role: 'Director',
    division: 'People and Ownership',
    since: 2016,
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
