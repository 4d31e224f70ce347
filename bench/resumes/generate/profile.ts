import type { Allowed } from '../expected.ts'
import { degrees, extras, referees, schools, skills, summaries } from '../words/study.ts'
import { duties, employers, firmsWithEnding, places, titles, titlesWithComma } from '../words/work.ts'
import { credentials, firstNames, headlines, homes, lastNames } from '../words/people.ts'
import * as headings from '../words/headings.ts'
import { dateForms, inForm, type DateForm, type Period } from './dates.ts'
import { createPeriods } from './periods.ts'
import type { Random } from './random.ts'

export type Person = {
  readonly first: string
  readonly last: string
  readonly credentials: string
  readonly headline: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export type Job = {
  readonly title: string
  readonly employer: string
  readonly place: string
  readonly period: Period
  readonly dates: string
  readonly duties: readonly string[]
  readonly expected: {
    readonly employer: Allowed
    readonly from: string
    readonly to: Allowed
    readonly isNow: Allowed
  }
}

export type School = {
  readonly school: string
  readonly degree: string
  readonly field: string
  readonly dates: string
  readonly from: string
  readonly to: string
}

export type Headings = Readonly<Record<'work' | 'school' | 'skill' | 'extra' | 'summary' | 'references', string>>

export type Profile = {
  readonly person: Person
  readonly headings: Headings
  readonly jobs: readonly Job[]
  readonly schools: readonly School[]
  readonly summary: string
  readonly skills: readonly string[]
  readonly extras: readonly string[]
  readonly referees: readonly string[][]
  readonly random: Random
}

export type ProfileRules = {
  readonly hasCommas: boolean
  readonly dateForms?: readonly string[]
}

/** Every second item, so that the halves of the corpus share none. */
export const halfOf = <Item>(items: readonly Item[], half: 0 | 1): Item[] => items.filter((_, at) => at % 2 === half)

const phoneForms = [
  (area: number, end: string) => `${area}-555-${end}`,
  (area: number, end: string) => `(${area}) 555-${end}`,
  (area: number, end: string) => `${area}.555.${end}`,
  (area: number, end: string) => `+1 ${area} 555 ${end}`,
  (area: number, end: string) => `1-${area}-555-${end}`,
]

function createPerson(random: Random, half: 0 | 1): Person {
  const [first, last] = [random.pick(halfOf(firstNames, half)), random.pick(halfOf(lastNames, half))]
  const [street = '', city = '', state = '', zip = ''] = random.pick(halfOf(homes, half))
  const mailbox = `${first[0]}${last}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase()
  return {
    first,
    last,
    credentials: random.chance(0.2) ? `, ${random.pick(credentials)}` : '',
    headline: random.chance(0.3) ? random.pick(headlines) : '',
    email: `${mailbox}@example.${random.pick(['com', 'org', 'net'])}`,
    phone: random.pick(phoneForms)(201 + random.below(700), `01${String(random.below(100)).padStart(2, '0')}`),
    street,
    city,
    state,
    zip,
  }
}

function createJob(
  random: Random,
  half: 0 | 1,
  rules: ProfileRules & { form: DateForm; period: Period },
): Omit<Job, 'duties'> {
  const { form, period, hasCommas } = rules
  const withEnding = random.chance(0.15) && hasCommas
  const employer = random.pick(halfOf(withEnding ? firmsWithEnding : employers, half))
  const isOpen = period.to === null
  return {
    title: random.pick(halfOf(hasCommas && random.chance(0.12) ? titlesWithComma : titles, half)),
    employer,
    place: random.pick(places),
    period,
    dates: form.write(period),
    expected: {
      employer: withEnding ? [employer, employer.replace(/,? \S+$/, '')] : [employer],
      from: inForm(period.from, form.precision),
      to: [period.to === null ? '' : inForm(period.to, form.precision)],
      isNow: isOpen ? (form.name === 'years-open' ? ['yes', ''] : ['yes']) : [''],
    },
  }
}

const unique = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [key(item), item])).values(),
]

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function createJobs(random: Random, half: 0 | 1, rules: ProfileRules): Job[] {
  const form = random.pick(dateForms.filter(({ name }) => rules.dateForms?.includes(name) ?? true))
  const periods = createPeriods(random, 2 + random.below(3))
  const all = shuffle(halfOf(duties, half), random)
  const drafts = periods.map((period) => createJob(random, half, { ...rules, form, period }))
  const size = Math.floor(all.length / drafts.length)
  return unique(drafts, ({ employer }) => employer).map((job, at) => ({
    ...job,
    duties: all.slice(at * size, at * size + 2 + random.below(size - 1)),
  }))
}

function createSchools(random: Random, half: 0 | 1): School[] {
  const count = 1 + random.below(2)
  const hasStart = random.chance(0.3)
  const found = Array.from({ length: count }, (_, at) => {
    const to = 2012 - at * 4 - random.below(3)
    const from = to - 4
    const [degree = '', field = ''] = random.pick(halfOf(degrees, half))
    const dates = hasStart ? `${from} - ${to}` : String(to)
    return {
      school: random.pick(halfOf(schools, half)),
      degree,
      field,
      dates,
      from: hasStart ? String(from) : '',
      to: String(to),
    }
  })
  return unique(
    unique(found, ({ school }) => school),
    ({ degree }) => degree,
  )
}

export function createProfile(random: Random, half: 0 | 1, rules: ProfileRules): Profile {
  return {
    person: createPerson(random, half),
    headings: {
      work: random.pick(headings.workHeadings),
      school: random.pick(headings.schoolHeadings),
      skill: random.pick(headings.skillHeadings),
      extra: random.pick(headings.extraHeadings),
      summary: random.pick(headings.summaryHeadings),
      references: random.pick(headings.referenceHeadings),
    },
    jobs: createJobs(random, half, rules),
    schools: createSchools(random, half),
    summary: random.chance(0.6) ? random.pick(summaries) : '',
    skills: shuffle(skills, random).slice(0, 5),
    extras: shuffle(extras, random).slice(0, 2),
    referees: random.chance(0.25) ? shuffle(referees, random).slice(0, 2) : [],
    random,
  }
}
