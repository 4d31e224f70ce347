import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type PGlite as Lent } from 'kysely'
import pg from 'pg'
import { createContentVersion } from './content-version.ts'
import { makeEmptyDatabase } from './empty-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database } from './open-database.ts'
import { openInMemory } from './open-pglite.ts'
import { describeOriginal, resetDatabase, type Original } from './reset-database.testing.ts'
import type { Tables } from './tables.ts'
import { watchedDialect } from './watched-dialect.ts'

type PooledDatabase = { readonly pglite: PGlite; readonly original: Original }

const maxFreeDatabases = 2

const free: PooledDatabase[] = []

async function createEmpty(databaseUrl: string, name: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"`)
  await client.end()
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
}

async function openNew(): Promise<PooledDatabase> {
  await makeEmptyDatabase()
  const pglite = await openInMemory()
  await migrate(new Kysely<never>({ dialect: new PGliteDialect({ pglite }) }))
  return { pglite, original: await describeOriginal(pglite) }
}

async function returnToPool({ pglite, original }: PooledDatabase) {
  const reset = await resetDatabase(pglite, original)
  if (reset && free.length < maxFreeDatabases) free.push({ pglite, original: reset })
  else await pglite.close()
}

function lend(kept: PooledDatabase): Lent {
  const { pglite } = kept
  let closed = false
  let inFlight = 0
  async function count<Result>(run: () => Promise<Result>): Promise<Result> {
    if (closed) throw new Error('PGlite is closed')
    inFlight += 1
    return run().finally(() => (inFlight -= 1))
  }
  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed
    },
    query: (...asked) => count(() => pglite.query(...asked)),
    transaction: (run) => count(() => pglite.transaction(run)),
    async close() {
      if (closed) return
      closed = true
      if (inFlight === 0) return returnToPool(kept)
      // It closes when that has ended, which may be never.
      void pglite.close().catch(() => undefined)
    },
  }
}

export async function openTestDatabase(name: string): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return openDatabase({ databaseUrl: await createEmpty(server, name) })
  const pglite = lend(free.pop() ?? (await openNew()))
  const db = new Kysely<Tables>({ dialect: watchedDialect(new PGliteDialect({ pglite })) })
  const tidy = async () => undefined
  const close = async () => {
    await db.destroy()
    // Kysely closes nothing that was never asked.
    await pglite.close()
  }
  return { db, contentVersion: createContentVersion(db, Infinity), tidy, close }
}
