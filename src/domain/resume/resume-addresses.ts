import { findPhone } from './resume-email-phone.ts'
import type { Line } from './resume-lines.ts'
import { findCountry, isCity, isLonePlace, findState } from './resume-places.ts'

export type Candidate = {
  readonly field: string
  readonly value: string
  readonly line: Line
  readonly isLabelled?: true
}

const streetWord =
  '(?:st|street|ave?|avenue|rd|road|blvd|boulevard|way|drive|dr|lane|ln|pike|plaza|square|sq|court|ct|place|pl|parkway|pkwy|hwy|highway|circle|cir|terrace|ter|mall|loop|trail|trl|row|run|path|alley|crossing|mews|walk|point|route|rt|broadway|close|crescent|gardens|turnpike)'

const numbered = new RegExp(
  `^(?:\\d{1,6}\\p{L}?(?:[-/]\\d{1,5})?,?|[NSEW]\\d+ [NSEW]\\d+|One|Two|Three) (?:\\S+ ){0,5}?${streetWord}\\b\\.?(?: (?:N|S|E|W|NE|NW|SE|SW)\\b\\.?)?`,
  'iu',
)
const box = /^(?:p\.? ?o\.? box|psc|unit|cmr|rr) \d/i
const plainNumber = /^\d{1,6}\p{L}?,? (?:\p{Lu}\S*|\d+(?:st|nd|rd|th))(?: \p{Lu}\S*){0,3}$/u

const noStreet =
  /\b(?:years?|yrs?|months?|days?|weeks?|hours?|time|times|projects?|people|experience|countries|languages)\b/i

const isUnit = (text: string) =>
  /^(?:apt|apartment|suite|ste|unit|floor|fl|bldg|building|room|box)\b\.? ?\S|^#/i.test(text)

export const zipCode = / ?(?<!\d)(\d{5}(?:-\d{4})?)$/

type Locality = {
  readonly city: string
  readonly state: string | null
  readonly zip: string | null
  readonly country: string | null
  readonly count: number
}

type End = {
  readonly parts: ReadonlyArray<string>
  /** Without the country and a ZIP Code that stands alone. */
  readonly left: ReadonlyArray<string>
  readonly country: string | null
  readonly zip: string | null
}

function readEnd(parts: ReadonlyArray<string>): End {
  const end = parts.at(-1) ?? ''
  const country = parts.length > 1 && findState(end) === null ? findCountry(end) : null
  const named = country === null ? parts : parts.slice(0, -1)
  const zip = /^\d{5}(?:-\d{4})?$/.exec(named.at(-1) ?? '')?.[0] ?? null
  const left = zip === null ? named : named.slice(0, -1)
  return { parts, left, country, zip: zip ?? zipCode.exec(left.at(-1) ?? '')?.[1] ?? null }
}

const georgian = /^(?:tbilisi|batumi|kutaisi|rustavi|gori)$/i

function readAmerican({ parts, left, country, zip }: End): Locality | null {
  const state = findState((left.at(-1) ?? '').replace(zipCode, ''))
  const city = left.at(-2) ?? ''
  if (state === null || !isCity(city)) return null
  const count = parts.length - left.length + 2
  return georgian.test(city)
    ? { city, state: null, zip, country: 'Georgia', count }
    : { city, state, zip, country: country ?? 'United States', count }
}

/** "Arlington VA 22201" */
function readWithoutComma({ parts, left, country, zip }: End): Locality | null {
  const bare = (left.at(-1) ?? '').replace(zipCode, '')
  const found = /^(.+) ([A-Z][A-Za-z]\.?|[A-Z]\.[A-Z]\.|[A-Z][a-z]{3,}(?: [A-Z][a-z]+)?)$/.exec(bare)
  const [, city = '', code = ''] = found ?? []
  const state = findState(code)
  const isCertain = zip !== null || /^[A-Z.]+$/.test(code)
  return state !== null && isCertain && isCity(city)
    ? { city, state, zip, country: country ?? 'United States', count: parts.length - left.length + 1 }
    : null
}

function readBritish({ parts, left, country }: End): Locality | null {
  const found = /^(?:(?!(?:UK|England|Scotland|Wales)\b)(.+) )?([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/.exec(
    left.at(-1) ?? '',
  )
  const city = found?.[1] ?? left.at(-2) ?? ''
  const taken = found?.[1] === undefined ? 2 : 1
  return found && isCity(city)
    ? { city, state: null, zip: found[2] ?? null, country, count: parts.length - left.length + taken }
    : null
}

function readCanadian({ parts, left }: End): Locality | null {
  const found = /^(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|Ontario|Quebec)(?: ([A-Z]\d[A-Z] ?\d[A-Z]\d))?$/.exec(
    left.at(-1) ?? '',
  )
  const city = left.at(-2) ?? ''
  return found && isCity(city)
    ? { city, state: null, zip: found[1] ?? null, country: 'Canada', count: parts.length - left.length + 2 }
    : null
}

function readAbroad({ parts, left, country, zip }: End): Locality | null {
  const city = left.length === 2 && isCity(left[0] ?? '') ? (left[0] ?? '') : (left.at(-1) ?? '')
  return country !== null && zip === null && isCity(city)
    ? { city, state: null, zip, country, count: parts.length - left.length + (city === left.at(-1) ? 1 : 2) }
    : null
}

const readers = [readAmerican, readWithoutComma, readBritish, readCanadian, readAbroad]

function parseLocality(parts: ReadonlyArray<string>): Locality | null {
  const end = readEnd(parts)
  return readers.map((read) => read(end)).find((found) => found !== null) ?? null
}

/** "12 Elm Street No. 7 San Francisco" */
function cutTown(text: string): readonly [string, string?] {
  const unit = / (?:No\.?|Apt\.?|Unit|Suite|#) ?[\w-]{1,6}(?= )/i
  const street = numbered.exec(text)?.[0] ?? text
  const end = street.length + (unit.exec(text.slice(street.length))?.[0].length ?? 0)
  const town = text.slice(end).trim()
  return town !== '' && isLonePlace(town) ? [text.slice(0, end), town] : [text]
}

const metro = / (?:metro(?:politan)?(?: area)?|(?:bay )?area)$/i

/** "12 Elm" is a street beside its town, and "10969 Berlin" is none. */
const isStreet = (part: string, hasTown: boolean, isLabelled: boolean) =>
  !noStreet.test(part) &&
  (numbered.test(part) ||
    box.test(part) ||
    (plainNumber.test(part) && (hasTown || (isLabelled && !/^\d{4,5} /.test(part)))))

export function placeCandidates(text: string, line: Line, isLabelled: boolean): ReadonlyArray<Candidate> {
  const parts = text
    .replace(/ (?:USA|United States)$/, '')
    .split(/(?<!^\d{1,6}) ?, ?/)
    .filter(Boolean)
  // "Ada Moss, CA" is an accountant.
  const isName = line.at === 0 && !isLabelled && !/[|\d]/.test(line.text)
  const locality = isName
    ? null
    : parseLocality(parts.map((part) => part.replace(metro, '').replaceAll(/^\(|\)$/g, '')))
  const before = locality ? parts.slice(0, parts.length - locality.count) : parts
  const at = before.findIndex((part) => isStreet(part, locality !== null, isLabelled))
  const [street, town] = at < 0 || findPhone(before[at] ?? '') !== null ? [] : cutTown(before[at] ?? '')
  const unit = street === undefined ? undefined : before[at + 1]
  const all: ReadonlyArray<readonly [string, string | null | undefined]> = [
    ['Address1', street],
    ['Address2', unit !== undefined && isUnit(unit) ? unit : null],
    ['City', locality?.city ?? town],
    ['State_ID', locality?.state],
    ['ZipCode', locality?.zip],
    ['Country_ID', locality?.country],
  ]
  return all.flatMap(([field, value]) => (value ? [{ field, value, line }] : []))
}

/** A street without a word for one, above the line that names the city. */
export const streetLines = (lines: ReadonlyArray<Line>): ReadonlyArray<Candidate> =>
  lines.slice(0, -1).flatMap((line, at) => {
    const next = lines[at + 1] as Line
    const parts = next.text.split(/ ?, ?/)
    return plainNumber.test(line.text) && !noStreet.test(line.text) && parseLocality(parts)
      ? [{ field: 'Address1', value: line.text, line }]
      : []
  })

export const unitLines = (lines: ReadonlyArray<Line>): ReadonlyArray<Candidate> =>
  lines
    .slice(1)
    .flatMap((line, at) =>
      isUnit(line.text) &&
      line.text.length < 30 &&
      (numbered.test(lines[at]?.text ?? '') || plainNumber.test(lines[at]?.text ?? ''))
        ? [{ field: 'Address2', value: line.text, line }]
        : [],
    )
