import type { CheckContext } from './existing-content.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { sourceFileName, problemLine, type CheckedTables } from './content-tables.ts'

const userNames = ['JobPostingHeader', 'ContractsContact'] as const

export type GivenIds = { readonly [Name in ContentName]?: ReadonlySet<string> }

type Offices = { readonly ids: ReadonlySet<string>; readonly places: string }

type OfficeUse = { readonly entity: (typeof userNames)[number]; readonly number: number; readonly office: string }

export const listOfficeUses = (checked: CheckedTables): ReadonlyArray<OfficeUse> =>
  userNames.flatMap((entity) =>
    (checked[entity] ?? []).flatMap(({ number, row: { Location_ID: office } }) =>
      office === null ? [] : [{ entity, number, office }],
    ),
  )

const findMissing = (uses: ReadonlyArray<OfficeUse>, { ids, places }: Offices, { sources }: CheckContext) =>
  uses
    .filter(({ office }) => !ids.has(office))
    .map(({ entity, number, office }) =>
      problemLine(sourceFileName(sources, entity), number, 'Location_ID', `There is no office "${office}" ${places}`),
    )

const findUntouched = (given: GivenIds, { existing: { officeUsers }, prune }: CheckContext) =>
  officeUsers.filter(({ entity, id }) => !given[entity] || (!prune && !given[entity].has(id)))

const noIds: ReadonlySet<string> = new Set()

export function checkOffices(
  given: GivenIds,
  uses: ReadonlyArray<OfficeUse>,
  context: CheckContext,
): { readonly problems: ReadonlyArray<string>; readonly notes: ReadonlyArray<string> } {
  const fromFiles = given.Location ?? noIds
  const file = sourceFileName(context.sources, 'Location')
  const onlyFiles = given.Location !== undefined && context.prune
  const ids = onlyFiles ? fromFiles : fromFiles.union(context.existing.offices)
  const orphans = findUntouched(given, context).filter(({ office }) => !ids.has(office))
  const places = onlyFiles ? `in ${file}` : `in ${file} or the database`
  return {
    problems: findMissing(uses, { ids, places }, context),
    notes: orphans.map(
      ({ entity, id, office }) =>
        `${file}: the office "${office}" goes, and ${entity} "${id}" of the database loses it`,
    ),
  }
}
