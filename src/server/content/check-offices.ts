import type { ExistingContent } from './existing-content.ts'
import { problemLine, type CheckedTables, type ContentTables } from './content-tables.ts'

const keys = { JobPostingHeader: 'JobPosting_ID', ContractsContact: 'ContractsContact_ID' } as const
const userNames = ['JobPostingHeader', 'ContractsContact'] as const

function idIn(row: unknown, key: string) {
  const id = (row as Readonly<Record<string, unknown>> | null)?.[key]
  return typeof id === 'string' || typeof id === 'number' ? [String(id).trim()] : []
}

const idsIn = (rows: ReadonlyArray<unknown> = [], key: string) => new Set(rows.flatMap((row) => idIn(row, key)))

const findMissing = (checked: CheckedTables, offices: ReadonlySet<string>, places: string) =>
  userNames.flatMap((entity) =>
    (checked[entity] ?? [])
      .filter(({ row: { Location_ID } }) => Location_ID !== null && !offices.has(Location_ID))
      .map(({ number, row: { Location_ID } }) =>
        problemLine(entity, number, 'Location_ID', `There is no office "${Location_ID}" ${places}`),
      ),
  )

/** The rows of the database that will be there as they are after the import. */
function findUntouched(given: ContentTables, { officeUsers }: ExistingContent, prune: boolean) {
  const overwritten = {
    JobPostingHeader: idsIn(given.JobPostingHeader, keys.JobPostingHeader),
    ContractsContact: idsIn(given.ContractsContact, keys.ContractsContact),
  }
  return officeUsers.filter(({ entity, id }) => !given[entity] || (!prune && !overwritten[entity].has(id)))
}

/** Checks that every office a given row names will be there after the import; rows of the database that lose theirs are noted. */
export function checkOffices(
  given: ContentTables,
  checked: CheckedTables,
  existing: ExistingContent,
  prune: boolean,
): { readonly problems: ReadonlyArray<string>; readonly notes: ReadonlyArray<string> } {
  const fromFiles = idsIn(given.Location, 'Location_ID')
  const onlyFiles = given.Location !== undefined && prune
  const offices = onlyFiles ? fromFiles : fromFiles.union(existing.offices)
  const orphans = findUntouched(given, existing, prune).filter(({ office }) => !offices.has(office))
  return {
    problems: findMissing(checked, offices, onlyFiles ? 'in Location.json' : 'in Location.json or the database'),
    notes: orphans.map(
      ({ entity, id, office }) =>
        `Location.json: the office "${office}" goes, and ${entity} "${id}" of the database loses it`,
    ),
  }
}
