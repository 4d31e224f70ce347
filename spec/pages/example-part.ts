import { escapeHtml } from '#domain/text/html.ts'
import type { Spec } from './gather.ts'
import { renderTable } from './markdown.ts'
import { asMarkup, markup, emptyMarkup, type Markup } from './markup.ts'
import { writePictures } from './pictures-part.ts'
import type { Example, Rule, Step, Table } from './read-features.ts'
import { hasDifferentResults, writeCaseStatus } from './result-part.ts'

const markNames = (text: string): string =>
  text
    .split(/<([^<>]+)>/)
    .map((piece, at) => (at % 2 === 0 ? escapeHtml(piece) : `<var>${escapeHtml(piece)}</var>`))
    .join('')

const writeSentence = (text: string): Markup =>
  asMarkup(
    text
      .split(/"([^"]*)"/)
      .map((piece, at) => (at % 2 === 0 ? markNames(piece) : `<q>${markNames(piece)}</q>`))
      .join(''),
  )

function writeRows(rows: Step['rows'], label: string): Markup {
  const [head = [], ...body] = rows
  const asCells = (cells: ReadonlyArray<string>) => cells.map((cell) => markup`${cell}`)
  if (body.length === 0) return renderTable(label, [], [asCells(head)])
  return renderTable(label, asCells(head), body.map(asCells))
}

const writeStep = ({ keyword, text, rows, quotation }: Step, label: string): Markup =>
  markup`<li class="${keyword === 'And' || keyword === 'But' ? 'more' : 'first'}"><b>${keyword}</b> <span>${writeSentence(text)}</span>${
    rows.length > 0 ? writeRows(rows, label) : emptyMarkup
  }${quotation === null ? emptyMarkup : markup`<blockquote><p>${quotation}</p></blockquote>`}</li>`

export const writeSteps = (steps: ReadonlyArray<Step>, label: string): Markup =>
  markup`<ol class="steps">${steps.map((step, at) => writeStep(step, `${label}, line ${at + 1}`))}</ol>`

function writeCases(spec: Spec, example: Example, differs: boolean) {
  return ({ name, head, cases }: Table, at: number): Markup => {
    const label = `Cases of ${example.title}${example.tables.length > 1 ? ` (${at + 1})` : ''}, line ${example.line}`
    const headings = [...head, ...(differs ? ['last result'] : [])].map((cell) => markup`${cell}`)
    const rows = cases.map((each) => [
      ...each.cells.map((cell) => (cell === '' ? markup`<i class="empty">nothing</i>` : markup`${cell}`)),
      ...(differs ? [writeCaseStatus(spec, each)] : []),
    ])
    return markup`${name ? markup`<p class="table-name">${name}</p>` : emptyMarkup}${renderTable(label, headings, rows)}`
  }
}

export function writeExample(spec: Spec, rule: Rule, example: Example): Markup {
  const differs = hasDifferentResults(spec, rule)
  const { anchor, title, line, steps, tables, isOnScreen, cases } = example
  const [only] = cases
  const notes = [
    ...(tables.length > 0 ? ['One example for each row of the table.'] : []),
    ...(isOnScreen ? ['Only a screen tells this.'] : []),
  ]
  return markup`<article class="example" id="${anchor}">
<h3>${writeSentence(title)}</h3>
${notes.length > 0 ? markup`<p class="note">${notes.join(' ')}</p>` : emptyMarkup}
${writeSteps(steps, `${title}, line ${line}`)}
${tables.map(writeCases(spec, example, differs))}
${differs && only && tables.length === 0 ? markup`<p class="note">${writeCaseStatus(spec, only)}</p>` : emptyMarkup}
${writePictures(spec, example)}
</article>`
}
