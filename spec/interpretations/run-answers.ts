import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Report } from '../report.ts'
import { readRequirements, spellPart } from '../requirements.ts'
import { openTable, readTable } from './answer-table.ts'
import { reviewAnswers, type AnswerReview } from './judge-answers.ts'
import {
  parseInterpretations,
  interpretationsFile,
  formatInterpretations,
  type Interpretation,
} from './interpretations.ts'
import { writeFileAtomic } from '../files.ts'

const formatCount = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

const formatBuildItem = ({ id, wanted, reading }: Interpretation) => [
  `  ${id}: the firm wants: ${wanted}`,
  `    The site does: ${reading}`,
]

function formatBuildList(readings: ReadonlyArray<Interpretation>): ReadonlyArray<string> {
  const wanted = readings.filter((reading) => reading.wanted !== null)
  return wanted.length === 0
    ? ['Nothing of these answers has to be built.']
    : ['This has to be built:', ...wanted.flatMap(formatBuildItem)]
}

const formatCounts = ({ taken, blank, repeated }: AnswerReview) => {
  const changedCount = taken.filter(({ reading }) => reading.wanted !== null).length
  return [
    `${formatCount(taken.length, 'answer', 'answers')}: ${taken.length - changedCount} as it is, ${changedCount} otherwise.`,
    ...(repeated > 0 ? [`${formatCount(repeated, 'answer says', 'answers say')} what was decided already.`] : []),
    ...(blank > 0 ? [`${formatCount(blank, 'question has', 'questions have')} no answer.`] : []),
  ]
}

function writeAnswers(
  judged: AnswerReview,
  readings: ReadonlyArray<Interpretation>,
  outputFile: string,
): ReadonlyArray<string> {
  if (judged.taken.length === 0) return []
  const answered = new Map(judged.taken.map(({ reading }) => [reading.id, reading]))
  writeFileAtomic(outputFile, formatInterpretations(readings.map((reading) => answered.get(reading.id) ?? reading)))
  return [`wrote ${outputFile}`]
}

export function importAnswers(
  file: string,
  { into: outputFile = interpretationsFile, partly = false, today = latestDateOnEarth() } = {},
): Report {
  const readings = parseInterpretations(readFileSync(outputFile, 'utf8'))
  const ids = new Set(readRequirements().map(({ id }) => id))
  const judged = reviewAnswers(readTable(openTable(file)), { readings, ids, today })
  const refused = judged.refused.map(({ message }) => message)
  if (refused.length > 0 && !partly)
    return {
      lines: [
        ...refused,
        'Nothing was written.',
        ...(judged.taken.length > 0
          ? [`--partly takes ${formatCount(judged.taken.length, 'answer', 'answers')} of the others.`]
          : []),
      ],
      code: 1,
    }
  const lines = [
    ...refused,
    ...formatCounts(judged),
    ...writeAnswers(judged, readings, outputFile),
    ...formatBuildList(judged.taken.map(({ reading }) => reading)),
  ]
  return { lines, code: Math.min(refused.length, 1) }
}

export function markBuilt(id: string, outputFile = interpretationsFile): Report {
  const readings = parseInterpretations(readFileSync(outputFile, 'utf8'))
  const wanted = readings.find((reading) => reading.id === id)?.wanted ?? null
  if (wanted === null) return { lines: [`The firm wants nothing else of ${id} than the site does.`], code: 2 }
  const built = (reading: Interpretation) =>
    reading.id === id ? { ...reading, reading: wanted, wanted: null } : reading
  writeFileAtomic(outputFile, formatInterpretations(readings.map(built)))
  return { lines: [`${id}: ${wanted}`, `wrote ${outputFile}`], code: 0 }
}

/** The latest date anywhere on earth (UTC+14), as `yyyy-mm-dd`. */
const latestDateOnEarth = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

const options = { partly: { type: 'boolean', default: false }, built: { type: 'string' } } as const

/** Exit code 1 when rows are refused, 2 when the table cannot be read. */
export function runAnswers(argv: ReadonlyArray<string>): Report {
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  const [file, extraArgument] = positionals
  if (extraArgument !== undefined || (file !== undefined && values.built !== undefined))
    throw new Error('answers takes one table: npm run spec -- answers FILE, or --built ID without one.')
  if (values.built !== undefined) return markBuilt(spellPart(values.built))
  if (file === undefined)
    return { lines: formatBuildList(parseInterpretations(readFileSync(interpretationsFile, 'utf8'))), code: 0 }
  return importAnswers(file, { partly: values.partly, today: latestDateOnEarth() })
}
