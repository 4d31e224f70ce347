import { addresses } from './addresses.ts'
import type { Spec } from './gather.ts'
import { writeLine } from './markdown.ts'
import { markup, nothing, type Markup } from './markup.ts'
import type { Decision } from './read-decisions.ts'
import { idsOfRule, type Rule } from './read-features.ts'

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
  const mark = open ? markup`<span class="mark mark-open">open reading, not decided</span>` : markup`<span class="mark mark-decided">open reading, decided</span>`
  if (!reading) return markup`<p>${mark}</p>`
  const when = reading.decidedOn ? ` on ${reading.decidedOn}` : ''
  return markup`<p>${mark}</p><p class="reading">${writeLine(reading.reading, spec)} ${writeLine(reading.why, spec)}</p>
<p class="reading">${open ? markup`To be decided by ${reading.who}.` : markup`Decided by ${reading.who}${when}: ${writeLine(reading.decision ?? '', spec)}`}</p>`
}

/** The sentence of a requirement with its id, which leads to all that is known of it. */
export function writeRequirement(spec: Spec, id: string, further: Markup = nothing): Markup {
  const row = spec.requirements.get(id)
  if (!row)
    return markup`<li data-requirement="${id}"><p><span class="mark mark-failed">no sentence</span> The requirement ${id} stands in no catalogue.</p></li>`
  return markup`<li data-requirement="${id}"><p>${writeLine(row.statement, spec)} <a class="id" href="${addresses.requirement(id)}">${id}</a></p>${writeReading(spec, id)}${further}</li>`
}

/** Which examples of a rule prove a requirement that the rule itself does not name. */
function writeProof({ ids, examples }: Rule, id: string): Markup {
  const proving = examples.filter((example) => example.ids.includes(id))
  if (ids.includes(id) || proving.length === examples.length) return nothing
  return markup`<p class="note">By ${proving.map((example, at) => markup`${at > 0 ? '; ' : ''}<a href="#${example.anchor}">${example.title}</a>`)}</p>`
}

export const writeRequirementsOf = (spec: Spec, rule: Rule): Markup => {
  const ids = idsOfRule(rule)
  if (ids.length === 0) return markup`<p><span class="mark mark-failed">no requirement</span> This rule names none.</p>`
  return markup`<ul class="requirements">${ids.map((id) => writeRequirement(spec, id, writeProof(rule, id)))}</ul>`
}

/** The decisions that name one of these requirements. */
export const decisionsOf = (spec: Spec, ids: ReadonlyArray<string>) => [
  ...new Set(ids.flatMap((id) => spec.decisionsOf.get(id) ?? [])),
]

export const linkDecisions = (decisions: ReadonlyArray<Decision>): ReadonlyArray<Markup> =>
  decisions.map(({ stem, number, title }) => markup`<a href="${addresses.decision(stem)}">${number}. ${title}</a>`)
