import type { Month } from './dates.ts'
import type { Layout, Written } from './layout.ts'
import type { Profile } from './profile.ts'

const inIso = ({ month, year }: Month, day: string) => `${year}-${String(month).padStart(2, '0')}${day}`

const listWork = ({ jobs }: Profile, nameOfEmployer: string, day: string) =>
  jobs.map(({ title, employer, period, duties }) => ({
    [nameOfEmployer]: employer,
    position: title,
    startDate: inIso(period.from, day),
    ...(period.to === null ? {} : { endDate: inIso(period.to, day) }),
    highlights: duties,
  }))

const listStudies = ({ schools }: Profile) =>
  schools.map(({ school, degree, field, from, to }) => ({
    institution: school,
    studyType: degree,
    ...(field === '' ? {} : { area: field }),
    ...(from === '' ? {} : { startDate: from }),
    endDate: to,
  }))

const toBasics = ({ person }: Profile, state: string) => ({
  name: `${person.first} ${person.last}`,
  label: person.headline,
  email: person.email,
  phone: person.phone,
  location: { address: person.street, postalCode: person.zip, city: person.city, region: state },
})

const print = (value: unknown): Written => ({ text: JSON.stringify(value, null, 2), address: 'all' })

const writeVersion1 = (profile: Profile): Written =>
  print({
    basics: toBasics(profile, profile.person.state),
    work: listWork(profile, 'name', ''),
    education: listStudies(profile),
    skills: profile.skills.map((name) => ({ name, keywords: [] })),
    volunteer: [
      { organization: 'Tri-County Fair', position: 'Steward', startDate: '2011-04', summary: profile.extras[0] },
    ],
  })

const writeVersion0 = (profile: Profile): Written =>
  print({
    basics: { ...toBasics(profile, profile.person.state), picture: '', website: '', profiles: [] },
    work: listWork(profile, 'company', '-01'),
    education: listStudies(profile),
    interests: [{ name: profile.extras[0] }],
  })

const rules = { hasCommas: true, dateForms: ['iso'], hasReferences: false }

export const jsonLayouts: readonly Layout[] = [
  { name: 'json-resume-1', ...rules, write: writeVersion1 },
  { name: 'json-resume-0', ...rules, write: writeVersion0 },
]
