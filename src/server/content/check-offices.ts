import type { CheckContext } from './existing-content.ts'
import { sourceFileName, problemLine, type CheckedTables, type ContentTables } from './content-tables.ts'

const keys = { JobPostingHeader: 'JobPosting_ID', ContractsContact: 'ContractsContact_ID' } as const
const userNames = ['JobPostingHeader', 'ContractsContact'] as const

function readId(row: unknown, key: string) {
  const id = (row as Readonly<Record<string, unknown>> | null)?.[key]
  return typeof id === 'string' || typeof id === 'number' ? [String(id).trim()] : []
}

const listIds = (rows: ReadonlyArray<unknown> = [], key: string) => new Set(rows.flatMap((row) => readId(row, key)))

type Offices = { readonly ids: ReadonlySet<string>; readonly places: string }

const findMissing = (checked: CheckedTables, { ids, places }: Offices, { sources }: CheckContext) =>
  userNames.flatMap((entity) =>
    (checked[entity] ?? [])
      .filter(({ row: { Location_ID } }) => Location_ID !== null && !ids.has(Location_ID))
      .map(({ number, row: { Location_ID } }) =>
        problemLine(
          sourceFileName(sources, entity),
          number,
          'Location_ID',
          `There is no office "${Location_ID}" ${places}`,
        ),
      ),
  )

function findUntouched(given: ContentTables, { existing: { officeUsers }, prune }: CheckContext) {
  const overwritten = {
    JobPostingHeader: listIds(given.JobPostingHeader, keys.JobPostingHeader),
    ContractsContact: listIds(given.ContractsContact, keys.ContractsContact),
  }
  return officeUsers.filter(({ entity, id }) => !given[entity] || (!prune && !overwritten[entity].has(id)))
}

export function checkOffices(
  given: ContentTables,
  checked: CheckedTables,
  context: CheckContext,
): { readonly problems: ReadonlyArray<string>; readonly notes: ReadonlyArray<string> } {
  const fromFiles = listIds(given.Location, 'Location_ID')
  const file = sourceFileName(context.sources, 'Location')
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
