import { isEmailAddress } from '#contract/text-rules.ts'
import type { Line } from './resume-lines.ts'
import { valueLabelled } from './resume-labels.ts'
import { countryNamed, stateNamed } from './resume-words.ts'
import type { Findings } from './resume.ts'

const labels: Readonly<Record<string, string>> = {
  'first name': 'FirstName',
  'given name': 'FirstName',
  'last name': 'LastName',
  surname: 'LastName',
  'family name': 'LastName',
  email: 'Email',
  'e-mail': 'Email',
  phone: 'Phone',
  'phone number': 'Phone',
  telephone: 'Phone',
  tel: 'Phone',
  mobile: 'Phone',
  cell: 'Phone',
  address: 'Address1',
  street: 'Address1',
  city: 'City',
  state: 'State_ID',
  zip: 'ZipCode',
  'zip code': 'ZipCode',
  'postal code': 'ZipCode',
  country: 'Country_ID',
}

export const findEmail = (text: string): string | null =>
  text
    .split(/[\s|,;<>()[\]"]+/)
    .map((word) => word.replace(/^(?:mailto:|e-?mail:)/i, '').replace(/\.$/, ''))
    .find((word) => word.includes('@') && isEmailAddress(word)) ?? null

export function findPhone(text: string): string | null {
  const found = /(?<![\d.])(?:\+|\()?\d[\d() ./-]{8,22}\d(?!\d)/.exec(text)?.[0]
  const digits = found?.replaceAll(/\D/g, '').length ?? 0
  return found !== undefined && digits >= 10 && digits <= 15 ? found : null
}

const particles = new Set(['van', 'von', 'de', 'del', 'della', 'der', 'den', 'di', 'da', 'la', 'le', 'el', 'bin', 'al'])

const isName = (text: string) =>
  text.length <= 60 && /^\p{L}[\p{L}\p{M}.'’, -]*$/u.test(text) && /^[^ ]+(?: [^ ]+){1,4}$/.test(text)

export function parseName(text: string): { readonly first: string; readonly last: string } | null {
  const bare = text
    .replace(/^(?:mr|mrs|ms|dr|prof)\.? /i, '')
    .replace(/,? (?:jr|sr|ii|iii|mba|phd|ph\.d|cpa|pe|pmp|rn|md)\.?$/i, '')
  if (!isName(bare)) return null
  const [last = '', first, more] = bare.split(', ')
  if (more !== undefined) return null
  if (first !== undefined) return { first, last }
  const words = bare.split(' ')
  const at = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()))
  const cut = at > 0 ? at : words.length - 1
  return { first: words.slice(0, cut).join(' '), last: words.slice(cut).join(' ') }
}

/** Five digits before a single word are a foreign postal code, not a house number. */
const isStreet = (text: string) =>
  (/^\d{1,6}\p{L}? \p{L}/u.test(text) && !/^\d{5,6} [^ ]+$/.test(text)) || /^p\.? ?o\.? box \d/i.test(text)
const isUnit = (text: string) => /^(?:apt|apartment|suite|ste|unit|floor|#)\b|^#/i.test(text)

const toFindings = (field: string, value: string | null | undefined, { raw }: Line): Findings =>
  value == null || value === '' ? {} : { [field]: { value, from: raw } }

function findLocality(line: Line): Findings {
  const pieces = line.text.split(/ ?[|•·,] ?/).filter(Boolean)
  const at = pieces.findIndex(
    (piece, index) => index > 0 && stateNamed(piece.replace(/ \d{5}(?:-\d{4})?$/, '')) !== null,
  )
  if (at < 1) return {}
  const zip = / (\d{5}(?:-\d{4})?)$/.exec(pieces[at] ?? '')?.[1] ?? /^\d{5}(?:-\d{4})?$/.exec(pieces[at + 1] ?? '')?.[0]
  return {
    ...toFindings('City', pieces[at - 1], line),
    ...toFindings('State_ID', stateNamed((pieces[at] ?? '').replace(/ \d{5}(?:-\d{4})?$/, '')), line),
    ...toFindings('ZipCode', zip, line),
    ...toFindings('Country_ID', 'United States', line),
  }
}

function findStreet(line: Line): Findings {
  const pieces = line.text.split(/ ?[|•·,] ?/)
  const at = pieces.findIndex(isStreet)
  if (at < 0 || findPhone(pieces[at] ?? '') !== null) return {}
  const unit = pieces[at + 1] ?? ''
  return { ...toFindings('Address1', pieces[at], line), ...toFindings('Address2', isUnit(unit) ? unit : null, line) }
}

const inSmallLetters = (name: string) =>
  name === name.toUpperCase() && name.length > 2
    ? name.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : name

const findName = (line: Line) => {
  const text = /^(?:name|full name): ?(.+)$/i.exec(line.text)?.[1] ?? line.text.split(' | ')[0] ?? ''
  const names = /^(?:resume|résumé|curriculum vitae|cv)\b/i.test(text) ? null : parseName(text)
  return {
    ...toFindings('FirstName', names && inSmallLetters(names.first), line),
    ...toFindings('LastName', names && inSmallLetters(names.last), line),
  }
}

function findLabelledValue(line: Line): Findings {
  const labelled = valueLabelled(line.text, labels)
  if (!labelled) return {}
  const { field, value } = labelled
  if (field === 'Email') return toFindings(field, findEmail(value), line)
  if (field === 'State_ID') return toFindings(field, stateNamed(value) ?? value, line)
  if (field === 'Country_ID') return toFindings(field, countryNamed(value), line)
  // An address in one line is read piece by piece.
  return field === 'Address1' && value.includes(',') ? {} : toFindings(field, value, line)
}

const lineWithout = (line: Line): Line => ({ ...line, text: line.text.replace(/^(?:address|home|location): ?/i, '') })

const longestHead = 30

/** Labelled values win over guesses, earlier lines over later ones. */
export function parseContact(head: ReadonlyArray<Line>): Findings {
  const lines = head.filter(({ text }) => text !== '').slice(0, longestHead)
  const named =
    lines
      .slice(0, 5)
      .map(findName)
      .find((names) => 'LastName' in names) ?? {}
  const guessed = lines.map((line): Findings => ({
    ...findStreet(lineWithout(line)),
    ...findLocality(lineWithout(line)),
    ...toFindings('Email', findEmail(line.text), line),
    ...toFindings('Phone', findPhone(line.text), line),
  }))
  return Object.assign({}, ...guessed.toReversed(), named, ...lines.map(findLabelledValue).toReversed()) as Findings
}
