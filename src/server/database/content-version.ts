import { setTimeout } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isAway } from './database-problem.ts'
import type { Tables } from './tables.ts'

export type ContentVersion = {
  read(): Promise<number>
  /** What `read` would give at once; null when it would have to ask. */
  known(): number | null
  /** Whether other processes may raise it. */
  readonly isShared: boolean
  /** Asks the database: call it after an import has been committed. Resolves when this process serves the new content. */
  raised(): Promise<void>
  /** Asks whether another process has raised it; the known one stands meanwhile. */
  look(): Promise<void>
  onRaised(refresh: () => Promise<unknown>): void
}

export async function readContentVersion({ db }: { readonly db: Kysely<Tables> }): Promise<number> {
  const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
  return version
}

export async function readContentChanged({ db }: { readonly db: Kysely<Tables> }): Promise<Date> {
  const { changed_at } = await db.selectFrom('content_version').select('changed_at').executeTakeFirstOrThrow()
  return changed_at
}

type CachedVersion = { readonly version: number; readonly at: number; readonly isOut: boolean }
type PendingVersion = { readonly version: Promise<number> }

const patience = 2_000
const retryInterval = 1_000

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

const readFresh = (known: CachedVersion | null, maxAge: number, now: number) =>
  known && now - known.at < maxAge ? known.version : null

function createVersionReader(db: Kysely<Tables>, maxAge: number, clock: () => number) {
  let known: CachedVersion | null = null
  let reading: PendingVersion | null = null
  function ask(before: CachedVersion | null): PendingVersion {
    const keep = (version: number, isOut: boolean) => {
      if (reading === begun) known = { version, at: clock(), isOut }
      return version
    }
    const read = readContentVersion({ db }).then((version) => keep(version, false))
    const begun: PendingVersion = { version: orLast(read, before && (() => keep(before.version, true))) }
    const end = () => void (reading === begun && (reading = null))
    read.then(end, end)
    return begun
  }
  const readCurrent = () => readFresh(known, known?.isOut ? retryInterval : maxAge, clock())
  return {
    known: readCurrent,
    async read() {
      const version = readCurrent()
      if (version !== null) return version
      const begun = (reading ??= ask(known))
      return known?.isOut ? known.version : begun.version
    },
    begin: () => (reading = ask(known)).version,
    forget() {
      reading = null
      known &&= { ...known, at: -Infinity }
    },
  }
}

export function createContentVersion(
  db: Kysely<Tables>,
  maxAge: number,
  clock = () => performance.now(),
): ContentVersion {
  const { read, known, begin, forget } = createVersionReader(db, maxAge, clock)
  const refreshers: Array<() => Promise<unknown>> = []
  const isShared = Number.isFinite(maxAge)
  // The import stands, even if its content cannot be read now: the next request tries again.
  const refresh = async () => void (await Promise.allSettled(refreshers.map((one) => one())))
  return {
    read,
    known,
    isShared,
    onRaised: (one) => void refreshers.push(one),
    async raised() {
      forget()
      await refresh()
    },
    async look() {
      if (!isShared) return
      await begin().catch(() => undefined)
      await refresh()
    },
  }
}
