import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { tokenSecretOf } from '#server/accounts/token-secret.ts'
import { asksOf } from '#server/accounts/open-accounts.testing.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createSiteService } from '#server/create-site-service.ts'

/** Where a site keeps its rows. @param databaseUrl a PostgreSQL; '' for the embedded one in the folder */
export type Place = { readonly dataDir: string; readonly databaseUrl: string }

/** Waits until a PostgreSQL has noticed that those who used a database are gone, and has ended what they had begun. */
async function untilAlone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const others = `select 1 from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'`
  while ((await client.query(others)).rows.length > 0) await sleep(20)
  await client.end()
}

/** Opens what a site that was killed has left, as its next start does. */
export async function openPlace({ dataDir, databaseUrl }: Place) {
  if (databaseUrl !== '') await untilAlone(databaseUrl)
  const database = await openDatabase(databaseUrl === '' ? { dataDir } : { databaseUrl })
  const service = createSiteService({
    database,
    tokenSecret: await tokenSecretOf(database, { dataDir, tokenSecret: null }),
  })
  return { database, service, ...asksOf(service) }
}

export type OpenPlace = Awaited<ReturnType<typeof openPlace>>
