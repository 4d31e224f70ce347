import { findTimes, type Times } from './resume-dates.ts'
import { labelledEntries } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import { isFirm, isTitle, splitPieces, withoutPlace } from './resume-words.ts'
import type { Findings, FieldFinding } from './resume.ts'

type Anchor = { readonly at: number; readonly times: Times; readonly rest: string }

type Head = Anchor & { readonly begin: number; readonly end: number; readonly lines: ReadonlyArray<Line> }

const maxAnchors = 40

const isHeading = ({ text, isPoint }: Line) =>
  text !== '' && text.length <= 100 && !isPoint && !/[^.].\w{3}[.!?]$/.test(text)

function findAnchors(lines: ReadonlyArray<Line>, arePoints: boolean): ReadonlyArray<Anchor> {
  const anchors: Anchor[] = []
  for (const [at, { text, isPoint }] of lines.entries()) {
    if (anchors.length === maxAnchors) break
    const found = isPoint === arePoints && text.length <= 160 ? findTimes(text) : null
    if (found) anchors.push({ at, ...found })
  }
  return anchors
}

function above(lines: ReadonlyArray<Line>, at: number, floor: number): number {
  let begin = at
  while (begin > floor && at - begin < 2 && lines[begin - 1] && isHeading(lines[begin - 1] as Line)) begin -= 1
  return begin
}

const countPieces = (lines: ReadonlyArray<Line>) => lines.flatMap(({ text }) => withoutPlace(splitPieces(text))).length

function createHead(lines: ReadonlyArray<Line>, anchor: Anchor, floor: number, next: number): Head {
  const { at, rest } = anchor
  const own: Line = { ...(lines[at] as Line), text: rest }
  const owned = withoutPlace(splitPieces(rest)).length
  const begin = owned >= 2 || own.isPoint ? at : above(lines, at, floor)
  let named = owned + countPieces(lines.slice(begin, at))
  let end = at + 1
  while (named < 2 && end < next && end - at < 3 && lines[end] && isHeading(lines[end] as Line) && !own.isPoint) {
    named += countPieces([lines[end] as Line])
    end += 1
  }
  return { ...anchor, begin, end, lines: [...lines.slice(begin, at), own, ...lines.slice(at + 1, end)] }
}

type PositionFindings = { readonly JobTitle?: FieldFinding; readonly Employer?: FieldFinding }

function findPosition(lines: ReadonlyArray<Line>): PositionFindings {
  const pieces = lines.flatMap(({ text, raw }) =>
    withoutPlace(splitPieces(text))
      .flatMap((piece) => piece.split(/ (?:at|@) (?=\p{Lu})/u))
      .map((piece) => ({ value: piece, from: raw })),
  )
  const firm = pieces.find(({ value }) => isFirm(value) && !isTitle(value))
  const others = pieces.filter((piece) => piece !== firm)
  const title = others.find(({ value }) => isTitle(value)) ?? (pieces.length > 1 || !firm ? others[0] : undefined)
  const employer = firm ?? others.find((piece) => piece !== title)
  return { ...(title && { JobTitle: title }), ...(employer && { Employer: employer }) }
}

const toTimeFindings = ({ from, to, isCurrent }: Times, raw: string): Findings => ({
  ...(from !== null && { From: { value: from, from: raw } }),
  ...(to !== null && { To: { value: to, from: raw } }),
  ...(isCurrent && { IsCurrent: { value: ['I still work there'], from: raw } }),
})

function readDuties(lines: ReadonlyArray<Line>): Findings {
  const said = lines.filter(({ text }) => text !== '')
  const [first] = said
  if (!first) return {}
  return { Duties: { value: said.map(({ text }) => text).join('\n'), from: first.raw } }
}

function findHeads(lines: ReadonlyArray<Line>): ReadonlyArray<Head> {
  const plain = findAnchors(lines, false)
  const anchors = plain.length > 0 ? plain : findAnchors(lines, true)
  const heads: Head[] = []
  for (const [index, anchor] of anchors.entries())
    heads.push(createHead(lines, anchor, heads.at(-1)?.end ?? 0, anchors[index + 1]?.at ?? lines.length))
  return heads
}

const labels: Readonly<Record<string, string>> = {
  employer: 'Employer',
  company: 'Employer',
  organization: 'Employer',
  'job title': 'JobTitle',
  title: 'JobTitle',
  position: 'JobTitle',
  role: 'JobTitle',
  from: 'From',
  start: 'From',
  'start date': 'From',
  to: 'To',
  end: 'To',
  'end date': 'To',
  dates: 'Times',
  period: 'Times',
  duties: 'Duties',
  responsibilities: 'Duties',
  description: 'Duties',
}

export function parseEmployment(lines: ReadonlyArray<Line>): ReadonlyArray<Findings> {
  const labelled = labelledEntries(lines, { labels, still: 'I still work there', long: 'Duties' })
  if (labelled) return labelled
  const heads = findHeads(lines)
  return heads.map((head, index) => ({
    ...findPosition(head.lines),
    ...toTimeFindings(head.times, lines[head.at]?.raw ?? ''),
    ...readDuties(lines.slice(head.end, heads[index + 1]?.begin ?? lines.length)),
  }))
}
