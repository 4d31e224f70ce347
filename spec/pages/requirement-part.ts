import { deciders, type Interpretation, formatDecisionWithDecider } from '../interpretations/interpretations.ts'
import { addresses } from './addresses.ts'
import { findRequirements, type Spec } from './gather.ts'
import { renderLine } from './markdown.ts'
import { markup, emptyMarkup, type Markup } from './markup.ts'
import { findRequirementIds, type Decision } from './read-decisions.ts'

export const isUndecided = ({ requirements, readings }: Spec, id: string) =>
  requirements.get(id)?.kind === 'open' && (readings.get(id)?.decision ?? null) === null

function writeDecider(spec: Spec, reading: Interpretation): Markup {
  if (reading.decision !== null)
    return markup`<span class="mark mark-decided">decided</span> ${renderLine(formatDecisionWithDecider(reading).replace(/^decided /, ''), spec)}.`
  return markup`<span class="mark mark-open">not confirmed</span> Chosen by us, ${deciders[reading.who] ?? reading.who}.`
}

export function writeInterpretation(spec: Spec, id: string): Markup {
  if (spec.requirements.get(id)?.kind !== 'open') return emptyMarkup
  const reading = spec.readings.get(id)
  if (!reading) return markup`<p><span class="mark mark-open">open</span> Nobody has said what the site does.</p>`
  return markup`<div class="reading"><p><b>What the site does:</b> ${renderLine(reading.reading, spec)}</p>
<p><b>Why:</b> ${renderLine(reading.why, spec)}</p>
<p>${writeDecider(spec, reading)}</p>${writeReferred(spec, `${reading.reading} ${reading.why}`)}</div>`
}

const linkRequirement = (id: string) => markup`<a class="id" href="${addresses.requirement(id)}">${id}</a>`

export function writeReferred(spec: Spec, text: string): Markup {
  const rows = findRequirementIds(text).flatMap((id) => findRequirements(spec, id))
  return rows.length === 0
    ? emptyMarkup
    : markup`<ul class="referred">${rows.map(({ id, statement }) => markup`<li>${statement} ${linkRequirement(id)}</li>`)}</ul>`
}

export function writeRequirement(spec: Spec, id: string, below = emptyMarkup): Markup {
  const rows = findRequirements(spec, id)
  if (rows.length === 0)
    return markup`<li data-requirement="${id}"><p><span class="mark mark-failed">no sentence</span> The requirement ${id} stands in no catalogue.</p></li>`
  return markup`${rows.map(
    (row) =>
      markup`<li data-requirement="${row.id}"><p>${renderLine(row.statement, spec)} ${linkRequirement(row.id)}</p>${writeReferred(spec, row.statement)}${writeInterpretation(spec, row.id)}${below}</li>`,
  )}`
}

export const writeRequirements = (spec: Spec, ids: ReadonlyArray<string>): Markup =>
  ids.length === 0 ? emptyMarkup : markup`<ul class="requirements">${ids.map((id) => writeRequirement(spec, id))}</ul>`

export const writeBriefly = (spec: Spec, ids: ReadonlyArray<string>): Markup => {
  const rows = ids.flatMap((id) => findRequirements(spec, id))
  return rows.length === 0
    ? emptyMarkup
    : markup`<ul class="referred">${rows.map(
        ({ id, statement }) =>
          markup`<li>${statement} ${linkRequirement(id)}${isUndecided(spec, id) ? markup` <span class="mark mark-open">not confirmed</span>` : emptyMarkup}${writeReferred(spec, statement)}</li>`,
      )}</ul>`
}

export const listRequirementDecisions = (spec: Spec, ids: ReadonlyArray<string>) => [
  ...new Set(ids.flatMap((id) => spec.decisionLists.get(id) ?? [])),
]

export const linkDecisions = (decisions: ReadonlyArray<Decision>): ReadonlyArray<Markup> =>
  decisions.map(({ stem, number, title }) => markup`<a href="${addresses.decision(stem)}">${number}. ${title}</a>`)
