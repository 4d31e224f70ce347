import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isAway } from './database-problem.ts'
import type { Tables } from './tables.ts'

/** The number that every import of content raises. */
export type ContentVersion = {
  /** The number as it is, or was at most a moment ago when other processes import too; the last known while the database is away. */
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

/** What was read last, and when. `isOut`: the database was asked after that and did not answer. */
type Known = { readonly version: number; readonly at: number; readonly isOut: boolean }
type Reading = { readonly version: Promise<number> }

/** For how long a database that has answered before is waited for, and after how long it is asked again; in milliseconds. */
const patience = 2_000
const askAgain = 1_000

/** What was read; while the database is away, or takes too long, what `stay` gives. Null: nothing was read before. */
function orLast(read: Promise<number>, stay: (() => number) | null): Promise<number> {
  // While the last number stands nobody waits for this, and it may still fail.
  read.catch(() => undefined)
  if (!stay) return read
  const answered = read.catch((error: unknown) => {
    if (isAway(error)) return stay()
    throw error
  })
  const either = Promise.race([answered, setTimeout(patience, null, { ref: false }).then(stay)])
  either.catch(() => undefined)
  return either
}

/**
 * Remembers the number for `maxAge` milliseconds, so that a page that is kept costs no query. While the database is away the
 * last number stands: the database is asked again from time to time, and nobody waits for that.
 */
export function createContentVersion(
  db: Kysely<Tables>,
  maxAge: number,
  clock = () => performance.now(),
): ContentVersion {
  let known: Known | null = null
  let reading: Reading | null = null
  function ask(before: Known | null): Reading {
    const keep = (version: number, isOut: boolean) => {
      if (reading === begun) known = { version, at: clock(), isOut }
      return version
    }
    const read = readContentVersion({ db }).then((version) => keep(version, false))
    const begun: Reading = { version: orLast(read, before && (() => keep(before.version, true))) }
    const end = () => void (reading === begun && (reading = null))
    read.then(end, end)
    return begun
  }
  return {
    async read() {
      if (known && clock() - known.at < (known.isOut ? askAgain : maxAge)) return known.version
      const begun = (reading ??= ask(known))
      return known?.isOut ? known.version : begun.version
    },
    raised() {
      reading = null
      known &&= { ...known, at: -Infinity }
    },
  }
}
