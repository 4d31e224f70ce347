import { maxRowsPerKind } from '#contract/reference-kind.ts'
import { referenceKindNames, type ReferenceKindName } from '#contract/entity-names.ts'
import { sourceFileName, type CheckedTables, type ContentTables } from './content-tables.ts'
import type { CheckContext } from './existing-content.ts'

const listIds = (checked: CheckedTables, name: ReferenceKindName) =>
  (checked[name] ?? []).map(({ row }) => String((row as Readonly<Record<string, unknown>>)[`${name}_ID`]))

export const checkKindCounts = (
  given: ContentTables,
  checked: CheckedTables,
  { existing: { kindIds }, prune, sources }: CheckContext,
): ReadonlyArray<string> =>
  referenceKindNames.flatMap((name) => {
    const rows = given[name] ?? []
    const kept = new Set(prune ? [] : kindIds[name]).difference(new Set(listIds(checked, name)))
    const count = rows.length + kept.size
    const found =
      kept.size === 0 ? `${count}` : `${count} with the ${kept.size} in the database that are not in the file`
    return rows.length > 0 && count > maxRowsPerKind
      ? [`${sourceFileName(sources, name)}: Expected at most ${maxRowsPerKind} rows, found ${found}`]
      : []
  })
