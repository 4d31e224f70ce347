import { readFileSync } from 'node:fs'
import { parseTsv, type Row } from '../files.ts'

/** `decidedOn` (`yyyy-mm-dd`) and `decision` are null until somebody confirms our choice. */
export type Interpretation = {
  readonly id: string
  readonly reading: string
  readonly why: string
  readonly who: string
  readonly decidedOn: string | null
  readonly decision: string | null
  readonly answeredBy: string | null
  /** What the firm wants instead; null when built, or when the site may stay as it is. */
  readonly wanted: string | null
}

export const deciders: Readonly<Record<string, string>> = {
  firm: 'for the firm',
  legal: 'for the legal team',
  privacy: 'for the privacy team',
  security: 'for the security team',
  us: 'ours to choose',
}

export const byFirm = 'firm'

export const interpretationsFile = 'docs/requirements/readings.tsv'

const columns = ['id', 'reading', 'why', 'who', 'decidedOn', 'decision', 'answeredBy', 'wanted'] as const

function toInterpretation(names: ReadonlyArray<string>, row: Row): Interpretation {
  const cells = new Map(row.cells.map((cell, at) => [names[at] ?? '', cell]))
  const orNull = (column: (typeof columns)[number]) => cells.get(column) || null
  return {
    id: cells.get('id') ?? '',
    reading: cells.get('reading') ?? '',
    why: cells.get('why') ?? '',
    who: cells.get('who') ?? '',
    decidedOn: orNull('decidedOn'),
    decision: orNull('decision'),
    answeredBy: orNull('answeredBy'),
    wanted: orNull('wanted'),
  }
}

/** Accepts the columns of any version. Line n of the text is reading n - 2. */
export function parseInterpretations(text: string): ReadonlyArray<Interpretation> {
  const names = text.split(/\r?\n/, 1).flatMap((head) => head.split('\t'))
  return parseTsv(text).map((row) => toInterpretation(names, row))
}

/** Cells must contain no tab and no line break: nothing is escaped. */
export const formatInterpretations = (readings: ReadonlyArray<Interpretation>): string =>
  [columns, ...readings.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')

export const readInterpretations = (): ReadonlyArray<Interpretation> =>
  parseInterpretations(readFileSync(interpretationsFile, 'utf8'))

export function formatDecision({ decision, decidedOn, answeredBy, wanted }: Interpretation): string {
  if (decision === null) return 'chosen by us, not confirmed'
  if (decision !== byFirm)
    return `decided by ${answeredBy ?? 'the project itself'} on ${decidedOn}, in decision ${Number(decision)}`
  const said = wanted === null ? 'as it is' : `otherwise, and not built yet: ${wanted}`
  return `answered for the firm by ${answeredBy} on ${decidedOn}: ${said}`.replace(/\.$/, '')
}

export function formatDecisionWithDecider(reading: Interpretation): string {
  const { decision, who } = reading
  if (decision === byFirm) return formatDecision(reading)
  return `${formatDecision(reading)}; the question ${decision === null ? 'is' : 'was'} ${deciders[who] ?? who}`
}

export function formatDecisionSentence(reading: Interpretation): string {
  const said = formatDecisionWithDecider(reading)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
