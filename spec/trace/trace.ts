import type { Mention, Problem } from '../mention.ts'
import type { Requirement } from '../requirements.ts'

/** A requirement with the places that prove it and those that model it. */
export type TracedRow = {
  readonly requirement: Requirement
  readonly covered: ReadonlyArray<Mention>
  readonly modelled: ReadonlyArray<Mention>
}

export type Trace = { readonly rows: ReadonlyArray<TracedRow>; readonly problems: ReadonlyArray<Problem> }

/** Joins requirements with the places that name them; a name that no requirement has is a problem. */
export function traceRequirements(
  requirements: ReadonlyArray<Requirement>,
  mentions: ReadonlyArray<Mention>,
  problems: ReadonlyArray<Problem> = [],
): Trace {
  const places = Map.groupBy(mentions, ({ id }) => id)
  const rows = requirements.map((requirement): TracedRow => {
    const found = places.get(requirement.id) ?? []
    return {
      requirement,
      covered: found.filter(({ by }) => by !== 'model'),
      modelled: found.filter(({ by }) => by === 'model'),
    }
  })
  const known = new Set(requirements.map(({ id }) => id))
  return { rows, problems: [...problems, ...mentions.filter(({ id }) => !known.has(id)).map(toProblem)] }
}

const toProblem = ({ id, file, line }: Mention): Problem => ({
  file,
  line,
  message: `There is no requirement ${id}. docs/requirements lists those there are.`,
})
