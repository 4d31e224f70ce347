import { credentials, firstNames, headlines, homes, lastNames } from '../words/people.ts'
import * as headings from '../words/headings.ts'
import { degrees, extras, referees, schoolNotes, schools, skills, summaries } from '../words/study.ts'
import { createJobs, type Job, type JobRules } from './jobs.ts'
import { firstOfEach, type Random } from './random.ts'

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

export type School = {
  readonly school: string
  readonly degree: string
  readonly field: string
  readonly dates: string
  readonly from: string
  readonly to: string
}

export type Headings = Readonly<Record<'work' | 'school' | 'skill' | 'extra' | 'summary' | 'references', string>>

/** What a resume says, however it is laid out; '' and empty lists are left out of it. */
export type Profile = {
  readonly person: Person
  readonly headings: Headings
  readonly jobs: readonly Job[]
  readonly schools: readonly School[]
  readonly summary: string
  readonly skills: readonly string[]
  readonly extras: readonly string[]
  /** Below the first school, such as its courses. */
  readonly notes: readonly string[]
  readonly referees: readonly string[][]
  /** Between two jobs. */
  readonly pageHeader: string
  readonly random: Random
}

const phoneForms = [
  (area: number, end: string) => `${area}-555-${end}`,
  (area: number, end: string) => `(${area}) 555-${end}`,
  (area: number, end: string) => `${area}.555.${end}`,
  (area: number, end: string) => `+1 ${area} 555 ${end}`,
  (area: number, end: string) => `1-${area}-555-${end}`,
]

function createPerson(random: Random): Person {
  const [first, last] = [random.pick(random.own(firstNames)), random.pick(random.own(lastNames))]
  const [street = '', city = '', state = '', zip = ''] = random.pick(random.own(homes))
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

function createSchools(random: Random): School[] {
  const hasStart = random.chance(0.3)
  const found = Array.from({ length: 1 + random.below(2) }, (_, at) => {
    const to = 2012 - at * 4 - random.below(3)
    const from = hasStart ? String(to - 4) : ''
    const [degree = '', field = ''] = random.pick(random.own(degrees))
    const dates = hasStart ? `${from} - ${to}` : String(to)
    return { school: random.pick(random.own(schools)), degree, field, dates, from, to: String(to) }
  })
  return firstOfEach(
    firstOfEach(found, ({ school }) => school),
    ({ degree }) => degree,
  )
}

function pickHeadings(random: Random): Headings {
  const pick = (list: readonly string[]) => random.pick(random.own(list))
  return {
    work: pick(headings.workHeadings),
    school: pick(headings.schoolHeadings),
    skill: pick(headings.skillHeadings),
    extra: pick(headings.extraHeadings),
    summary: pick(headings.summaryHeadings),
    references: pick(headings.referenceHeadings),
  }
}

export function createProfile(random: Random, rules: JobRules): Profile {
  const person = createPerson(random)
  return {
    person,
    headings: pickHeadings(random),
    jobs: createJobs(random, rules),
    schools: createSchools(random),
    summary: random.chance(0.6) ? random.pick(summaries) : '',
    skills: random.shuffle(skills).slice(0, 5),
    extras: random.shuffle(extras).slice(0, 2),
    notes: random.chance(0.3) ? random.shuffle(random.own(schoolNotes)).slice(0, 2) : [],
    referees: random.chance(0.25) ? random.shuffle(referees).slice(0, 2) : [],
    pageHeader: random.chance(0.15) ? `${person.first} ${person.last} - Page 2 of 2` : '',
    random,
  }
}
