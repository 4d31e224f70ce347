import { findAnchors, maxAnchors, positionFields } from './resume-anchors.ts'
import { findHeads, readRow, type Head, type Row } from './resume-entries.ts'
import { listLabels, monthFindings, timeFindings } from './resume-labels.ts'
import type { Line } from './resume-lines.ts'
import {
  commonOrder,
  findPieces,
  findPosition,
  isOneTitle,
  isWholePosition,
  orderPosition,
  toFinding,
  type Position,
} from './resume-positions.ts'
import type { Findings, FieldFinding } from './resume.ts'

const labels = listLabels({
  Employer: 'employer,employer name,name of employer,company,company name,organization,organisation',
  Client: 'client',
  JobTitle: 'job title,title,position title,position,role,designation',
  From: 'from,start,start date',
  To: 'to,end,end date',
  Times: 'dates,date,dates employed,dates of employment,employment dates,period,duration,tenure',
  Duties:
    'duties,job duties,duties/accomplishments,duties; accomplishments and related skills,duties; accomplishments; and related skills,responsibilities,roles/responsibilities,description,job description',
  MayBeAsked: 'may contact,may we contact,okay to contact this supervisor,ok to contact,contact supervisor',
  None: 'hours per week,hours,average hours per week,salary,pay,base salary,supervisor,supervisor phone,supervisor name,series,grade,series/grade,pay plan,pay grade,grade level,reason for leaving,location,city,address,employment type',
})

const rules = { labels, names: positionFields }

const still = 'I still work there'

const answerOf = (value: string) => (/^y/i.test(value) ? 'yes' : /^n/i.test(value) ? 'no' : '')

function readBelow(rows: ReadonlyArray<Row>): Findings {
  const found: Record<string, FieldFinding> = {}
  const duties: Row[] = []
  for (const row of rows) {
    const { label, raw } = row
    const value = label?.field === 'MayBeAsked' ? answerOf(label.value) : (label?.value ?? '')
    if (!label || label.field === 'Duties' || label.field === 'Client') duties.push(row)
    else if (label.field !== 'None' && value !== '' && !(label.field in found))
      found[label.field] = { value, from: raw }
  }
  const said = duties.map((row) => (row.label?.field === 'Duties' ? row.label.value : row.text)).filter(Boolean)
  const [first] = duties
  if (first && said.length > 0) found['Duties'] = { value: said.join('\n'), from: first.raw }
  return found
}

type Draft = {
  readonly head: Head
  readonly position: Position
  readonly isHeader: boolean
  readonly isOneTitle: boolean
  readonly next: number
}

const isTitleOnly = ({ title, employer }: Position) => title !== null && employer === null
const isEmployerOnly = ({ title, employer }: Position) => title === null && employer !== null

function draftEntries(rows: ReadonlyArray<Row>): ReadonlyArray<Draft> {
  const anchors = findAnchors(rows)
  const heads = findHeads(rows, anchors, isWholePosition)
  const pieces = heads.map(({ begin, end }) => findPieces(rows.slice(begin, end)))
  const areTitles = heads.map(({ begin, end }) => isOneTitle(rows.slice(begin, end)))
  const positions = pieces.map(findPosition)
  const order = commonOrder(positions)
  const ordered = positions.map((position, at) => orderPosition(position, pieces[at] ?? [], order))
  return heads.map((head, at) => {
    const [next, follower] = [heads[at + 1]?.begin ?? rows.length, ordered[at + 1]]
    const position = ordered[at] as Position
    const isTitleNext = follower !== undefined && (isTitleOnly(follower) || areTitles[at + 1] === true)
    const isHeader = isEmployerOnly(position) && isTitleNext && next - head.end <= 2
    return { head, position, isHeader, next, isOneTitle: areTitles[at] === true }
  })
}

const labelFindings = (rows: ReadonlyArray<Row>): Findings =>
  Object.fromEntries(
    rows.flatMap(({ label, raw }) =>
      label && rules.names.includes(label.field) && label.value !== ''
        ? [[label.field, { value: label.value, from: raw }]]
        : [],
    ),
  )

const withOneTitle = ({ title, employer }: Position): Position => {
  const value = [title?.value, employer?.value].filter(Boolean).join(', ')
  return { title: title && { ...title, value }, employer: null, order: null, isSure: true }
}

function guessEntries(rows: ReadonlyArray<Row>): ReadonlyArray<Findings> {
  const drafts = draftEntries(rows)
  const entries: Findings[] = []
  let group: FieldFinding | null = null
  for (const draft of drafts) {
    const { head, isHeader, next } = draft
    const position: Position = draft.isOneTitle && group ? withOneTitle(draft.position) : draft.position
    const named = rows.slice(head.begin, head.end)
    const below = readBelow(rows.slice(head.end, next))
    const own: FieldFinding | null = position.employer && toFinding(position.employer, position.isSure)
    const isAbove = own !== null && rows.slice(head.begin, head.at).some(({ raw }) => raw === own.from)
    if (own) group = isHeader || isAbove ? own : null
    if (isHeader) continue
    const { Duties, ...others } = below
    entries.push({
      ...(group && isTitleOnly(position) && { Employer: group }),
      ...(own && { Employer: own }),
      ...(position.title && { JobTitle: toFinding(position.title, position.isSure) }),
      ...others,
      ...labelFindings(named),
      ...timeFindings(rows[head.at], still),
      ...(Duties && { Duties }),
    })
  }
  return entries
}

/** Null if dates without a label tell the entries apart, or too few lines have one. */
function readLabelled(rows: ReadonlyArray<Row>): ReadonlyArray<Findings> | null {
  const isNamed = rows.some(({ label }) => label !== null && rules.names.includes(label.field))
  const isDated = rows.some(({ times, label, isPoint }) => times !== null && label === null && !isPoint)
  if (!isNamed || isDated) return null
  const blocks: Row[][] = []
  let fields = new Set<string>()
  for (const row of rows) {
    const field = row.label?.field
    const isNext = field !== undefined && fields.has(field) && field !== 'Duties' && field !== 'None'
    if (isNext || blocks.length === 0) {
      if (blocks.length === maxAnchors) break
      blocks.push([])
      fields = new Set()
    }
    if (field !== undefined) fields.add(field)
    blocks.at(-1)?.push(row)
  }
  return blocks.map((block) => {
    const times = block.find((row) => row.times !== null && row.label !== null)
    const below = readBelow(block.filter((row) => row !== times))
    const { From, To, ...others } = below
    return { ...others, ...timeFindings(times, still), ...monthFindings({ From, To }, still) }
  })
}

export function parseEmployment(lines: ReadonlyArray<Line>): ReadonlyArray<Findings> {
  const rows = lines.map((line) => readRow(line, rules))
  return readLabelled(rows) ?? guessEntries(rows)
}
