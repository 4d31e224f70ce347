import { addresses } from './addresses.ts'
import { partsOf, type Spec } from './gather.ts'
import { writeLine } from './markdown.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { idsIn, type Decision } from './read-decisions.ts'

/** Whether a reading is still open: nobody has decided it. */
export const isUndecided = ({ requirements, readings, decisionsOf }: Spec, id: string) => {
  if (requirements.get(id)?.kind !== 'open') return false
  const reading = readings.get(id)
  return reading ? reading.decision === null : !decisionsOf.has(id)
}

/** What was decided of an open reading, by whom and when, or that nobody has. */
export function writeReading(spec: Spec, id: string): Markup {
  const reading = spec.readings.get(id)
  if (spec.requirements.get(id)?.kind !== 'open') return nothing
  const open = isUndecided(spec, id)
  const mark = open
    ? markup`<span class="mark mark-open">open reading, not decided</span>`
    : markup`<span class="mark mark-decided">open reading, decided</span>`
  if (!reading) return markup`<p>${mark}</p>`
  const when = reading.decidedOn ? ` on ${reading.decidedOn}` : ''
  return markup`<p>${mark}</p><p class="reading">${writeLine(reading.reading, spec)} ${writeLine(reading.why, spec)}</p>
<p class="reading">${open ? markup`To be decided by ${reading.who}.` : markup`Decided by ${reading.who}${when}: ${writeLine(reading.decision ?? '', spec)}`}</p>`
}

const linkOf = (id: string) => markup`<a class="id" href="${addresses.requirement(id)}">${id}</a>`

/** The sentences of the requirements that a text refers to. */
export function writeReferred(spec: Spec, text: string): Markup {
  const rows = idsIn(text).flatMap((id) => partsOf(spec, id))
  return rows.length === 0
    ? nothing
    : markup`<ul class="referred">${rows.map(({ id, statement }) => markup`<li>${statement} ${linkOf(id)}</li>`)}</ul>`
}

/** The sentence of a requirement with its id, which leads to all that is known of it; an id that was cut has several. */
export function writeRequirement(spec: Spec, id: string): Markup {
  const rows = partsOf(spec, id)
  if (rows.length === 0)
    return markup`<li data-requirement="${id}"><p><span class="mark mark-failed">no sentence</span> The requirement ${id} stands in no catalogue.</p></li>`
  return markup`${rows.map(
    (row) =>
      markup`<li data-requirement="${row.id}"><p>${writeLine(row.statement, spec)} ${linkOf(row.id)}</p>${writeReferred(spec, row.statement)}${writeReading(spec, row.id)}</li>`,
  )}`
}

/** Requirements with their sentences, one below the other. */
export const writeRequirements = (spec: Spec, ids: ReadonlyArray<string>): Markup =>
  ids.length === 0 ? nothing : markup`<ul class="requirements">${ids.map((id) => writeRequirement(spec, id))}</ul>`

/** The decisions that name one of these requirements. */
export const decisionsOf = (spec: Spec, ids: ReadonlyArray<string>) => [
  ...new Set(ids.flatMap((id) => spec.decisionsOf.get(id) ?? [])),
]

export const linkDecisions = (decisions: ReadonlyArray<Decision>): ReadonlyArray<Markup> =>
  decisions.map(({ stem, number, title }) => markup`<a href="${addresses.decision(stem)}">${number}. ${title}</a>`)
