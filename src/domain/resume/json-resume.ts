import { toFormMonth } from './resume-dates.ts'
import { parseName } from './resume-names.ts'
import { countryNamed, stateNamed } from './resume-places.ts'
import type { AllFindings, Findings, FieldFinding } from './resume.ts'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

const getText = (value: unknown, name: string): string => {
  const found = at(value, name)
  return typeof found === 'string' ? found : ''
}

const maxEntries = 40

const getEntries = (value: unknown, name: string): ReadonlyArray<unknown> => {
  const found = at(value, name)
  return Array.isArray(found) ? found.slice(0, maxEntries) : []
}

const createFinding = (value: string): FieldFinding => ({ value, from: null })

const findings = (all: Readonly<Record<string, FieldFinding>>): Findings =>
  Object.fromEntries(Object.entries(all).filter(([, { value }]) => value.length > 0))

const guessed = (value: string, name: string, from: string): FieldFinding => ({ value, from: `${name}: ${from}` })

function readContact(resume: Json): Findings {
  const basics = at(resume, 'basics')
  const location = at(basics, 'location')
  const [name, region] = [getText(basics, 'name'), getText(location, 'region')]
  const names = parseName(name.trim())
  const code = getText(location, 'countryCode')
  return findings({
    FirstName: guessed(names?.first ?? '', 'name', name),
    LastName: guessed(names?.last ?? '', 'name', name),
    Email: createFinding(getText(basics, 'email')),
    Phone: createFinding(getText(basics, 'phone')),
    Address1: createFinding(getText(location, 'address')),
    City: createFinding(getText(location, 'city')),
    State_ID: createFinding(stateNamed(region.trim()) ?? region),
    ZipCode: createFinding(getText(location, 'postalCode')),
    Country_ID: createFinding(countryNamed(code)),
  })
}

const times = (entry: unknown, still: string): Readonly<Record<string, FieldFinding>> => {
  const [from, to] = [getText(entry, 'startDate'), getText(entry, 'endDate')]
  return {
    From: createFinding(toFormMonth(from)),
    To: createFinding(toFormMonth(to)),
    IsCurrent: { value: from !== '' && to === '' ? [still] : [], from: `startDate: ${from}, without an endDate` },
  }
}

const readEducation = (entry: unknown): Findings =>
  findings({
    School: createFinding(getText(entry, 'institution')),
    Degree: createFinding(getText(entry, 'studyType')),
    Field: createFinding(getText(entry, 'area')),
    ...times(entry, 'I still study there'),
  })

function readEmployment(entry: unknown): Findings {
  const points = getEntries(entry, 'highlights').filter((point) => typeof point === 'string')
  return findings({
    // The schema called it `company` before version 1.
    Employer: createFinding(getText(entry, 'name') || getText(entry, 'company')),
    JobTitle: createFinding(getText(entry, 'position')),
    ...times(entry, 'I still work there'),
    Duties: createFinding([getText(entry, 'summary'), ...points].filter(Boolean).join('\n')),
  })
}

const readReference = (entry: unknown): Findings => findings({ Name: createFinding(getText(entry, 'name')) })

const knownKeys = ['basics', 'work', 'education', 'references']

/** Follows https://jsonresume.org/schema and skips what does not match it. Null if it is not a JSON Resume at all. */
export function readJsonResume(parsed: unknown): AllFindings | null {
  if (!isRecord(parsed) || !knownKeys.some((name) => Object.hasOwn(parsed, name))) return null
  return {
    contact: readContact(parsed),
    education: getEntries(parsed, 'education').map(readEducation),
    employment: getEntries(parsed, 'work').map(readEmployment),
    references: getEntries(parsed, 'references').map(readReference),
    unplaced: [],
    skipped: [],
  }
}
