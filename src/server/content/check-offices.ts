import type { CheckContext } from './existing-content.ts'
import { fileOf, problemLine, type CheckedTables, type ContentTables } from './content-tables.ts'

const keys = { JobPostingHeader: 'JobPosting_ID', ContractsContact: 'ContractsContact_ID' } as const
const userNames = ['JobPostingHeader', 'ContractsContact'] as const

function idIn(row: unknown, key: string) {
  const id = (row as Readonly<Record<string, unknown>> | null)?.[key]
  return typeof id === 'string' || typeof id === 'number' ? [String(id).trim()] : []
}

const idsIn = (rows: ReadonlyArray<unknown> = [], key: string) => new Set(rows.flatMap((row) => idIn(row, key)))

type Offices = { readonly ids: ReadonlySet<string>; readonly places: string }

const findMissing = (checked: CheckedTables, { ids, places }: Offices, { sources }: CheckContext) =>
  userNames.flatMap((entity) =>
    (checked[entity] ?? [])
      .filter(({ row: { Location_ID } }) => Location_ID !== null && !ids.has(Location_ID))
      .map(({ number, row: { Location_ID } }) =>
        problemLine(fileOf(sources, entity), number, 'Location_ID', `There is no office "${Location_ID}" ${places}`),
      ),
  )

function findUntouched(given: ContentTables, { existing: { officeUsers }, prune }: CheckContext) {
  const overwritten = {
    JobPostingHeader: idsIn(given.JobPostingHeader, keys.JobPostingHeader),
    ContractsContact: idsIn(given.ContractsContact, keys.ContractsContact),
  }
  return officeUsers.filter(({ entity, id }) => !given[entity] || (!prune && !overwritten[entity].has(id)))
}

export function checkOffices(
  given: ContentTables,
  checked: CheckedTables,
  context: CheckContext,
): { readonly problems: ReadonlyArray<string>; readonly notes: ReadonlyArray<string> } {
  const fromFiles = idsIn(given.Location, 'Location_ID')
  const file = fileOf(context.sources, 'Location')
  const onlyFiles = given.Location !== undefined && context.prune
  const ids = onlyFiles ? fromFiles : fromFiles.union(context.existing.offices)
  const orphans = findUntouched(given, context).filter(({ office }) => !ids.has(office))
  const places = onlyFiles ? `in ${file}` : `in ${file} or the database`
  return {
    problems: findMissing(checked, { ids, places }, context),
    notes: orphans.map(
      ({ entity, id, office }) =>
        `${file}: the office "${office}" goes, and ${entity} "${id}" of the database loses it`,
    ),
  }
}
