import { existsSync } from 'node:fs'
import type { Config } from '../settings/config.ts'
import { findHolder, FolderInUse } from '../database/folder-lock.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { holdsDatabase } from '../database/open-pglite.ts'
import { askAt, type Ask } from './control-socket.ts'

/** How something is done: over the database itself, or by the running site that holds it. */
export type Ways<Handler> = {
  readonly own: (database: Database) => Handler
  readonly remote: (ask: Ask) => Handler
}

type Found<Handler> = { readonly handler: Handler; close(): Promise<void> }

const running = async ({ dataDir, databaseUrl }: Config) =>
  databaseUrl === null && existsSync(dataDir) ? findHolder(dataDir) : null

async function openOwn<Handler>({ databaseUrl, dataDir }: Config, { own }: Ways<Handler>): Promise<Found<Handler>> {
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir })
  return { handler: own(database), close: () => database.close() }
}

async function reachSite<Handler>(config: Config, ways: Ways<Handler>): Promise<Found<Handler>> {
  const held = await running(config)
  if (held) {
    const { controlSocket } = held.holder
    if (held.standing === 'unclear' || controlSocket === null) throw new FolderInUse(config.dataDir, held)
    return { handler: ways.remote(askAt(config.dataDir, controlSocket)), close: async () => undefined }
  }
  return openOwn(config, ways).catch((error: unknown) => {
    if (error instanceof FolderInUse) return reachSite(config, ways)
    throw error
  })
}

/** Whether there is a database already: one that does not exist would be made. */
export const hasDatabase = (config: Config): boolean => config.databaseUrl !== null || holdsDatabase(config.dataDir)

/** Does something through the site that runs on the data folder; when none runs, over the database itself. */
export async function withSite<Handler, Result>(
  config: Config,
  ways: Ways<Handler>,
  work: (handler: Handler) => Promise<Result>,
): Promise<Result> {
  const found = await reachSite(config, ways)
  try {
    return await work(found.handler)
  } finally {
    await found.close()
  }
}
