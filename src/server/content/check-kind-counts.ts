import { maxRowsPerKind } from '#contract/reference-kind.ts'
import { type ContentName, referenceKindNames } from '#contract/entity-names.ts'
import type { GivenIds } from './check-offices.ts'
import { sourceFileName } from './content-tables.ts'
import type { CheckContext } from './existing-content.ts'

export type GivenCounts = { readonly [Name in ContentName]?: number }

export const checkKindCounts = (
  given: GivenCounts,
  ids: GivenIds,
  { existing: { kindIds }, prune, sources }: CheckContext,
): ReadonlyArray<string> =>
  referenceKindNames.flatMap((name) => {
    const rows = given[name] ?? 0
    const kept = new Set(prune ? [] : kindIds[name]).difference(ids[name] ?? new Set())
    const count = rows + kept.size
    const found =
      kept.size === 0 ? `${count}` : `${count} with the ${kept.size} in the database that are not in the file`
    return rows > 0 && count > maxRowsPerKind
      ? [`${sourceFileName(sources, name)}: Expected at most ${maxRowsPerKind} rows, found ${found}`]
      : []
  })
