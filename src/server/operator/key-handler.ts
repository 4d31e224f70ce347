import { sql, type Kysely } from 'kysely'
import { readKeys } from '../attachments/file-keys.ts'
import { overSocket } from '../control/control-socket.ts'
import type { HandlerFactories } from '../control/reach-site.ts'
import type { Tables } from '../database/tables.ts'
import { openKeyRing } from '../files/key-ring.ts'
import { readSchema } from './read-schema.ts'

export type KeyUse = { readonly table: string; readonly keyId: string; readonly count: number }

export type KeysRead = { readonly inDatabase: ReadonlyArray<string>; readonly uses: ReadonlyArray<KeyUse> }

export type KeyHandler = { read(): Promise<KeysRead> }

/** Rows of infected attachments stay, but their files are gone. */
const presentCondition = (table: string) => (table === 'attachment' ? sql`scan <> 'removed'` : sql`true`)

async function countKeyUses(db: Kysely<Tables>, table: string): Promise<ReadonlyArray<KeyUse>> {
  const { rows } = await sql<{ keyId: string; count: number | string }>`
    select key_id as "keyId", count(*) as count from ${sql.table(table)} where ${presentCondition(table)} group by key_id order by 1
  `.execute(db)
  return rows.map(({ keyId, count }) => ({ table, keyId, count: Number(count) }))
}

/** @throws {BadConfig} when one is not an age identity */
export const listKeyIds = async (identities: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  identities.length === 0 ? [] : (await openKeyRing(identities)).keyIds

export const createKeyHandler = (db: Kysely<Tables>): KeyHandler => ({
  async read() {
    const tables = (await readSchema(db)).filter(({ texts }) => texts.includes('key_id'))
    const uses: KeyUse[] = []
    for (const { name } of tables) uses.push(...(await countKeyUses(db, name)))
    return { inDatabase: await listKeyIds(await readKeys(db)), uses }
  },
})

export const keySocket = overSocket<KeyHandler>('keys', { read: true })

export const keyHandlerFactories: HandlerFactories<KeyHandler> = {
  own: ({ db }) => createKeyHandler(db),
  remote: keySocket.remote,
}
