import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../settings/config.ts'
import { findHolder, FolderInUse } from '../database/folder-lock.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { databaseFolder, hasEmbeddedDatabase } from '../database/open-pglite.ts'
import { createActionSender, type SendAction } from './control-socket.ts'

export type HandlerFactories<Handler> = {
  readonly own: (database: Database) => Handler
  readonly remote: (sendAction: SendAction) => Handler
}

type SiteConnection<Handler> = { readonly handler: Handler; close(): Promise<void> }

export async function findRunningSite({ dataDir, databaseUrl }: Config): Promise<SendAction | null> {
  const held = databaseUrl === null && existsSync(dataDir) ? await findHolder(dataDir) : null
  if (held === null) return null
  const { controlSocket } = held.holder
  if (held.standing === 'unclear' || controlSocket === null) throw new FolderInUse(dataDir, held)
  return createActionSender(dataDir, controlSocket)
}

async function rejectOutdatedDatabase(): Promise<never> {
  throw new DatabaseProblem(
    'The database is of a former release: start the site of this release once, then run the command again.',
  )
}

async function openLocal<Handler>(
  { databaseUrl, dataDir }: Config,
  { own }: HandlerFactories<Handler>,
): Promise<SiteConnection<Handler>> {
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataDir,
    beforeMigrating: rejectOutdatedDatabase,
  })
  return { handler: own(database), close: () => database.close() }
}

async function reachSite<Handler>(config: Config, ways: HandlerFactories<Handler>): Promise<SiteConnection<Handler>> {
  const sendAction = await findRunningSite(config)
  if (sendAction) return { handler: ways.remote(sendAction), close: async () => undefined }
  return openLocal(config, ways).catch((error: unknown) => {
    if (error instanceof FolderInUse) return reachSite(config, ways)
    throw error
  })
}

export const hasDatabase = (config: Config): boolean =>
  config.databaseUrl !== null || hasEmbeddedDatabase(config.dataDir)

/** Call where there is none: whoever may not enter the folder sees nothing in it either. */
export function explainNoDatabase({ dataDir }: Config): string {
  try {
    statSync(join(databaseFolder(dataDir), 'PG_VERSION'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      return `This user may not enter ${dataDir} (EACCES): run the command as the user of the site, with systemd by site-command.`
  }
  return `There is no database in ${dataDir} yet.`
}

export async function withSite<Handler, Result>(
  config: Config,
  ways: HandlerFactories<Handler>,
  work: (handler: Handler) => Promise<Result>,
): Promise<Result> {
  const found = await reachSite(config, ways)
  try {
    return await work(found.handler)
  } finally {
    await found.close()
  }
}
