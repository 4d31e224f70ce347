import { workplaces } from '#contract/job-terms.ts'
import type { JobPostingHeader, Pay } from '#contract/jobs.ts'

type Read = (value: unknown) => unknown

const readText: Read = (value) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined
const readBoolean: Read = (value) => (typeof value === 'boolean' ? value : undefined)
const readFlag: Read = (value) => (value === 0 || value === 1 ? value : undefined)
const readWorkplace: Read = (value) => [...workplaces, 'Onsite'].find((name) => name === value)

const readPay: Read = (value) => {
  const { Low, High, Unit } = Object(value) as Readonly<Record<keyof Pay, unknown>>
  const isPay = typeof Low === 'number' && typeof High === 'number' && (Unit === 'year' || Unit === 'hour')
  return isPay ? { Low, High, Unit } : undefined
}

const readDate: Read = (value) => {
  const date = typeof value === 'object' && value !== null && 'value' in value ? value.value : undefined
  const isDate = typeof date === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(date)
  return isDate && !Number.isNaN(Date.parse(date)) ? { type: 'datetime', value: date } : undefined
}

const readers: Readonly<Partial<Record<string, Read>>> = {
  IsFullTime: readBoolean,
  Workplace: readWorkplace,
  HasSecurity: readFlag,
  IsFeatured: readFlag,
  LastModifiedDate: readDate,
  Pay: readPay,
}

/** Keeps the case and '+' of the value, which is base64 (J2.1-37). */
function findTest(rawQuery: string): string | null {
  const pair = rawQuery
    .replace(/^\?/, '')
    .split('&')
    .find((part) => /^test=/i.test(part))
  return pair === undefined ? null : decodeURIComponent(pair.slice('test='.length))
}

function decodeJson(base64: string): unknown {
  const standard = base64.trim().replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

function pickFields(job: object): Partial<JobPostingHeader> {
  const given = new Map(Object.entries(job))
  return Object.fromEntries(
    Object.keys(blankPosting).flatMap((field) => {
      const value = (readers[field] ?? readText)(given.get(field))
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

/** As `findFirstSentence` does where no abbreviation misleads it, which browsers do without. */
function readOpening(text: string | null | undefined): Pick<JobPostingHeader, 'Opening'> {
  const length = text?.search(/(?<=^[^]{20,180}[.!?])(\s|$)/) ?? 0
  return length > 0 ? { Opening: [0, length] } : {}
}

/** Fields of the wrong type are left out; null when unreadable. Its HTML is not sanitized yet (J2.5-12). */
export function readPreview(rawQuery: string): Partial<JobPostingHeader> | null {
  try {
    const job = decodeJson(findTest(rawQuery) ?? '')
    if (typeof job !== 'object' || job === null || Array.isArray(job)) return null
    const fields = pickFields(job)
    return { ...fields, ...readOpening(fields.ShortDescription) }
  } catch {
    return null
  }
}

export const blankPosting: JobPostingHeader = {
  JobPosting_ID: 'preview',
  TrackingNumber: '',
  JobFunction: '',
  Description: null,
  ShortDescription: null,
  Responsibilities: null,
  SkillsRequired: null,
  EducationRequirement: null,
  IsFullTime: true,
  Workplace: null,
  HasSecurity: null,
  ExperienceLevel: null,
  IsFeatured: null,
  JobPostingGroups: null,
  LastModifiedDate: { type: 'datetime', value: '0001-01-01T00:00:00.000Z' },
  Location_ID: null,
  Address1: null,
  Address2: null,
  City: null,
  State: null,
  State_ID: null,
  ZipCode: null,
  Pay: null,
}
