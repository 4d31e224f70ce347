import { existsSync } from 'node:fs'
import type { Config } from '../settings/config.ts'
import { findHolder, FolderInUse } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open-database.ts'
import { openDesk, type ContentDesk } from './content-handler.ts'
import { callDesk } from './control-socket.ts'

type FoundDesk = { readonly desk: ContentDesk; close(): Promise<void> }

const running = async ({ dataDir, databaseUrl }: Config) =>
  databaseUrl === null && existsSync(dataDir) ? findHolder(dataDir) : null

async function openOwnDesk({ databaseUrl, dataDir }: Config): Promise<FoundDesk> {
  const database = await openDatabase({ databaseUrl: databaseUrl ?? undefined, dataDir })
  return { desk: openDesk(database), close: () => database.close() }
}

/** Finds the desk of the site that runs on the data folder; when none runs, opens the database itself. */
export async function findDesk(config: Config): Promise<FoundDesk> {
  const held = await running(config)
  if (held) {
    const { controlSocket } = held.holder
    if (held.standing === 'unclear' || controlSocket === null) throw new FolderInUse(config.dataDir, held)
    return { desk: callDesk(config.dataDir, controlSocket), close: async () => undefined }
  }
  return openOwnDesk(config).catch((error: unknown) => {
    if (error instanceof FolderInUse) return findDesk(config)
    throw error
  })
}
