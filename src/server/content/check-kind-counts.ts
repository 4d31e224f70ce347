import { maxRowsPerKind } from '#contract/reference-kind.ts'
import { type ContentName, referenceKindNames, type ReferenceKindName } from '#contract/entity-names.ts'
import { sourceFileName, type CheckedTables } from './content-tables.ts'
import type { CheckContext } from './existing-content.ts'

const listIds = (checked: CheckedTables, name: ReferenceKindName) =>
  (checked[name] ?? []).map(({ row }) => String((row as Readonly<Record<string, unknown>>)[`${name}_ID`]))

export type GivenCounts = { readonly [Name in ContentName]?: number }

export const checkKindCounts = (
  given: GivenCounts,
  checked: CheckedTables,
  { existing: { kindIds }, prune, sources }: CheckContext,
): ReadonlyArray<string> =>
  referenceKindNames.flatMap((name) => {
    const rows = given[name] ?? 0
    const kept = new Set(prune ? [] : kindIds[name]).difference(new Set(listIds(checked, name)))
    const count = rows + kept.size
    const found =
      kept.size === 0 ? `${count}` : `${count} with the ${kept.size} in the database that are not in the file`
    return rows > 0 && count > maxRowsPerKind
      ? [`${sourceFileName(sources, name)}: Expected at most ${maxRowsPerKind} rows, found ${found}`]
      : []
  })
