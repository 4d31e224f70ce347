import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { problemLine, type CheckedTables, type ContentTables } from './content-tables.ts'

/** A row of the database that names an office. */
export type OfficeUser = {
  readonly entity: 'JobPostingHeader' | 'ContractsContact'
  readonly id: string
  readonly office: string
}

/** What the database already holds, as far as a check needs it. */
export type KnownContent = { readonly offices: ReadonlySet<string>; readonly officeUsers: ReadonlyArray<OfficeUser> }

export const nothingKnown: KnownContent = { offices: new Set(), officeUsers: [] }

/** Reads the offices of the database and the rows that name one. */
export async function readKnownContent(db: Kysely<Tables>): Promise<KnownContent> {
  const offices = await db.selectFrom('Location').select('Location_ID').execute()
  const jobs = await db
    .selectFrom('JobPostingHeader')
    .select(['JobPosting_ID as id', 'Location_ID as office'])
    .execute()
  const contacts = await db
    .selectFrom('ContractsContact')
    .select(['ContractsContact_ID as id', 'Location_ID as office'])
    .execute()
  const users = (entity: OfficeUser['entity'], rows: ReadonlyArray<{ id: string; office: string | null }>) =>
    rows.flatMap(({ id, office }): OfficeUser[] => (office === null ? [] : [{ entity, id, office }]))
  return {
    offices: new Set(offices.map(({ Location_ID }) => Location_ID)),
    officeUsers: [...users('JobPostingHeader', jobs), ...users('ContractsContact', contacts)],
  }
}

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
function findUntouched(given: ContentTables, { officeUsers }: KnownContent, prune: boolean) {
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
  known: KnownContent,
  prune: boolean,
): { readonly problems: ReadonlyArray<string>; readonly notes: ReadonlyArray<string> } {
  const fromFiles = idsIn(given.Location, 'Location_ID')
  const onlyFiles = given.Location !== undefined && prune
  const offices = onlyFiles ? fromFiles : fromFiles.union(known.offices)
  const orphans = findUntouched(given, known, prune).filter(({ office }) => !offices.has(office))
  return {
    problems: findMissing(checked, offices, onlyFiles ? 'in Location.json' : 'in Location.json or the database'),
    notes: orphans.map(
      ({ entity, id, office }) =>
        `Location.json: the office "${office}" goes, and ${entity} "${id}" of the database loses it`,
    ),
  }
}
