import { parseRequirements, type Requirement } from '../requirements.ts'
import type { Source } from '../read-sources.ts'
import type { Change } from './compare-lines.ts'
import type { Told } from './read-rules.ts'

/** A requirement whose sentence changed, or that a rule or an example names now, or names no more. */
export type RequirementChange = {
  readonly id: string
  readonly statement: Change
  readonly told: 'came' | 'went' | null
}

const isCatalogue = ({ file }: Source) => /\/(corporate|careers)\.tsv$/.test(file)

/** The statements of a version, by id. */
export const readStatements = (sources: ReadonlyArray<Source>): ReadonlyMap<string, Requirement> =>
  new Map(
    sources
      .filter(isCatalogue)
      .flatMap(({ text }) => parseRequirements(text))
      .map((row) => [row.id, row]),
  )

const toldIds = ({ rules }: Told) =>
  new Set(
    rules.flatMap(({ requirements, examples }) => [...requirements, ...examples.flatMap((each) => each.requirements)]),
  )

type Side = { readonly told: Told; readonly statements: ReadonlyMap<string, Requirement> }

const toldOf = (was: boolean, is: boolean) => (was === is ? null : is ? 'came' : 'went')

/** The requirements that changed, by the order of the catalogue, those that went last. */
export function compareRequirements(before: Side, now: Side): ReadonlyArray<RequirementChange> {
  const [was, is] = [toldIds(before.told), toldIds(now.told)]
  const ids = new Set([...now.statements.keys(), ...before.statements.keys(), ...is, ...was])
  return [...ids]
    .map((id): RequirementChange => {
      const statement = {
        before: before.statements.get(id)?.statement ?? null,
        now: now.statements.get(id)?.statement ?? null,
      }
      return { id, statement, told: toldOf(was.has(id), is.has(id)) }
    })
    .filter(({ statement, told }) => told !== null || statement.before !== statement.now)
}

/** An open reading of which something changed; null for what is not there in one version, or not decided. */
export type ReadingChange = {
  readonly id: string
  readonly reading: Change
  readonly decidedOn: Change
  readonly decision: Change
  readonly who: Change
}

type Row = Readonly<Record<string, string>>

const readingsFile = 'docs/requirements/readings.tsv'

/** The rows of the readings by id, their cells by the heading; none where a version has no such file yet. */
function readRows(sources: ReadonlyArray<Source>): ReadonlyMap<string, Row> {
  const text = sources.find(({ file }) => file === readingsFile)?.text ?? ''
  const [head = '', ...rows] = text.trimEnd().split(/\r?\n/)
  const names = head.split('\t')
  const cells = rows.map((row): Row => Object.fromEntries(row.split('\t').map((cell, at) => [names[at] ?? '', cell])))
  return new Map(cells.map((row) => [row['id'] ?? '', row]))
}

const columns = ['reading', 'decidedOn', 'decision', 'who'] as const

/** The open readings that came, went, were decided or read otherwise. */
export function compareReadings(
  before: ReadonlyArray<Source>,
  now: ReadonlyArray<Source>,
): ReadonlyArray<ReadingChange> {
  const [was, is] = [readRows(before), readRows(now)]
  const changeOf = (id: string, column: (typeof columns)[number]): Change => ({
    before: was.get(id)?.[column] || null,
    now: is.get(id)?.[column] || null,
  })
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const [reading, decidedOn, decision, who] = columns.map((column) => changeOf(id, column)) as [
      Change,
      Change,
      Change,
      Change,
    ]
    const isSame = [reading, decidedOn, decision].every((each) => each.before === each.now)
    return isSame ? [] : [{ id, reading, decidedOn, decision, who }]
  })
}
