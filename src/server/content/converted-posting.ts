import { Option, Schema } from 'effect'
import { minimumDate } from '#contract/day.ts'
import { Pay } from '#contract/jobs.ts'
import type { Workplace } from '#contract/job-terms.ts'
import { findUsState } from './state-spellings.ts'
import { tidyHtml } from './tidy-html.ts'

/** A job of another system, in the words that all of them have. */
export type ForeignJob = {
  readonly id: string | null
  readonly number?: string | null
  readonly title: string | null
  readonly short?: string | null
  readonly duties: string | null
  readonly skills?: string | null
  readonly education?: string | null
  readonly groups: ReadonlyArray<string | null>
  readonly places: ReadonlyArray<ForeignPlace>
  readonly workplace?: string | null
  readonly employment?: string | null
  readonly changed: string | number | null
  readonly pay: ForeignPay | null
  /** Fields of the other system that were read. */
  readonly read: ReadonlyArray<string>
  readonly source: unknown
}

export type ForeignPlace = {
  readonly city: string | null
  readonly state: string | null
  readonly street?: string | null
  readonly zip?: string | null
}

export type ForeignPay = {
  readonly low: number | null
  readonly high: number | null
  readonly currency: string | null
  readonly unit: string | null
}

const country = /^(?:us|usa|u\.s\.(?:a\.)?|united states(?: of america)?)$/i
const workplaceWord = /\b(remote|hybrid|on-?site|in[ -]office)\b/i

const wordsOfWork =
  /\b(?:fully|partly|mostly|remote(?:ly)?|hybrid|on-?site|in[ -]office|position|role|office|eligible|work(?:er|ing)?|job|only|based|in|from)\b/gi
const county = /\b(?:county|parish|borough)$/i

/** Without the words that say how one works, and without what stood between them and the name. */
const withoutWorkplace = (part: string) =>
  workplaceWord.test(part)
    ? part
        .replace(wordsOfWork, ' ')
        .replace(/^[^\p{L}]+/u, '')
        .replace(/\s+/g, ' ')
    : part

/** A place as it is written in one line: "Reno, NV", "Reno, Nevada, United States", "Remote - US". */
export function readPlace(line: string | null): ForeignPlace {
  const plain = (line ?? '').replace(/\([^)]*\)/g, ' ')
  const parts = plain
    .split(/,| [-–] /)
    .map((part) => withoutWorkplace(part.trim()).trim())
    .filter((part) => part !== '' && !country.test(part))
  const [city = null, state = null] = parts.filter((part, at) => at === 0 || !county.test(part))
  return state === null && findUsState(city) && city?.toLowerCase() !== 'new york'
    ? { city: null, state: city }
    : { city, state }
}

export const splitPlaces = (line: string | null): ReadonlyArray<string> =>
  (line ?? '')
    .split(/;|\||\n| \/ |\sor\s/)
    .map((place) => place.trim())
    .filter(Boolean)

export function readWorkplace(...texts: ReadonlyArray<string | null | undefined>): Workplace | null {
  const word = texts.map((text) => workplaceWord.exec(text ?? '')?.[1]?.toLowerCase()).find(Boolean)
  if (word === undefined) return null
  if (word === 'remote') return 'Remote'
  return word === 'hybrid' ? 'Hybrid' : 'On-site'
}

const units: Readonly<Record<string, Pay['Unit']>> = {
  year: 'year',
  yearly: 'year',
  annual: 'year',
  annually: 'year',
  pa: 'year',
  'per year': 'year',
  'per-year-salary': 'year',
  '1 year': 'year',
  hour: 'hour',
  hourly: 'hour',
  ph: 'hour',
  'per hour': 'hour',
  'per-hour-wage': 'hour',
  '1 hour': 'hour',
}

const mostOfAnHour = 1_000

const decodePay = Schema.decodeUnknownOption(Pay)

const roundToCents = (amount: number) => Math.round(amount * 100) / 100

/** Null as well where the site cannot say it: in another currency, by the month, or without an amount. */
export function readPay(pay: ForeignPay | null): Pay | null {
  const [low, high] = [pay?.low ?? pay?.high ?? null, pay?.high ?? pay?.low ?? null]
  if (!pay || low === null || high === null || (pay.currency ?? 'USD').toUpperCase() !== 'USD') return null
  const guessed = high <= mostOfAnHour ? 'hour' : 'year'
  const Unit = pay.unit === null ? guessed : units[pay.unit.toLowerCase()]
  return Option.getOrNull(decodePay({ Low: roundToCents(low), High: roundToCents(high), Unit }))
}

/** Parts of a text, each of which is HTML or text with line ends. */
export function joinHtml(parts: ReadonlyArray<string | null>): string | null {
  const filled = parts.filter((part) => part !== null)
  if (filled.length < 2) return filled[0] ?? null
  return filled.map((part) => `<div>${tidyHtml(part).html}</div>`).join('')
}

const hasZone = /:\d\d.*(?:Z|GMT|UTC|[ECMP][SD]T|[+-]\d\d(?::?\d\d)?)$/i

/** Below this a number counts seconds, above it milliseconds. */
const leastMilliseconds = 1e11

/** A moment without a zone is read in UTC, on every machine; null if it cannot be read. */
export function readMoment(changed: string | number | null): string | null {
  const text = String(changed ?? '').trim()
  if (!/\d{4}/.test(text)) return null
  const written = hasZone.test(text) ? [text.replace(/[+-]\d\d$/, '$&:00')] : [`${text}Z`, `${text} UTC`]
  const times = (typeof changed === 'number' ? [changed < leastMilliseconds ? changed * 1000 : changed] : written).map(
    (time) => new Date(time),
  )
  return times.find((time) => !Number.isNaN(time.getTime()))?.toISOString() ?? null
}

const joinGroups = (groups: ForeignJob['groups']) =>
  [...new Set(groups.flatMap((group) => group?.replaceAll(';', ',') ?? []))].join('; ') || null

/** The row of a job, as an import reads it; what is not known is left out. */
export function toPosting(job: ForeignJob): Readonly<Record<string, unknown>> {
  const place = job.places[0] ?? { city: null, state: null }
  const state = findUsState(place.state)
  return {
    JobPosting_ID: job.id,
    TrackingNumber: job.number ?? job.id,
    JobFunction: job.title,
    Description: job.title,
    ShortDescription: job.short ?? null,
    Responsibilities: job.duties,
    SkillsRequired: job.skills ?? null,
    EducationRequirement: job.education ?? null,
    IsFullTime: !/part|casual/i.test(job.employment ?? ''),
    Workplace: readWorkplace(job.workplace),
    JobPostingGroups: joinGroups(job.groups),
    LastModifiedDate: { type: 'datetime', value: readMoment(job.changed) ?? `${minimumDate}T00:00:00.000Z` },
    Address1: place.street ?? null,
    City: place.city,
    State: state?.name ?? place.state,
    State_ID: state?.code ?? null,
    ZipCode: place.zip ?? null,
    Pay: readPay(job.pay),
  }
}
