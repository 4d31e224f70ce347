import { sql, type Kysely } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { deleteLockedAccount } from '../accounts/delete-account.ts'
import { readKeys } from '../attachments/file-keys.ts'
import { readFilesFolderName } from '../attachments/files-folder.ts'
import { overSocket } from '../control/control-socket.ts'
import type { HandlerFactories } from '../control/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import type { FilePlace } from '../firm/firm-handler.ts'
import { lockApplicantByEmail } from './account-handler.ts'
import { findPerson, type PersonRow, type PersonTable } from './find-person.ts'
import { endingParts, partsOver, type OperatorHead, type OperatorParts } from './operator-parts.ts'
import { getTableHolder } from './person-tables.ts'
import { readSchema } from './read-schema.ts'

type PersonRequest = { readonly email: string; readonly operator: string }

export type PersonData = {
  readonly account: { readonly isConfirmed: boolean } | null
  readonly tables: ReadonlyArray<PersonTable>
}

export type PersonCounts = Pick<PersonData, 'account'> & {
  readonly tables: ReadonlyArray<{ readonly table: string; readonly hers: number; readonly others: number }>
}

export type DeletionReport = {
  readonly deleted: Readonly<Record<string, number>>
  readonly left: ReadonlyArray<{ readonly table: string; readonly count: number }>
  readonly storedNames: ReadonlyArray<string>
}

export type PersonHandler = {
  count(asked: { readonly email: string }): Promise<PersonCounts>
  read(asked: PersonRequest): Promise<PersonData>
  /** Without `isMeant` everything is deleted and rolled back, to report the outcome. */
  delete(asked: PersonRequest & { readonly isMeant: boolean }): Promise<DeletionReport>
  filePlace(): Promise<FilePlace>
}

class Undone extends Error {
  readonly report: DeletionReport
  constructor(report: DeletionReport) {
    super('It was not meant.')
    this.report = report
  }
}

async function find(db: Kysely<Tables>, email: string): Promise<PersonData> {
  const { tables } = await findPerson(db, email)
  const account = tables.find(({ table }) => table === 'Applicant')?.hers[0]
  return { account: account ? { isConfirmed: account['email_confirmed_at'] !== null } : null, tables }
}

async function deleteRows(db: Kysely<Tables>, found: ReadonlyArray<PersonTable>) {
  const keys = new Map((await readSchema(db)).map(({ name, key }) => [name, key]))
  const createRowCondition = (table: string, row: PersonRow) =>
    sql`(${sql.join(
      (keys.get(table) ?? []).map((column) => sql`${sql.ref(column)} = ${row[column]}`),
      sql` and `,
    )})`
  for (const { table, hers } of found)
    if (getTableHolder(table).isDeleted)
      for (const row of hers)
        await sql`delete from ${sql.table(table)} where ${createRowCondition(table, row)}`.execute(db)
}

function countDeletedRows(before: ReadonlyArray<PersonTable>, after: ReadonlyArray<PersonTable>) {
  const left = new Set(
    after.flatMap(({ table, hers, others }) => [...hers, ...others].map((row) => rowKey(table, row))),
  )
  const gone = ({ table, hers, others }: PersonTable) =>
    [table, [...hers, ...others].filter((row) => !left.has(rowKey(table, row))).length] as const
  return Object.fromEntries(before.map(gone).filter(([, count]) => count > 0))
}

const rowKey = (table: string, row: PersonRow) => `${table} ${JSON.stringify(row)}`

const listStoredNames = (tables: ReadonlyArray<PersonTable>) =>
  (tables.find(({ table }) => table === 'attachment')?.hers ?? []).map((row) => String(row['stored_name']))

async function deleteAll({ db, clock, ...head }: OperatorParts, email: string): Promise<DeletionReport> {
  const held = await lockApplicantByEmail(db, email)
  const before = await findPerson(db, email)
  if (held) await deleteLockedAccount(endingParts(head), db, held, { now: clock() })
  await deleteRows(db, before.tables)
  const { tables: after } = await findPerson(db, email, before.ids)
  const left = after.map(({ table, hers, others }) => ({ table, count: hers.length + others.length }))
  return { deleted: countDeletedRows(before.tables, after), left, storedNames: listStoredNames(before.tables) }
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0)

async function deletePerson(
  parts: OperatorParts,
  { email, operator, isMeant }: PersonRequest & { readonly isMeant: boolean },
) {
  const act = async (db: Kysely<Tables>) => {
    const report = await deleteAll({ ...parts, db }, email)
    if (!isMeant) throw new Undone(report)
    const summary = `${pluralize(sum(report.deleted), 'row')} of ${pluralize(Object.keys(report.deleted).length, 'table')} and ${pluralize(report.storedNames.length, 'file')} of one address.`
    await parts.record(db, { operator, command: 'person delete', summary })
    return report
  }
  return parts.db
    .transaction()
    .execute(act)
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.report
      throw error
    })
}

export const createPersonHandler = (parts: OperatorParts): PersonHandler => ({
  count: async ({ email }) => {
    const { account, tables } = await find(parts.db, email)
    const counted = tables.map(({ table, hers, others }) => ({ table, hers: hers.length, others: others.length }))
    return { account, tables: counted }
  },
  read: async ({ email, operator }) => {
    const found = await find(parts.db, email)
    const rows = found.tables.reduce((all, { hers }) => all + hers.length, 0)
    const summary = `${pluralize(rows, 'row')} of ${pluralize(found.tables.length, 'table')} about one address.`
    await parts.record(parts.db, { operator, command: 'person export', summary })
    return found
  },
  delete: (asked) => deletePerson(parts, asked),
  filePlace: async () => ({ folderName: await readFilesFolderName(parts), keys: await readKeys(parts.db) }),
})

export const personSocket = overSocket<PersonHandler>('person', {
  count: true,
  read: true,
  delete: true,
  filePlace: true,
})

export const personHandlerFactories = (head: OperatorHead): HandlerFactories<PersonHandler> => ({
  own: ({ db }) => createPersonHandler(partsOver(head, db)),
  remote: personSocket.remote,
})
