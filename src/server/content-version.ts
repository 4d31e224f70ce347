import type { Kysely } from 'kysely'
import type { Tables } from './database/tables.ts'

/** The number that every import of content raises. */
export type ContentVersion = {
  /** The number as it is, or was at most a moment ago when other processes import too. */
  read(): Promise<number>
  /** To be called when an import of this process has been committed. */
  raised(): void
}

/** Reads the number from the database. */
export async function readContentVersion({ db }: { readonly db: Kysely<Tables> }): Promise<number> {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** When the content last changed. */
export async function readContentChanged({ db }: { readonly db: Kysely<Tables> }): Promise<Date> {
  const { changed_at } = await db.selectFrom('content_version').select('changed_at').executeTakeFirstOrThrow()
  return changed_at
}

/** Remembers the number for `maxAge` milliseconds, so that a page that is kept costs no query. */
export function createContentVersion(
  db: Kysely<Tables>,
  maxAge: number,
  clock: () => number = () => performance.now(),
): ContentVersion {
  let known: { readonly version: Promise<number>; readonly at: number } | null = null
  const readAgain = () => {
    const reading = { version: readContentVersion({ db }), at: clock() }
    known = reading
    reading.version.catch(() => {
      if (known === reading) known = null
    })
    return reading.version
  }
  return {
    read: () => (known && clock() - known.at < maxAge ? known.version : readAgain()),
    raised: () => (known = null),
  }
}
