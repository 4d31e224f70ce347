import { existsSync } from 'node:fs'
import type { Config } from '../settings/config.ts'
import { findHolder, FolderInUse } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open-database.ts'
import { createContentHandler, type ContentHandler } from './content-handler.ts'
import { remoteContentHandler } from './control-socket.ts'

type FoundHandler = { readonly handler: ContentHandler; close(): Promise<void> }

const running = async ({ dataDir, databaseUrl }: Config) =>
  databaseUrl === null && existsSync(dataDir) ? findHolder(dataDir) : null

async function openOwnHandler({ databaseUrl, dataDir }: Config): Promise<FoundHandler> {
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir })
  return { handler: createContentHandler(database), close: () => database.close() }
}

/** The content handler of the site that runs on the data folder; when none runs, one over the database itself. */
export async function findContentHandler(config: Config): Promise<FoundHandler> {
  const held = await running(config)
  if (held) {
    const { controlSocket } = held.holder
    if (held.standing === 'unclear' || controlSocket === null) throw new FolderInUse(config.dataDir, held)
    return { handler: remoteContentHandler(config.dataDir, controlSocket), close: async () => undefined }
  }
  return openOwnHandler(config).catch((error: unknown) => {
    if (error instanceof FolderInUse) return findContentHandler(config)
    throw error
  })
}
