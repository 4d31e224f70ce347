import { sql } from 'kysely'
import type { FileStore } from '../files/file-store.ts'
import type { AttachmentParts } from './attachment-parts.ts'

type Parts = Pick<AttachmentParts, 'database' | 'store' | 'folder' | 'backupDays'>

const most = 100

const isDue = (backupDays: number) =>
  sql<boolean>`(not is_by_term or at <= now() - make_interval(days => ${sql.lit(backupDays)}))`

/** Files go before their rows, so that a killed process leaves them listed. */
const removeSome = ({ database, backupDays }: Parts, files: FileStore) =>
  database.db.transaction().execute(async (db) => {
    const due = db.selectFrom('file_removal').select('stored_name').where(isDue(backupDays)).limit(most)
    const names = (await due.forUpdate().skipLocked().execute()).map(({ stored_name }) => stored_name)
    for (const name of names) await files.remove(name)
    if (names.length > 0) await db.deleteFrom('file_removal').where('stored_name', 'in', names).execute()
    return names.length
  })

export async function removeListed(parts: Parts, signal?: AbortSignal): Promise<void> {
  if (!(await parts.folder.fits())) return
  const files = await parts.store()
  for (;;) if ((await removeSome(parts, files)) < most || signal?.aborted) return
}
