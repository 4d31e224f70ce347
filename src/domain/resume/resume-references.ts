import { findEmail, parseName, findPhone } from './resume-contact.ts'
import { labelledEntries } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { isFirm, isTitle, splitPieces } from './resume-words.ts'
import type { FieldFinding, Findings } from './resume.ts'

const maxEntries = 40

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  relation: 'Relation',
  relationship: 'Relation',
  title: 'Relation',
  position: 'Relation',
  email: 'Email',
  'e-mail': 'Email',
  phone: 'Phone',
  telephone: 'Phone',
}

const withoutLabel = (piece: string) => piece.replace(/^(?:e-?mail|phone|tel|telephone|cell|mobile): ?/i, '')

function lineFindings({ text, raw }: Line): Findings {
  const [email, phone] = [findEmail(text), findPhone(text)]
  const pieces = splitPieces(text)
    .map(withoutLabel)
    .filter((piece) => piece !== '' && !piece.includes('@') && findPhone(piece) === null)
  const name = pieces.slice(0, 1).find((piece) => parseName(piece) !== null)
  const relation = pieces.filter((piece) => piece !== name).join(', ')
  return {
    ...(name !== undefined && { Name: { value: name, from: raw } }),
    ...(relation !== '' && { Relation: { value: relation, from: raw } }),
    ...(email !== null && { Email: { value: email, from: raw } }),
    ...(phone !== null && { Phone: { value: phone, from: raw } }),
  }
}

const relations =
  /\b(?:boss|classmate|client|co-?worker|colleague|customer|friend|mentor|neighbou?r|pastor|peer|professor|reference)s?\b/i

const isCapitalised = (name: string) => /^\p{Lu}/u.test(name) && /(?:^| )\p{Lu}[^ ]*$/u.test(name)

const isPersonName = (name: string) => isCapitalised(name) && !isTitle(name) && !isFirm(name) && !relations.test(name)

const followsContact = (last: Findings | undefined, { value }: FieldFinding) =>
  last !== undefined && ('Email' in last || 'Phone' in last) && isPersonName(String(value))

/**
 * A name starts a new person after a blank line, at a bullet, or after an address or a number if it cannot be a relation;
 * otherwise it is a relation.
 */
function guessedEntries(lines: ReadonlyArray<Line>): ReadonlyArray<Findings> {
  const entries: Findings[] = []
  let isOver = true
  for (const line of lines) {
    if (line.text === '') isOver = true
    if (line.text === '' || /upon request/i.test(line.text)) continue
    const found = lineFindings(line)
    const { Name, ...others } = found
    const last = entries.at(-1)
    const isNext: boolean =
      Name !== undefined && (isOver || line.isPoint || last === undefined || followsContact(last, Name))
    if (isNext && entries.length === maxEntries) break
    if (isNext) entries.push(found)
    else if (last && !isOver) entries[entries.length - 1] = { ...others, ...(Name && { Relation: Name }), ...last }
    isOver = isOver && !isNext
  }
  return entries
}

export const parseReferences = (lines: ReadonlyArray<Line>): ReadonlyArray<Findings> =>
  labelledEntries(lines, { labels, still: null, long: null }) ?? guessedEntries(lines)
