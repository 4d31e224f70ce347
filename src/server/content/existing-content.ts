import type { Kysely } from 'kysely'
import { type ContentName, referenceKindNames, type ReferenceKindName } from '#contract/entity-names.ts'
import { anyContent } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import type { SourceTables } from './content-tables.ts'

export type OfficeUser = {
  readonly entity: 'JobPostingHeader' | 'ContractsContact'
  readonly id: string
  readonly office: string
}

export type ExistingContent = {
  readonly offices: ReadonlySet<string>
  readonly officeUsers: ReadonlyArray<OfficeUser>
  readonly kindIds: Partial<Readonly<Record<ReferenceKindName, ReadonlySet<string>>>>
}

export type CheckContext = {
  readonly existing: ExistingContent
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

export const readExistingContent = async (db: Kysely<Tables>): Promise<ExistingContent> => ({
  ...(await readOffices(db)),
  kindIds: await readKindIds(db),
})
