import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { resolveTokenSecrets } from '#server/accounts/token-secret.ts'
import { createServiceClient } from '#server/accounts/open-accounts.testing.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createSiteService } from '#server/create-site-service.ts'

export type DataLocation = { readonly dataDir: string; readonly databaseUrl: string }

/** Waits until PostgreSQL has noticed the killed connections and rolled back their transactions. */
async function untilAlone(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const others = `select 1 from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'`
  while ((await client.query(others)).rows.length > 0) await sleep(20)
  await client.end()
}

export async function openPlace({ dataDir, databaseUrl }: DataLocation) {
  if (databaseUrl !== '') await untilAlone(databaseUrl)
  const database = await openDatabase(databaseUrl === '' ? { dataDir } : { databaseUrl })
  const service = createSiteService({
    database,
    tokenSecrets: await resolveTokenSecrets(database, { dataDir, tokenSecret: null }),
  })
  return { database, service, ...createServiceClient(service) }
}

export type OpenPlace = Awaited<ReturnType<typeof openPlace>>
