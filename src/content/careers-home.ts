import { firm } from './firm.ts'
import type { BenefitType } from './benefits.ts'

export const careersHome = {
  title: 'Take The Next Step In Your Career',
  opening: {
    quote: 'Somebody checks my numbers, and I check theirs. Nobody here was ever thanked for agreeing.',
    by: 'Corwin Adeyemi, cost analyst, Arlington, 9 years',
  },
  search: {
    keyword: 'Keyword',
    category: 'Category',
    location: 'Location',
    submit: 'Search All Careers',
    formatNoJobsText: (place: string) => `We have no jobs in “${place}”. Choose another place, or search everywhere.`,
  },
  fit: {
    title: 'Find Your Fit',
    lead: 'Begin anywhere.',
    more: 'All open jobs',
  },
  voice: {
    title: 'Our People / Our Voice',
    quotes: 'What colleagues say',
    quotesShown: 6,
    /** In milliseconds (J2.2-20). */
    interval: 12_000,
  },
  benefits: {
    title: 'Benefits',
    lead: 'All of it starts on your first day unless a line says otherwise.',
  },
  featured: {
    title: 'Featured Jobs',
    slides: 'Jobs to look at first',
  },
  places: {
    title: 'Where we work',
    slides: 'States we work in',
    more: 'Search All Locations',
    note: ['Source: the open jobs and the offices of this site', 'A count: each job at the longitude of its office'],
  },
  offices: { title: 'Offices' },
  ownership: {
    title: 'You will own part of it',
    text: `${firm.shortName} has no outside owner. After your first year you hold stock, paid by the firm.`,
    more: 'How employee ownership works',
  },
} as const

export const careersBenefits: ReadonlyArray<BenefitType> = [
  'health',
  'retirement',
  'timeOff',
  'education',
  'entertainment',
]

export const careersStates: ReadonlyArray<string> = [
  'California',
  'Washington',
  'Maryland',
  'New Mexico',
  'District of Columbia',
  'Virginia',
  'Massachusetts',
  'Colorado',
  'Alabama',
  'Florida',
  'Ohio',
  'Utah',
]
