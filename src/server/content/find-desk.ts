import { existsSync } from 'node:fs'
import type { Config } from '../config.ts'
import { findHolder, FolderInUse } from '../database/folder-lock.ts'
import { openDatabase } from '../database/open-database.ts'
import { openDesk, type ContentDesk } from './content-desk.ts'
import { callDesk } from './control-socket.ts'

type FoundDesk = { readonly desk: ContentDesk; close(): Promise<void> }

const running = ({ dataDir, databaseUrl }: Config) =>
  databaseUrl === null && existsSync(dataDir) ? findHolder(dataDir) : null

/** Finds the desk of the site that runs on the data folder; when none runs, opens the database itself. */
export async function findDesk(config: Config): Promise<FoundDesk> {
  const holder = running(config)
  if (holder) {
    if (holder.controlSocket === null) throw new FolderInUse(config.dataDir, holder)
    return { desk: callDesk(holder.controlSocket), close: async () => undefined }
  }
  const database = await openDatabase({ databaseUrl: config.databaseUrl ?? undefined, dataDir: config.dataDir })
  return { desk: openDesk(database), close: () => database.close() }
}
