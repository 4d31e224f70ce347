import type { Mention, Problem, Requirement } from '../requirements.ts'
import type { PlannedRequirement } from '../planned.ts'

export type TracedRow = {
  readonly requirement: Requirement
  readonly covered: ReadonlyArray<Mention>
  readonly known: ReadonlyArray<Mention>
  readonly flow: string | null
  readonly isDecided: boolean
}

export type Trace = { readonly rows: ReadonlyArray<TracedRow>; readonly problems: ReadonlyArray<Problem> }

export const isProved = ({ covered }: TracedRow) => covered.length > 0

export const listRowsWithoutRule = (rows: ReadonlyArray<TracedRow>) =>
  rows.filter((row) => isProved(row) && !row.covered.some(({ by }) => by === 'rule' || by === 'example'))

const split = (mentions: ReadonlyArray<Mention>, isFirst: (mention: Mention) => boolean) =>
  [mentions.filter(isFirst), mentions.filter((mention) => !isFirst(mention))] as const

const isProof = ({ by }: Mention) => by !== 'model' && by !== 'content'

type TraceOptions = {
  readonly problems?: ReadonlyArray<Problem>
  readonly planned?: ReadonlyArray<PlannedRequirement>
  readonly decided?: ReadonlySet<string>
}

/** An unknown id is a problem. A requirement that is planned as lacking something never counts as covered. */
export function traceRequirements(
  requirements: ReadonlyArray<Requirement>,
  mentions: ReadonlyArray<Mention>,
  { problems = [], planned = [], decided = new Set() }: TraceOptions = {},
): Trace {
  const flows = new Map(planned.map(({ id, flow }) => [id, flow]))
  const lacking = new Set(planned.flatMap(({ id, missing }) => (missing === null ? [] : id)))
  const places = Map.groupBy(mentions, ({ id }) => id)
  const rows = requirements.map((requirement): TracedRow => {
    const proves = (mention: Mention) => isProof(mention) && !lacking.has(requirement.id)
    const [covered, known] = split(places.get(requirement.id) ?? [], proves)
    return {
      requirement,
      covered,
      known,
      flow: flows.get(requirement.id) ?? null,
      isDecided: decided.has(requirement.id),
    }
  })
  const ids = new Set(requirements.map(({ id }) => id))
  const unknown = [...mentions, ...planned].filter(({ id }) => !ids.has(id))
  const done = new Set(rows.filter(({ covered }) => covered.length > 0).map(({ requirement }) => requirement.id))
  return { rows, problems: [...problems, ...unknown.map(toProblem), ...stalePlans(planned, done)] }
}

const stalePlans = (planned: ReadonlyArray<PlannedRequirement>, done: ReadonlySet<string>) =>
  planned
    .filter(({ id }) => done.has(id))
    .map(({ id, file, line }) => ({ file, line, message: `${id} is covered: take it off this list.` }))

const toProblem = ({ id, file, line }: Pick<Mention, 'id' | 'file' | 'line'>): Problem => ({
  file,
  line,
  message: `There is no requirement ${id}. docs/requirements lists those there are.`,
})
