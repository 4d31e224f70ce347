import type { Kysely } from 'kysely'
import type { ContentName } from '#contract/entity-names.ts'
import { referenceKindNames, type ReferenceKindName } from '#contract/reference-kind-names.ts'
import { anyContent } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import type { SourceTables } from './content-tables.ts'

/** A row of the database that names an office. */
export type OfficeUser = {
  readonly entity: 'JobPostingHeader' | 'ContractsContact'
  readonly id: string
  readonly office: string
}

/** What the database already holds, as far as a check needs it. */
export type ExistingContent = {
  readonly offices: ReadonlySet<string>
  readonly officeUsers: ReadonlyArray<OfficeUser>
  /** The ids of the rows of each reference kind that has any. */
  readonly kindIds: Partial<Readonly<Record<ReferenceKindName, ReadonlySet<string>>>>
}

/** What rows are checked against. */
export type CheckContext = {
  readonly existing: ExistingContent
  /** Whether rows that are not given will be removed. */
  readonly prune: boolean
  readonly sources: SourceTables
}

export const noExistingContent: ExistingContent = { offices: new Set(), officeUsers: [], kindIds: {} }

async function readOffices(db: Kysely<Tables>) {
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

async function readKindIds(db: Kysely<Tables>) {
  const ids = []
  for (const name of referenceKindNames) {
    const rows = await anyContent(db).selectFrom<ContentName>(name).select(`${name}_ID as id`).execute()
    ids.push([name, new Set(rows.map(({ id }) => String(id)))] as const)
  }
  return Object.fromEntries(ids)
}

/** Reads the offices of the database, the rows that name one, and which rows its reference kinds have. */
export const readExistingContent = async (db: Kysely<Tables>): Promise<ExistingContent> => ({
  ...(await readOffices(db)),
  kindIds: await readKindIds(db),
})
