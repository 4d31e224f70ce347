import { isDay } from '#contract/day.ts'
import type { AnswerRow } from './answer-table.ts'
import { byFirm, type Interpretation } from './interpretations.ts'

export type AcceptedAnswer = { readonly line: number; readonly reading: Interpretation }

export type RefusedAnswer = { readonly line: number; readonly message: string }

export type AnswerReview = {
  readonly taken: ReadonlyArray<AcceptedAnswer>
  readonly refused: ReadonlyArray<RefusedAnswer>
  readonly blank: number
  readonly repeated: number
}

type AnswerContext = {
  readonly readings: ReadonlyArray<Interpretation>
  readonly ids: ReadonlySet<string>
  readonly today: string
}

type Verdict = { readonly reading: Interpretation } | { readonly problem: string } | 'blank' | 'repeated'

const straight = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-')

const isSameAnswer = (one: string, other: string) => straight(one).toLowerCase() === straight(other).toLowerCase()

const isAsItIs = (answer: string) => /^as (it )?is[.!]?$/i.test(answer)

/** As `yyyy-mm-dd`; also reads month/day/year and a midnight time of spreadsheets. Else null. */
function readDay(cell: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  const written = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : cell.replace(/[T ]00:00.*$/, '')
  return isDay(written) ? written : null
}

function dayProblem(cell: string, today: string): string | null {
  if (cell === '') return 'the answer has no date.'
  const day = readDay(cell)
  if (day === null) return `${cell} is no date. Dates are written like 2026-11-27.`
  return day > today ? `${day} has not come yet.` : null
}

const asSentence = (answer: string) => (/[.!?]["”]?$/.test(answer) ? answer : `${answer}.`)

const getRequestedChange = (answer: string, { reading }: Interpretation) =>
  isAsItIs(answer) || isSameAnswer(asSentence(answer), reading) ? null : asSentence(answer)

const isTooShort = (answer: string) => !isAsItIs(answer) && answer.split(' ').length < 3

function otherwise({ decision, decidedOn, answeredBy, wanted, reading }: Interpretation): string {
  if (decision !== byFirm)
    return `it was decided otherwise on ${decidedOn}, in decision ${Number(decision)} of docs/decisions. Another decision has to take its place first.`
  const said = wanted === null ? `as it is (${reading})` : `“${wanted}”`
  return `${answeredBy} has answered otherwise on ${decidedOn}: ${said}. Empty the last four cells of its row first, if that is taken back.`
}

function judgeCells(row: Interpretation, cells: AnswerRow['cells'], today: string): Verdict {
  const { answer, date, 'who answered': answeredBy, 'what the site does': told } = cells
  if (answer === '') return answeredBy + date === '' ? 'blank' : { problem: 'it has a name or a date, and no answer.' }
  const wanted = getRequestedChange(answer, row)
  const isDecided = row.decision !== null
  if (isDecided && (wanted === null ? row.wanted === null : isSameAnswer(wanted, row.wanted ?? ''))) return 'repeated'
  if (isDecided) return { problem: otherwise(row) }
  if (told !== '' && !isSameAnswer(told, row.reading))
    return { problem: `the table tells of something else than the site does now: “${row.reading}” Ask again.` }
  if (isTooShort(answer))
    return { problem: `“${answer}” says too little: “as it is”, or a sentence that says what the site should do.` }
  if (answeredBy === '') return { problem: 'nobody is named who has answered.' }
  const problem = dayProblem(date, today)
  if (problem !== null) return { problem }
  return { reading: { ...row, decidedOn: readDay(date), decision: byFirm, answeredBy, wanted } }
}

function judgeRow(
  { cells }: AnswerRow,
  earlier: ReadonlyArray<AnswerRow>,
  { readings, ids, today }: AnswerContext,
): Verdict {
  const { id } = cells
  const row = readings.find((reading) => reading.id === id)
  const twin = earlier.find((other) => other.cells.id === id)
  if (id === '') return { problem: 'no requirement is named.' }
  if (!row)
    return { problem: ids.has(id) ? 'nothing is open there, so nothing was asked.' : 'there is no such requirement.' }
  if (twin) return { problem: `it stands in line ${twin.line} already.` }
  return judgeCells(row, cells, today)
}

export function reviewAnswers(rows: ReadonlyArray<AnswerRow>, known: AnswerContext): AnswerReview {
  const verdicts = rows.map((row, index) => ({ ...row, verdict: judgeRow(row, rows.slice(0, index), known) }))
  return {
    taken: verdicts.flatMap(({ line, verdict }) =>
      typeof verdict === 'object' && 'reading' in verdict ? [{ line, reading: verdict.reading }] : [],
    ),
    refused: verdicts.flatMap(({ line, cells, verdict }) =>
      typeof verdict === 'object' && 'problem' in verdict
        ? [{ line, message: `Line ${line}, ${cells.id || 'without an id'}: ${verdict.problem}` }]
        : [],
    ),
    blank: verdicts.filter(({ verdict }) => verdict === 'blank').length,
    repeated: verdicts.filter(({ verdict }) => verdict === 'repeated').length,
  }
}
