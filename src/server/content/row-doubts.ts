import type { WireDate } from '#contract/date.ts'
import type { Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { firm } from '#content/firm.ts'
import { hasTime } from '#domain/media/event-time.ts'
import { dayLength, toTimestamp } from '#domain/time/dates.ts'
import { isTimeZone, readClock } from '#domain/time/zones.ts'

export type DoubtKind = 'halfPlace' | 'noPlace' | 'future' | 'midnight' | 'longTitle' | 'noText' | 'phone'

export type Doubt = { readonly kind: DoubtKind; readonly field: string }

type Place = { readonly city: string | null; readonly state: string | null }

const placeless =
  /[|\n]|^(?:remote|hybrid|on-?site|multiple|various|anywhere|nationwide|worldwide|global|virtual|telework|negotiable|location negotiable|to be determined|tb[ad]|n\/a|none|united states|usa?)(?![a-z])/i

const isFilled = (text: string | null | undefined) => (text ?? '').trim() !== ''

function findPlaceDoubts({ city, state }: Place): ReadonlyArray<Doubt> {
  const named = [
    { field: 'City', text: city },
    { field: 'State', text: state },
  ]
  const none = named.filter(({ text }) => placeless.test((text ?? '').trim()))
  if (none.length > 0) return none.map(({ field }) => ({ kind: 'noPlace', field }))
  const filled = named.filter(({ text }) => isFilled(text))
  return filled.length === 1 ? [{ kind: 'halfPlace', field: 'City and State' }] : []
}

const maxTitle = 120

const findTitleDoubts = (field: string, title: string): ReadonlyArray<Doubt> =>
  title.length > maxTitle ? [{ kind: 'longTitle', field }] : []

function isForeign(phone: string | null) {
  const digits = (phone ?? '').replace(/\D/g, '')
  const ofCountry = /^\s*(?:\+\s*)?1/.test(phone ?? '') ? digits.slice(1) : digits
  return digits !== '' && ofCountry.length !== 10
}

const findPhoneDoubts = (phones: Readonly<Record<string, string | null>>): ReadonlyArray<Doubt> =>
  Object.entries(phones).flatMap(([field, phone]) => (isForeign(phone) ? [{ kind: 'phone', field }] : []))

function findJobDoubts(job: Row<'JobPostingHeader'>, now: number): ReadonlyArray<Doubt> {
  const texts = [job.ShortDescription, job.Responsibilities, job.SkillsRequired, job.EducationRequirement]
  const changed = toTimestamp(job.LastModifiedDate)
  return [
    ...findPlaceDoubts({ city: job.City, state: job.State }),
    ...(changed !== null && changed > now ? [{ kind: 'future', field: 'LastModifiedDate' } as const] : []),
    ...findTitleDoubts('JobFunction', job.JobFunction),
    ...(texts.some(isFilled) ? [] : [{ kind: 'noText', field: 'Responsibilities' } as const]),
  ]
}

const findOfficeDoubts = (office: Row<'Location'>): ReadonlyArray<Doubt> => [
  ...findPlaceDoubts({ city: office.City ?? office.LocationCity, state: office.State ?? office.LocationState }),
  ...findPhoneDoubts({ PhoneNumber: office.PhoneNumber, FaxNumber: office.FaxNumber }),
]

const isMidnight = (date: WireDate, instant: number) => hasTime(date) && instant % dayLength === 0

/** Some systems write a whole day as midnight UTC. */
function findMidnight({ StartDate, EndDate, TimeZone }: Row<'CompanyEvent'>): ReadonlyArray<Doubt> {
  const zone = TimeZone ?? firm.timeZone
  const [start, end] = [toTimestamp(StartDate), toTimestamp(EndDate)]
  if (start === null || !isMidnight(StartDate, start) || !isTimeZone(zone)) return []
  if (EndDate !== null && end !== null && !isMidnight(EndDate, end)) return []
  return readClock(start, zone).clock < start ? [{ kind: 'midnight', field: 'StartDate' }] : []
}

const findEventDoubts = (event: Row<'CompanyEvent'>): ReadonlyArray<Doubt> => [
  ...findMidnight(event),
  ...findTitleDoubts('Title', event.Title),
]

type Finders = { readonly [Name in ContentName]?: (row: Row<Name>, now: number) => ReadonlyArray<Doubt> }

const finders: Finders = {
  JobPostingHeader: findJobDoubts,
  Location: findOfficeDoubts,
  CompanyNews: ({ Title }) => findTitleDoubts('Title', Title),
  CompanyEvent: findEventDoubts,
  ContractsContact: ({ DirectOfficePhoneNumber }) => findPhoneDoubts({ DirectOfficePhoneNumber }),
}

/** What is accepted and probably not meant. */
export const findDoubts = <Name extends ContentName>(name: Name, row: Row<Name>, now: number): ReadonlyArray<Doubt> =>
  finders[name]?.(row, now) ?? []
