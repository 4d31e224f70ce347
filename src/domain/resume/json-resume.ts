import { monthOfForm } from './resume-dates.ts'
import { namesIn } from './resume-contact.ts'
import { countryNamed, stateNamed } from './resume-words.ts'
import type { AllFindings, Findings, Found } from './resume.ts'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands under a name; nothing that a value inherits. */
const at = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

const textAt = (value: unknown, name: string): string => {
  const found = at(value, name)
  return typeof found === 'string' ? found : ''
}

/** More than a list holds, since some may turn out to say nothing. */
const mostEntries = 40

const entriesAt = (value: unknown, name: string): ReadonlyArray<unknown> => {
  const found = at(value, name)
  return Array.isArray(found) ? found.slice(0, mostEntries) : []
}

const said = (value: string): Found => ({ value, from: null })

/** What stands in the fields of which the resume says something. */
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

/** Something that begins and has no end goes on. */
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

/** A reference of JSON Resume is a name and a text; who that is to the writer it does not say. */
const referenceOf = (entry: unknown): Findings => findings({ Name: said(textAt(entry, 'name')) })

const known = ['basics', 'work', 'education', 'references']

/** What a JSON Resume says (https://jsonresume.org/schema); what is not as its schema wants it is left out, the rest is read. Null for anything else. */
export function readJsonResume(parsed: unknown): AllFindings | null {
  if (!isRecord(parsed) || !known.some((name) => Object.hasOwn(parsed, name))) return null
  return {
    contact: contactOf(parsed),
    education: entriesAt(parsed, 'education').map(educationOf),
    employment: entriesAt(parsed, 'work').map(employmentOf),
    references: entriesAt(parsed, 'references').map(referenceOf),
  }
}
