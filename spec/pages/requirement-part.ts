import { deciders, type Reading } from '../readings/read-readings.ts'
import { sayDecisionAndWhose } from '../readings/say-decision.ts'
import { addresses } from './addresses.ts'
import { partsOf, type Spec } from './gather.ts'
import { writeLine } from './markdown.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { idsIn, type Decision } from './read-decisions.ts'

export const isUndecided = ({ requirements, readings }: Spec, id: string) =>
  requirements.get(id)?.kind === 'open' && (readings.get(id)?.decision ?? null) === null

function writeDecider(spec: Spec, reading: Reading): Markup {
  if (reading.decision !== null)
    return markup`<span class="mark mark-decided">decided</span> ${writeLine(sayDecisionAndWhose(reading).replace(/^decided /, ''), spec)}.`
  return markup`<span class="mark mark-open">not confirmed</span> Chosen by us, ${deciders[reading.who] ?? reading.who}.`
}

export function writeReading(spec: Spec, id: string): Markup {
  if (spec.requirements.get(id)?.kind !== 'open') return nothing
  const reading = spec.readings.get(id)
  if (!reading) return markup`<p><span class="mark mark-open">open</span> Nobody has said what the site does.</p>`
  return markup`<div class="reading"><p><b>What the site does:</b> ${writeLine(reading.reading, spec)}</p>
<p><b>Why:</b> ${writeLine(reading.why, spec)}</p>
<p>${writeDecider(spec, reading)}</p>${writeReferred(spec, `${reading.reading} ${reading.why}`)}</div>`
}

const linkOf = (id: string) => markup`<a class="id" href="${addresses.requirement(id)}">${id}</a>`

export function writeReferred(spec: Spec, text: string): Markup {
  const rows = idsIn(text).flatMap((id) => partsOf(spec, id))
  return rows.length === 0
    ? nothing
    : markup`<ul class="referred">${rows.map(({ id, statement }) => markup`<li>${statement} ${linkOf(id)}</li>`)}</ul>`
}

export function writeRequirement(spec: Spec, id: string, below = nothing): Markup {
  const rows = partsOf(spec, id)
  if (rows.length === 0)
    return markup`<li data-requirement="${id}"><p><span class="mark mark-failed">no sentence</span> The requirement ${id} stands in no catalogue.</p></li>`
  return markup`${rows.map(
    (row) =>
      markup`<li data-requirement="${row.id}"><p>${writeLine(row.statement, spec)} ${linkOf(row.id)}</p>${writeReferred(spec, row.statement)}${writeReading(spec, row.id)}${below}</li>`,
  )}`
}

export const writeRequirements = (spec: Spec, ids: ReadonlyArray<string>): Markup =>
  ids.length === 0 ? nothing : markup`<ul class="requirements">${ids.map((id) => writeRequirement(spec, id))}</ul>`

export const writeBriefly = (spec: Spec, ids: ReadonlyArray<string>): Markup => {
  const rows = ids.flatMap((id) => partsOf(spec, id))
  return rows.length === 0
    ? nothing
    : markup`<ul class="referred">${rows.map(
        ({ id, statement }) =>
          markup`<li>${statement} ${linkOf(id)}${isUndecided(spec, id) ? markup` <span class="mark mark-open">not confirmed</span>` : nothing}${writeReferred(spec, statement)}</li>`,
      )}</ul>`
}

export const decisionsOf = (spec: Spec, ids: ReadonlyArray<string>) => [
  ...new Set(ids.flatMap((id) => spec.decisionsOf.get(id) ?? [])),
]

export const linkDecisions = (decisions: ReadonlyArray<Decision>): ReadonlyArray<Markup> =>
  decisions.map(({ stem, number, title }) => markup`<a href="${addresses.decision(stem)}">${number}. ${title}</a>`)
