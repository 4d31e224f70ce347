import type { Mention, Problem } from '../mention.ts'
import type { Planned } from '../planned.ts'
import type { Requirement } from '../requirements.ts'

/** A requirement with the places that prove it and those that only know it. */
export type TracedRow = {
  readonly requirement: Requirement
  readonly covered: ReadonlyArray<Mention>
  readonly known: ReadonlyArray<Mention>
  /** The flow that will cover it; null when none is named. */
  readonly flow: string | null
}

export type Trace = { readonly rows: ReadonlyArray<TracedRow>; readonly problems: ReadonlyArray<Problem> }

const isProof = ({ by }: Mention) => by !== 'model' && by !== 'content'

/** Joins requirements with the places that name them; a name that no requirement has is a problem. */
export function traceRequirements(
  requirements: ReadonlyArray<Requirement>,
  mentions: ReadonlyArray<Mention>,
  { problems = [], planned = [] }: { problems?: ReadonlyArray<Problem>; planned?: ReadonlyArray<Planned> } = {},
): Trace {
  const flows = new Map(planned.map(({ id, flow }) => [id, flow]))
  const places = Map.groupBy(mentions, ({ id }) => id)
  const rows = requirements.map((requirement): TracedRow => {
    const found = places.get(requirement.id) ?? []
    return {
      requirement,
      covered: found.filter(isProof),
      known: found.filter((mention) => !isProof(mention)),
      flow: flows.get(requirement.id) ?? null,
    }
  })
  const known = new Set(requirements.map(({ id }) => id))
  const unknown = [...mentions, ...planned].filter(({ id }) => !known.has(id))
  const done = new Set(rows.filter(({ covered }) => covered.length > 0).map(({ requirement }) => requirement.id))
  return { rows, problems: [...problems, ...unknown.map(toProblem), ...stalePlans(planned, done)] }
}

const stalePlans = (planned: ReadonlyArray<Planned>, done: ReadonlySet<string>) =>
  planned
    .filter(({ id }) => done.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `${id} is covered: take it off this list.` }))

const toProblem = ({ id, file, line }: Pick<Mention, 'id' | 'file' | 'line'>): Problem => ({
  file,
  line,
  message: `There is no requirement ${id}. docs/requirements lists those there are.`,
})
