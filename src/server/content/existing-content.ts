import type { Kysely } from 'kysely'
import { type ContentName, referenceKindNames, type ReferenceKindName } from '#contract/entity-names.ts'
import { anyContent, readRanges } from '../database/rows.ts'
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

const keys = { JobPostingHeader: 'JobPosting_ID', ContractsContact: 'ContractsContact_ID' } as const

/** Their rows have but two short columns. */
const rangeSize = 500

async function readUsers(db: Kysely<Tables>, entity: OfficeUser['entity']): Promise<ReadonlyArray<OfficeUser>> {
  const users: OfficeUser[] = []
  for await (const range of readRanges(db, entity, { columns: [keys[entity], 'Location_ID'], size: rangeSize }))
    for (const { [keys[entity]]: id, Location_ID: office } of range)
      if (typeof office === 'string') users.push({ entity, id: String(id), office })
  return users
}

async function readOffices(db: Kysely<Tables>) {
  const offices = await db.selectFrom('Location').select('Location_ID').execute()
  return {
    offices: new Set(offices.map(({ Location_ID }) => Location_ID)),
    officeUsers: [...(await readUsers(db, 'JobPostingHeader')), ...(await readUsers(db, 'ContractsContact'))],
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
