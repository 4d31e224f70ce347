import { isAccepted } from './create-resume.ts'
import { joinedLines, placeCandidates, unitLines, zipCode, type Candidate } from './resume-addresses.ts'
import { findEmail, findPhone } from './resume-email-phone.ts'
import { findLabel, listLabels } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { inNameCase, nameText, parseName, scoreName } from './resume-names.ts'
import { countryNamed, stateNamed } from './resume-places.ts'
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
  if (label?.field === 'State_ID') return given('State_ID', stateNamed(text.replace(zipCode, '')) ?? text)
  if (label?.field === 'Country_ID') return given('Country_ID', countryNamed(text))
  const isPlain = label === null || ['Email', 'Phone', 'Home', 'Place'].includes(label.field)
  if (!isPlain) return given(label.field, text)
  return [
    ...given('Email', findEmail(text)),
    ...given('Phone', findPhone(text)),
    ...placeCandidates(text, line, label?.field === 'Place'),
  ]
}

function nameCandidates(text: string, line: Line): ReadonlyArray<Candidate> {
  const name = parseName(text)
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

export type ParsedContact = { readonly found: Findings; readonly used: ReadonlyArray<number> }

/** What the form takes, first labelled, then guessed; earlier lines win over later ones. */
const listAddresses = (lines: ReadonlyArray<Line>): string =>
  lines
    .flatMap(({ text }) => text.toLowerCase().match(/[^ |,;]*[@/][^ |,;]*/g) ?? [])
    .join(' ')
    .replaceAll(/[^a-z@ ]/g, '')

function listCandidates(lines: ReadonlyArray<Line>): ReadonlyArray<Candidate> {
  const pieces = lines
    .filter(({ text }) => text.length <= 300)
    .flatMap((line) => piecesOf(line.text).flatMap((piece) => pieceCandidates(piece, line)))
  const names = findName(lines.slice(0, 25), listAddresses(lines))
  return [...pieces, ...joinedLines(lines), ...unitLines(lines), ...names].toSorted(
    (one, other) => Number(other.isLabelled ?? false) - Number(one.isLabelled ?? false),
  )
}

export function parseContact(head: ReadonlyArray<Line>): ParsedContact {
  const found: Record<string, FieldFinding> = {}
  const used = new Set<number>()
  for (const { field, value, line } of listCandidates(head.slice(0, longestHead))) {
    if (field in found || !isAccepted('contact', field, value)) continue
    found[field] = { value, from: line.raw }
    used.add(line.at)
  }
  return { found, used: [...used] }
}
