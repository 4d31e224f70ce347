import { findDate, findTimes, isDuration, type Times } from './resume-dates.ts'
import { findLabel, hasAnyLabel, type Label } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { listPieces, type Piece } from './resume-pieces.ts'
import { isPlace, withoutPlace } from './resume-places.ts'
import { webAddress } from './resume-email-phone.ts'
import { abbreviationEnd, scoreFirm, scoreTitle } from './resume-words.ts'

export type Row = Line & {
  readonly times: Times | null
  readonly rest: string
  readonly label: Label | null
  readonly isHead: boolean
  readonly pieces: ReadonlyArray<Piece>
}

/** Rows of one entry: those that name it are from `begin` to `end`. */
export type Head = { readonly at: number; readonly begin: number; readonly end: number }

const verb =
  /^(?!(?:certified|registered|licensed|united|limited|associated|allied|advanced|applied|integrated|federated|unified|consolidated|retired|accredited|chartered|embedded|distributed|combined|dedicated|shared|trusted|alfred|fred|ted|red|enlisted|unlimited|sacred|speed|feed|seed|need|reed|weed)\b)(?:\p{L}{2,}ed|led|built|wrote|ran|made|taught|drove|kept|won|grew|cut|sold|set up|oversaw|held|took|gave|brought|spoke|rebuilt|responsible for|worked|duties include)\b/iu

const isTitleCase = (text: string) =>
  /^[\p{Lu}\d"“(]/u.test(text) &&
  (text.replaceAll(/\([^()]{0,60}\)/g, ' ').match(/\p{L}[\p{L}’']{3,}/gu) ?? []).every(
    (word) => /^(?:[dl][’'])?\p{Lu}/u.test(word) || /^(?:with|from|into|over|upon)$/.test(word),
  )

export const isSentence = (text: string): boolean =>
  (/[\p{Ll}\d)]{3}[.!?;]$/u.test(text) && !abbreviationEnd.test(text)) ||
  text.split(' | ').some((piece) => piece.split(' ').length > 16)

const subheading =
  /^(?:(?:key |major |selected |notable )?(?:roles?|responsibilit(?:y|ies)|projects?|environment|technolog(?:y|ies)|tools|team size|clients?|description|achievements?|accomplishments|contributions|highlights|results|duties|skills?|tasks|summary|deliverables|education|references)(?: (?:and|&|description|summary|details|used|include|abilities|responsibilities|achievements|accomplishments)\b.*)?)$/i

const isSubheading = (text: string, { isBold, level }: Line) =>
  subheading.test(text.replace(/ ?:$/, '')) || (text.endsWith(':') && !isBold && level === 0)

function isHeadText(text: string, line: Line): boolean {
  if (
    text === '' ||
    text.length > 120 ||
    text.split(',').length > 5 ||
    line.isPoint ||
    isSentence(text) ||
    verb.test(text)
  )
    return false
  if ((hasAnyLabel(line) && scoreFirm(text) < 3) || isSubheading(text, line)) return false
  return (
    line.level > 0 ||
    line.isBold ||
    isTitleCase(text) ||
    isPlace(text) ||
    scoreTitle(text) >= 3 ||
    scoreFirm(text) >= 3 ||
    isDuration(text)
  )
}

const isBeside = (text: string, date: string) => {
  const year = date.slice(-4)
  return text.endsWith(year) || text.endsWith(`${year})`) || text.startsWith(year) || text.endsWith(`’${year.slice(2)}`)
}

function timesOf(text: string, line: Line): { times: Times; rest: string; isRange?: boolean } | null {
  const found = findTimes(text)
  if (found && !isSentence(found.rest) && !verb.test(text)) return found
  const one = line.isPoint ? null : findDate(text)
  if (!one || !(one.isWhole || isBeside(text, one.date)) || isSentence(one.rest) || one.rest.length > 100) return null
  return { times: { from: one.date, to: null, isCurrent: false }, rest: one.rest }
}

type RowRules = { readonly labels: Readonly<Record<string, string>>; readonly names: ReadonlyArray<string> }

export function readRow(line: Line, { labels, names }: RowRules): Row {
  const label = findLabel(line.text, labels)
  const isName = label !== null && names.includes(label.field)
  const text = (label?.field === 'Times' ? label.value : label ? '' : line.text).replaceAll(webAddress, ' ').trim()
  const found = text === '' ? null : timesOf(text, line)
  const rest = found ? found.rest : text
  const isHead =
    isName ||
    label?.field === 'Times' ||
    (label === null && (isHeadText(rest, line) || (found !== null && rest === '')))
  const isShort = rest.length <= 60 && found?.isRange === true
  const times = found !== null && (isHead || rest === '' || line.isPoint || isShort) ? found.times : null
  const kept = times ? rest : text
  const hasPieces = (isHead || times !== null) && (label === null || label.field === 'Times')
  return { ...line, times, rest: kept, label, isHead, pieces: hasPieces ? listPieces(kept, line.raw) : [] }
}

const maxHead = 4

/** In an export with an empty line between all lines, these tell nothing. */
const gapsMatter = (rows: ReadonlyArray<Row>): boolean => {
  const plain = rows.slice(1).filter(({ isPoint }) => !isPoint)
  return plain.filter(({ hasGap }) => hasGap).length < plain.length * 0.7
}

type Walk = {
  readonly rows: ReadonlyArray<Row>
  readonly minds: boolean
  readonly isFull: (rows: ReadonlyArray<Row>) => boolean
  /** False if the first entry has its names above its dates alone. */
  readonly namesBelow: boolean
}

function countAbove({ rows, minds, isFull }: Walk, at: number, floor: number, most: number): number {
  let count = 0
  while (count < most && at - count > floor) {
    const [own, next] = [rows[at - count] as Row, rows[at - count - 1] as Row]
    if (!next.isHead || next.times !== null) break
    const named = rows.slice(at - count, at + 1)
    if (minds && own.hasGap && isFull([...named, ...rowsBelow(rows, at)])) break
    count += 1
  }
  return count
}

const rowsBelow = (rows: ReadonlyArray<Row>, at: number) => {
  const next = rows[at + 1]
  return next !== undefined && next.isHead && !next.hasGap && next.times === null ? [next] : []
}

/** A federal resume names hours, pay and grade before the title. */
function afterLabels(rows: ReadonlyArray<Row>, begin: number, limit: number): number {
  let end = begin
  while (end < limit && rows[end]?.label?.field === 'None') end += 1
  return end < limit && end > begin && scoreTitle(rows[end]?.rest ?? '') >= 2 && rows[end]?.isHead ? end : begin
}

function countBelow({ rows, minds, isFull, namesBelow }: Walk, begin: number, at: number, limit: number): number {
  let end = afterLabels(rows, at + 1, limit)
  const most = end + 3
  const looksBelow = namesBelow || (begin === at && rows[at]?.pieces.length === 0)
  while (end < limit && end < most) {
    const next = rows[end] as Row
    const isExtra = isPlace(next.rest) || isDuration(next.rest)
    if (!next.isHead || next.times !== null || (minds && next.hasGap && end - at > 0 && isFull(rows.slice(begin, end))))
      break
    if (!isExtra && (!looksBelow || isFull(rows.slice(begin, end)))) break
    end += 1
  }
  return end
}

const isEmployerRow = (row: Row | undefined) =>
  row !== undefined &&
  row.isHead &&
  row.label === null &&
  scoreTitle(row.rest) < 1 &&
  !isPlace(row.rest) &&
  (scoreFirm(row.rest) >= 1.8 || withoutPlace(row.rest) !== row.rest)

function findHead(
  walk: Walk,
  at: number,
  { floor, limit, most }: { floor: number; limit: number; most: number },
): Head {
  const { rows, isFull } = walk
  if (rows[at]?.isPoint) return { at, begin: at, end: at + 1 }
  const mostAbove = Math.max(most, isEmployerRow(rows[at - 1]) ? 1 : 0)
  const begin = isFull(rows.slice(at, at + 1)) ? at : at - countAbove(walk, at, floor, mostAbove)
  return { at, begin, end: countBelow(walk, begin, at, limit) }
}

export function findHeads(
  rows: ReadonlyArray<Row>,
  anchors: ReadonlyArray<number>,
  isFull: (rows: ReadonlyArray<Row>) => boolean,
): ReadonlyArray<Head> {
  const heads: Head[] = []
  let walk: Walk = { rows, minds: gapsMatter(rows), isFull, namesBelow: true }
  let most = maxHead
  for (const [index, at] of anchors.entries()) {
    const limit = anchors[index + 1] ?? rows.length
    const head = findHead(walk, at, { floor: heads.at(-1)?.end ?? 0, limit, most })
    heads.push(head)
    if (index > 0) continue
    const isAbove = head.begin < at && !rows.slice(at + 1, head.end).some(({ pieces }) => pieces.length > 0)
    if (!isFull(rows.slice(at, at + 1))) most = at - head.begin
    walk = { ...walk, namesBelow: !isAbove }
  }
  return heads
}
