import { type Allowed, type CorpusResume, type ExpectedEntry, type ExpectedJob, type Half } from '../expected.ts'
import { stateNames } from '../words/places.ts'
import { simplify } from '../same-value.ts'
import { layouts } from './layouts.ts'
import type { Layout, Written } from './layout.ts'
import type { Job } from './jobs.ts'
import { createProfile, type Profile, type School } from './profile.ts'
import { createRandom } from './random.ts'

const inTitleCase = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())

const inAnyCase = (name: string): Allowed => [
  ...new Set([name, name.toUpperCase(), name.toLowerCase(), inTitleCase(name)]),
]

function expectContact({ person }: Profile, { text, address }: Written): ExpectedEntry {
  const hasCase = text.includes(`${person.first} ${person.last}`)
  const name = (part: string) => (hasCase ? [part] : inAnyCase(part))
  const place = address === 'none' ? {} : { City: [person.city], State_ID: [stateNames[person.state] ?? person.state] }
  // A line of its own is as good as one line for both.
  const streets = [...new Set([person.street, person.street.replace(/(?:,| (?=#)).*$/, '')])]
  return {
    FirstName: name(person.first),
    LastName: name(person.last),
    Email: [person.email],
    Phone: [person.phone],
    ...place,
    ...(address === 'all' ? { Address1: streets, ZipCode: [person.zip] } : {}),
  }
}

function expectJob({ title, expected, duties }: Job, layout: Layout): ExpectedJob {
  const fields = {
    JobTitle: [title],
    Employer: expected.employer,
    From: [expected.from],
    To: [expected.to],
    IsCurrent: expected.isNow,
  }
  const shown = layout.hasDuties === false ? [] : duties
  return {
    fields,
    duties: shown.length === 0 ? null : { first: shown[0] ?? '', last: shown.at(-1) ?? '' },
    asked: [layout.asked ?? '?'],
  }
}

const expectSchool = ({ school, degree, field, from, to }: School, places: readonly string[]): ExpectedEntry => ({
  School: [school, ...places.map((place) => `${school} ${place}`)],
  Degree: [degree],
  Field: [field],
  From: [from],
  To: [to],
})

const expectReference = ([name = '', relation = '', email = '', phone = '']: readonly string[]): ExpectedEntry => ({
  Name: [name],
  Relation: [relation],
  Email: [email],
  Phone: [phone],
})

function generateResume(half: Half, number: number): CorpusResume {
  const layout = layouts[number % layouts.length]
  if (layout === undefined) throw new Error('No layouts')
  const side = half === 'open' ? 0 : 1
  const random = createRandom(number * 2 + side + 7919, side)
  const profile = createProfile(random, layout)
  const written = layout.write(profile)
  const { text } = written
  return {
    name: `generated-${number}-${layout.name}`,
    half,
    text,
    contact: expectContact(profile, written),
    jobs: profile.jobs.map((job) => expectJob(job, layout)),
    schools: profile.schools.map((one) => expectSchool(one, layout.schoolPlaces ?? [])),
    references: layout.hasReferences === false ? [] : profile.referees.map(expectReference),
    strays: [...profile.extras, ...profile.notes, profile.pageHeader].filter(
      (line) => line !== '' && simplify(text).includes(simplify(line)),
    ),
  }
}

export const generateResumes = (half: Half, count: number): CorpusResume[] =>
  Array.from({ length: count }, (_, number) => generateResume(half, number))
