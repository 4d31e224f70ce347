import type { Spec } from './gather.ts'
import { writeTable } from './markdown.ts'
import { asMarkup, escapeHtml, markup, nothing, type Markup } from './markup.ts'
import type { Example, Rule, Step, Table } from './read-features.ts'
import { differsIn, writeStanding } from './result-part.ts'

/** A sentence of a step; what a table puts into it, and what is quoted, can be told from the rest. */
const writeSentence = (text: string): Markup =>
  asMarkup(
    text
      .split(/(<[^<>]+>|"[^"]*")/)
      .map((piece, at) => {
        if (at % 2 === 0) return escapeHtml(piece)
        const name = escapeHtml(piece.slice(1, -1))
        return piece.startsWith('<') ? `<var>${name}</var>` : `<q>${name}</q>`
      })
      .join(''),
  )

function writeRows(rows: Step['rows'], label: string): Markup {
  const [head = [], ...body] = rows
  const asCells = (cells: ReadonlyArray<string>) => cells.map((cell) => markup`${cell}`)
  if (body.length === 0) return writeTable(label, [], [asCells(head)])
  return writeTable(label, asCells(head), body.map(asCells))
}

const writeStep = ({ keyword, text, rows, quotation }: Step, label: string): Markup => markup`<li class="${keyword === 'And' || keyword === 'But' ? 'more' : 'first'}"><b>${keyword}</b> <span>${writeSentence(text)}</span>${
  rows.length > 0 ? writeRows(rows, label) : nothing
}${quotation === null ? nothing : markup`<blockquote><p>${quotation}</p></blockquote>`}</li>`

/** Steps, one below the other. `label` tells their tables from those of others. */
export const writeSteps = (steps: ReadonlyArray<Step>, label: string): Markup =>
  markup`<ol class="steps">${steps.map((step, at) => writeStep(step, `${label}, line ${at + 1}`))}</ol>`

function writeCases(spec: Spec, example: Example, differs: boolean) {
  return ({ name, head, cases }: Table, at: number): Markup => {
    const label = `Cases of ${example.title}${example.tables.length > 1 ? ` (${at + 1})` : ''}, line ${example.line}`
    const headings = [...head, ...(differs ? ['last result'] : [])].map((cell) => markup`${cell}`)
    const rows = cases.map((each) => [
      ...each.cells.map((cell) => (cell === '' ? markup`<i class="empty">nothing</i>` : markup`${cell}`)),
      ...(differs ? [writeStanding(spec, example, each)] : []),
    ])
    return markup`${name ? markup`<p class="table-name">${name}</p>` : nothing}${writeTable(label, headings, rows)}`
  }
}

/** An example as it is read: its title, its steps, and the cases of its tables. */
export function writeExample(spec: Spec, rule: Rule, example: Example): Markup {
  const differs = differsIn(spec, rule)
  const [only] = example.cases
  return markup`<article class="example" id="${example.anchor}">
<h3>${writeSentence(example.title)}</h3>
${example.isOnScreen ? markup`<p class="note">Only a screen tells this.</p>` : nothing}
${writeSteps(example.steps, `${example.title}, line ${example.line}`)}
${example.tables.map(writeCases(spec, example, differs))}
${differs && only && example.tables.length === 0 ? markup`<p class="note">${writeStanding(spec, example, only)}</p>` : nothing}
</article>`
}
