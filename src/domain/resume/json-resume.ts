import { monthOfForm } from './resume-dates.ts'
import { namesIn } from './resume-contact.ts'
import { countryNamed, stateNamed } from './resume-words.ts'
import type { AllFindings, Findings, Found } from './resume.ts'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

const textAt = (value: unknown, name: string): string => {
  const found = at(value, name)
  return typeof found === 'string' ? found : ''
}

const mostEntries = 40

const entriesAt = (value: unknown, name: string): ReadonlyArray<unknown> => {
  const found = at(value, name)
  return Array.isArray(found) ? found.slice(0, mostEntries) : []
}

const said = (value: string): Found => ({ value, from: null })

const findings = (all: Readonly<Record<string, Found>>): Findings =>
  Object.fromEntries(Object.entries(all).filter(([, { value }]) => value.length > 0))

const guessed = (value: string, name: string, from: string): Found => ({ value, from: `${name}: ${from}` })

function contactOf(resume: Json): Findings {
  const basics = at(resume, 'basics')
  const location = at(basics, 'location')
  const [name, region] = [textAt(basics, 'name'), textAt(location, 'region')]
  const names = namesIn(name.trim())
  const code = textAt(location, 'countryCode')
  return findings({
    FirstName: guessed(names?.first ?? '', 'name', name),
    LastName: guessed(names?.last ?? '', 'name', name),
    Email: said(textAt(basics, 'email')),
    Phone: said(textAt(basics, 'phone')),
    Address1: said(textAt(location, 'address')),
    City: said(textAt(location, 'city')),
    State_ID: said(stateNamed(region.trim()) ?? region),
    ZipCode: said(textAt(location, 'postalCode')),
    Country_ID: said(countryNamed(code)),
  })
}

const times = (entry: unknown, still: string): Readonly<Record<string, Found>> => {
  const [from, to] = [textAt(entry, 'startDate'), textAt(entry, 'endDate')]
  return {
    From: said(monthOfForm(from)),
    To: said(monthOfForm(to)),
    IsCurrent: { value: from !== '' && to === '' ? [still] : [], from: `startDate: ${from}, without an endDate` },
  }
}

const educationOf = (entry: unknown): Findings =>
  findings({
    School: said(textAt(entry, 'institution')),
    Degree: said(textAt(entry, 'studyType')),
    Field: said(textAt(entry, 'area')),
    ...times(entry, 'I still study there'),
  })

function employmentOf(entry: unknown): Findings {
  const points = entriesAt(entry, 'highlights').filter((point) => typeof point === 'string')
  return findings({
    // The schema called it `company` before version 1.
    Employer: said(textAt(entry, 'name') || textAt(entry, 'company')),
    JobTitle: said(textAt(entry, 'position')),
    ...times(entry, 'I still work there'),
    Duties: said([textAt(entry, 'summary'), ...points].filter(Boolean).join('\n')),
  })
}

const referenceOf = (entry: unknown): Findings => findings({ Name: said(textAt(entry, 'name')) })

const known = ['basics', 'work', 'education', 'references']

/** Follows https://jsonresume.org/schema and skips what does not match it. Null if it is not a JSON Resume at all. */
export function readJsonResume(parsed: unknown): AllFindings | null {
  if (!isRecord(parsed) || !known.some((name) => Object.hasOwn(parsed, name))) return null
  return {
    contact: contactOf(parsed),
    education: entriesAt(parsed, 'education').map(educationOf),
    employment: entriesAt(parsed, 'work').map(employmentOf),
    references: entriesAt(parsed, 'references').map(referenceOf),
  }
}
