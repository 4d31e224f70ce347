import { findEmail, findPhone } from './resume-email-phone.ts'
import { findLabel, listLabels } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { parseName } from './resume-names.ts'
import { isPlace } from './resume-places.ts'
import { splitCommas, splitPieces } from './resume-pieces.ts'
import { scoreFirm, scoreTitle } from './resume-words.ts'
import { mostEntries, type Findings } from './resume.ts'

const labels = listLabels({
  Name: 'name',
  Relation: 'relation,relationship,title,position',
  Email: 'email',
  None: 'fax,f,company,organization',
  Phone: 'phone,telephone,tel,cell,mobile',
})

const relations =
  /\b(?:boss|classmate|client|co-?worker|colleague|customer|friend|mentor|neighbou?r|pastor|peer|professor|reference|former|current|supervisor|manager)s?\b/i

const isPersonName = (text: string) =>
  parseName(text) !== null &&
  !/^name\b/i.test(text) &&
  /^\p{Lu}/u.test(text) &&
  /(?:^| )\p{Lu}[^ ]*$/u.test(text) &&
  scoreTitle(text) < 2 &&
  scoreFirm(text) < 1.8 &&
  !relations.test(text) &&
  !isPlace(text)

const isOffer = (text: string) =>
  /\b(?:(?:up)?on request|available|furnished|provided)\b/i.test(text) && !/@|\d{4}/.test(text)

const withoutLabel = (piece: string) => piece.replace(/^(?:e-?mail|phone|tel|telephone|cell|mobile|name): ?/i, '')

function lineFindings({ text, raw }: Line): Findings {
  const label = findLabel(text, labels)
  if (label?.field === 'None') return {}
  if (label?.field === 'Relation') return { Relation: { value: label.value, from: raw } }
  const [email, phone] = [findEmail(text), findPhone(text)]
  const pieces = splitPieces(text)
    .flatMap(splitCommas)
    .map(withoutLabel)
    .filter((piece) => piece !== '' && !piece.includes('@') && findPhone(piece) === null)
  const name = pieces.slice(0, 1).find((piece) => label?.field === 'Name' || isPersonName(piece))
  const relation = pieces.filter((piece) => piece !== name).join(', ')
  return {
    ...(name !== undefined && { Name: { value: name, from: raw } }),
    ...(relation !== '' && { Relation: { value: relation, from: raw } }),
    ...(email !== null && { Email: { value: email, from: raw } }),
    ...(phone !== null && { Phone: { value: phone, from: raw } }),
  }
}

const isFull = (last: Findings) => 'Email' in last || 'Phone' in last || 'Relation' in last

const reach = ['Phone', 'Email'] as const

/** A second number or address belongs to somebody whose name is not read. */
const isOthers = (last: Findings, found: Findings) =>
  reach.some((field) => field in found && field in last && found[field]?.value !== last[field]?.value)

export function parseReferences(lines: ReadonlyArray<Line>): ReadonlyArray<Findings> {
  const entries: Findings[] = []
  let isOpen = false
  for (const line of lines.filter(({ text }) => text.length <= 200 && !isOffer(text))) {
    const found = lineFindings(line)
    const last = entries.at(-1)
    const isNext = 'Name' in found && (!last || line.hasGap || line.isPoint || isFull(last))
    if (isNext && entries.length === mostEntries) break
    isOpen = isNext || (isOpen && last !== undefined && !isOthers(last, found))
    if (isNext) entries.push(found)
    else if (last && isOpen) entries[entries.length - 1] = { ...found, ...last }
  }
  return entries
}
