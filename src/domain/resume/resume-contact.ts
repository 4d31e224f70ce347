import { isAccepted } from './create-resume.ts'
import { streetLines, placeCandidates, unitLines, zipCode, type Candidate } from './resume-addresses.ts'
import { findEmail, findPhone } from './resume-email-phone.ts'
import { findLabel, listLabels } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { inNameCase, isHeadline, nameText, parseName, scoreName } from './resume-names.ts'
import { nameCountry, findState } from './resume-places.ts'
import { isDegree, scoreFirm, scoreTitle } from './resume-words.ts'
import type { Findings, FieldFinding } from './resume.ts'

const labels = listLabels({
  FirstName: 'first name,given name',
  LastName: 'last name,surname,family name',
  Name: 'name,full name',
  Email: 'email,email address,e',
  Phone: 'phone,phone number,telephone,tel,mobile,mob,cell,cell phone,p,m,t,c',
  Home: 'home,h',
  None: 'fax,f,linkedin,github,website,web,portfolio,dob,date of birth',
  Place: 'address,street,street address,location,residence,a',
  City: 'city,town',
  State_ID: 'state',
  ZipCode: 'zip,zip code,postal code,postcode',
  Country_ID: 'country',
})

const inlineLabel =
  /(?<=\S) +(?=(?:e-?mail|phone|cell|mobile|mob|home|tel|fax|address|linkedin|github|website|[EPMTCHF])\.? ?: ?\S)/i

const piecesOf = (text: string) =>
  text
    .split(/ ?[|•·] ?| [–—-] |; /)
    .flatMap((piece) => piece.split(inlineLabel))
    .filter(Boolean)

function pieceCandidates(piece: string, line: Line): ReadonlyArray<Candidate> {
  const label = findLabel(piece, labels)
  if (label?.field === 'None') return []
  const text = label ? label.value : piece
  const given = (field: string, value: string | null | undefined): ReadonlyArray<Candidate> =>
    value ? [{ field, value, line, ...(label && { isLabelled: true }) }] : []
  if (label?.field === 'Name') return nameCandidates(text, line)
  if (label?.field === 'State_ID') return given('State_ID', findState(text.replace(zipCode, '')) ?? text)
  if (label?.field === 'Country_ID') return given('Country_ID', nameCountry(text))
  const isPlain = label === null || ['Email', 'Phone', 'Home', 'Place'].includes(label.field)
  if (!isPlain) return given(label.field, text)
  return [
    ...given('Email', findEmail(text)),
    ...given('Phone', findPhone(text)),
    ...placeCandidates(text, line, label?.field === 'Place'),
  ]
}

function nameCandidates(text: string, line: Line): ReadonlyArray<Candidate> {
  const name = isHeadline(text) ? null : parseName(text)
  return name
    ? [
        { field: 'FirstName', value: inNameCase(name.first), line },
        { field: 'LastName', value: inNameCase(name.last), line },
      ]
    : []
}

function findName(lines: ReadonlyArray<Line>, addresses: string): ReadonlyArray<Candidate> {
  const ranked = lines
    .filter(({ text }) => text.length <= 160)
    .map((line, at) => ({
      line,
      text: nameText(line.text),
      score: scoreName(nameText(line.text), addresses) - at / 20 + (line.level === 1 ? 0.5 : 0),
    }))
    .filter(({ score, text }) => score > 0 && scoreName(text, addresses) > 0)
    .toSorted((one, other) => other.score - one.score)
  const [best] = ranked
  return best ? nameCandidates(best.text, best.line) : []
}

const longestHead = 40

const listLinks = (lines: ReadonlyArray<Line>): string =>
  lines
    .filter(({ text }) => text.length <= 300)
    .flatMap(({ text }) => text.toLowerCase().match(/[^ |,;]*[@/][^ |,;]*/g) ?? [])
    .join(' ')
    .replaceAll(/[^a-z@ ]/g, '')

const hasName = ({ value }: Candidate, names: ReadonlyArray<Candidate>) =>
  names.some(({ value: name }) => name.length > 2 && value.toLowerCase().includes(name.toLowerCase()))

/** First what has a label, and the address of email that has the name. */
function listCandidates(lines: ReadonlyArray<Line>): ReadonlyArray<Candidate> {
  const pieces = lines
    .filter(({ text }) => text.length <= 300)
    .flatMap((line) => piecesOf(line.text).flatMap((piece) => pieceCandidates(piece, line)))
  const names = findName(lines.slice(0, 25), listLinks(lines))
  const weight = (one: Candidate) =>
    one.field === 'Email' ? Number(hasName(one, names)) : Number(one.isLabelled ?? false)
  return [...pieces, ...streetLines(lines), ...unitLines(lines), ...names].toSorted(
    (one, other) => weight(other) - weight(one),
  )
}

const placeFields = new Set(['City', 'State_ID', 'ZipCode', 'Country_ID'])

/** "Ada Moss, MD" and "Physician Assistant, PA" name no place. */
function listNoPlaces(all: ReadonlyArray<Candidate>): ReadonlySet<number> {
  const name = ['FirstName', 'LastName'].map((field) => all.find((one) => one.field === field)?.value ?? '').join(' ')
  const isNoCity = (city: string) =>
    city.toLowerCase() === name.toLowerCase() || scoreTitle(city) >= 2 || scoreFirm(city) >= 3 || isDegree(city)
  return new Set(
    all
      .filter(({ field, value, line }) => field === 'City' && isNoCity(value) && !/\d{5}/.test(line.text))
      .map(({ line }) => line.at),
  )
}

/** What the form takes; of the same kind the earlier lines win over the later ones. */
export function parseContact(head: ReadonlyArray<Line>): Findings {
  const found: Record<string, FieldFinding> = {}
  const all = listCandidates(head.slice(0, longestHead))
  const noPlaces = listNoPlaces(all)
  for (const { field, value, line } of all) {
    if (field in found || (placeFields.has(field) && noPlaces.has(line.at))) continue
    if (isAccepted('contact', field, value)) found[field] = { value, from: line.raw }
  }
  return found
}
