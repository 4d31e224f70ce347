import { isDay } from '#contract/day.ts'
import type { Problem, Requirement } from '../requirements.ts'
import { byFirm, deciders, interpretationsFile, type Interpretation } from './interpretations.ts'

const isSentence = (text: string) => /^\S.*[.!?]["”]?$/.test(text) && text === text.trim()

function findDecisionProblems(row: Interpretation, decisions: ReadonlySet<string>): ReadonlyArray<string> {
  const { decidedOn, decision, answeredBy, wanted } = row
  const isOfFirm = decision === byFirm
  return [
    ...(decision !== null && !isOfFirm && !decisions.has(decision) ? [`There is no decision ${decision}.`] : []),
    ...((decision === null) !== (decidedOn === null) ? ['A decision has a date, and a date has a decision.'] : []),
    ...(decidedOn !== null && !isDay(decidedOn) ? [`${decidedOn} is no date.`] : []),
    ...(isOfFirm !== (answeredBy !== null) ? ['An answer of the firm, and nothing else, says who answered.'] : []),
    ...(wanted !== null && !isOfFirm ? ['Only an answer of the firm can want something else.'] : []),
    ...(wanted === row.reading ? ['What is wanted is what the site does.'] : []),
  ]
}

const findRowProblems = (row: Interpretation, decisions: ReadonlySet<string>): ReadonlyArray<string> => [
  ...(isSentence(row.reading) && isSentence(row.why) ? [] : ['The reading and its reason are one sentence each.']),
  ...(Object.hasOwn(deciders, row.who) ? [] : [`Nobody is called "${row.who}": ${Object.keys(deciders).join(', ')}.`]),
  ...findDecisionProblems(row, decisions),
]

export function checkInterpretations(
  readings: ReadonlyArray<Interpretation>,
  requirements: ReadonlyArray<Requirement>,
  decisions: ReadonlySet<string>,
): ReadonlyArray<Problem> {
  const open = requirements.flatMap(({ kind, id }) => (kind === 'open' ? [id] : []))
  const places = new Map(open.map((id, place) => [id, place]))
  const ids = readings.map(({ id }) => id)
  const listRowProblems = (row: Interpretation, index: number) => [
    ...(places.has(row.id) ? [] : [`${row.id} is no open requirement.`]),
    ...(ids.indexOf(row.id) < index ? [`${row.id} has a reading already.`] : []),
    ...((places.get(row.id) ?? 0) < (places.get(ids[index - 1] ?? '') ?? 0) ? [`${row.id} is out of order.`] : []),
    ...findRowProblems(row, decisions).map((message) => `${row.id}: ${message}`),
  ]
  const missing = open.filter((id) => !ids.includes(id)).map((id) => `${id} is open and has no reading.`)
  const told = (line: number) => (message: string) => ({ file: interpretationsFile, line, message })
  return [
    ...readings.flatMap((row, index) => listRowProblems(row, index).map(told(index + 2))),
    ...missing.map(told(readings.length + 2)),
  ]
}
