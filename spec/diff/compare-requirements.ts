import { parseRequirements, type Requirement } from '../requirements.ts'
import type { Source } from '../files.ts'
import type { Change } from './compare-lines.ts'
import type { FeatureSet } from './read-rules.ts'

export type RequirementChange = {
  readonly id: string
  readonly statement: Change
  readonly told: 'came' | 'went' | null
}

const isCatalogue = ({ file }: Source) => /\/(corporate|careers)\.tsv$/.test(file)

export const readStatements = (sources: ReadonlyArray<Source>): ReadonlyMap<string, Requirement> =>
  new Map(
    sources
      .filter(isCatalogue)
      .flatMap(({ text }) => parseRequirements(text))
      .map((row) => [row.id, row]),
  )

const listMentionedIds = ({ rules }: FeatureSet) =>
  new Set(
    rules.flatMap(({ requirements, examples }) => [...requirements, ...examples.flatMap((each) => each.requirements)]),
  )

type Side = { readonly told: FeatureSet; readonly statements: ReadonlyMap<string, Requirement> }

const compareMention = (was: boolean, is: boolean) => (was === is ? null : is ? 'came' : 'went')

export function compareRequirements(before: Side, now: Side): ReadonlyArray<RequirementChange> {
  const [was, is] = [listMentionedIds(before.told), listMentionedIds(now.told)]
  const ids = new Set([...now.statements.keys(), ...before.statements.keys(), ...is, ...was])
  return [...ids]
    .map((id): RequirementChange => {
      const statement = {
        before: before.statements.get(id)?.statement ?? null,
        now: now.statements.get(id)?.statement ?? null,
      }
      return { id, statement, told: compareMention(was.has(id), is.has(id)) }
    })
    .filter(({ statement, told }) => told !== null || statement.before !== statement.now)
}
