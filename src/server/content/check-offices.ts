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

const idsIn = (given: ReadonlyArray<unknown> | undefined, key: string) =>
  new Set((given ?? []).flatMap((row) => idIn(row, key)))

function idIn(row: unknown, key: string) {
  const id = (row as Readonly<Record<string, unknown>> | null)?.[key]
  return typeof id === 'string' || typeof id === 'number' ? [String(id).trim()] : []
}

function findMissing(given: ContentTables, checked: CheckedTables, offices: ReadonlySet<string>) {
  const names = ['JobPostingHeader', 'ContractsContact'] as const
  return names.flatMap((entity) =>
    (checked[entity] ?? []).flatMap(({ number, row: { Location_ID } }) =>
      Location_ID === null || offices.has(Location_ID)
        ? []
        : [
            problemLine(
              entity,
              number,
              'Location_ID',
              `There is no office "${Location_ID}"${given.Location ? ' in Location.json' : ''}`,
            ),
          ],
    ),
  )
}

const keys = { JobPostingHeader: 'JobPosting_ID', ContractsContact: 'ContractsContact_ID' } as const

/** Rows that stay in the database although the office they name goes. */
const findOrphans = (
  given: ContentTables,
  offices: ReadonlySet<string>,
  { officeUsers }: KnownContent,
  prune: boolean,
) =>
  officeUsers
    .filter(({ entity, id }) => (given[entity] ? !prune && !idsIn(given[entity], keys[entity]).has(id) : true))
    .filter(({ office }) => !offices.has(office))
    .map(
      ({ entity, id, office }) =>
        `Location.json: The office "${office}" is missing, but ${entity} "${id}" of the database still names it`,
    )

/** Checks that every office that is named will be there once the rows are imported. */
export function checkOffices(
  given: ContentTables,
  checked: CheckedTables,
  known: KnownContent,
  prune: boolean,
): ReadonlyArray<string> {
  const fromFiles = idsIn(given.Location, 'Location_ID')
  const offices = given.Location && prune ? fromFiles : fromFiles.union(known.offices)
  return [...findMissing(given, checked, offices), ...findOrphans(given, offices, known, prune)]
}
