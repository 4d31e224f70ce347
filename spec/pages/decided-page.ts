import { type Interpretation, formatDecisionSentence } from '../interpretations/interpretations.ts'
import { addresses } from './addresses.ts'
import type { Spec } from './gather.ts'
import type { Page } from './layout.ts'
import { renderLine, renderTable } from './markdown.ts'
import { markup, type Markup } from './markup.ts'
import { writeReferred } from './requirement-part.ts'
import { count } from '../report.ts'

export const listDecidedInterpretations = ({ readings }: Spec): ReadonlyArray<Interpretation> =>
  [...readings.values()]
    .filter(({ decision }) => decision !== null)
    .toSorted((one, other) => (other.decidedOn ?? '').localeCompare(one.decidedOn ?? ''))

export const decidedList = (spec: Spec) => ({
  title: 'Readings that were decided',
  says: `${count(listDecidedInterpretations(spec).length, 'reading')} of what the requirements leave open, the latest first.`,
})

function writeStatement(spec: Spec, id: string): Markup {
  const statement = spec.requirements.get(id)?.statement ?? ''
  return markup`${renderLine(statement, spec)} <a class="id" href="${addresses.requirement(id)}">${id}</a>${writeReferred(spec, statement)}`
}

export function writeDecidedPage(spec: Spec): Page {
  const rows = listDecidedInterpretations(spec).map((reading) => [
    writeStatement(spec, reading.id),
    markup`${renderLine(reading.reading, spec)}${writeReferred(spec, reading.reading)}`,
    renderLine(formatDecisionSentence(reading), spec),
  ])
  const { title, says } = decidedList(spec)
  const headings = ['What was left open', 'What the site does', 'Who decided, and when'].map((each) => markup`${each}`)
  return {
    address: addresses.decision('readings'),
    title,
    way: [['Decisions', addresses.decisions]],
    body: markup`<h1>${title}</h1>
<p class="lead">${says} <a href="${addresses.open('readings')}">Those that nobody has confirmed</a> are listed apart.</p>
${renderTable(title, headings, rows)}`,
  }
}
