import { isStoredForVisitor, isStaleRecord, storedNames } from '#domain/visit/stored-records.ts'
import { tokenExpiry, tokenSubject, type StoredToken } from '#domain/visit/tokens.ts'
import type { Clock, Device, End, Store } from './ports.ts'

export type SessionEnd = { readonly endedVisitor: string | null; readonly deletedVisitor: string | null }

export type TokenKeeper = {
  readonly read: () => StoredToken | null
  readonly keep: (stored: StoredToken) => boolean
  /** On sign-out: removes this token and its owner's unsaved parts, but no token that has replaced it. */
  readonly clear: (token: string) => void
  /** For a token that has become invalid: keeps unsaved parts unless the account is deleted, and leaves a note for other tabs. */
  readonly end: (token: string, isDeleted?: boolean) => void
  readonly noteDeletion: (token: string) => void
  /** First drops parts left behind for over a day by anyone signed out. Tells now and on each change. @returns stops it */
  readonly watch: (tell: (stored: StoredToken | null, ended: SessionEnd) => void) => End
}

const key = storedNames.token

const endedKey = storedNames.sessionEnded
const deletedKey = storedNames.accountDeleted

/** Overwrites without removing first: other tabs would take that for signing out. */
function replace(store: Store, other: Store, token: string): boolean {
  other.drop(key)
  const isKept = store.keep(key, token)
  if (!isKept) store.drop(key)
  return isKept
}

function createTokenStore({ shared, tab }: Device) {
  const read = (): StoredToken | null => {
    const tabData = tab.read(key)
    if (tabData !== null) return { token: tabData, remember: false }
    const deviceData = shared.read(key)
    return deviceData === null ? null : { token: deviceData, remember: true }
  }
  const mark = (endedVisitor: string | null) =>
    endedVisitor === null ? shared.drop(endedKey) : void shared.keep(endedKey, endedVisitor)
  const clear = (isMeant: (token: string) => boolean, endedVisitor: string | null = null) => {
    for (const store of [tab, shared]) {
      const token = store.read(key)
      if (token === null || !isMeant(token)) continue
      // Other tabs look as soon as the token goes, so what they are to find stands there before.
      if (store === shared) mark(endedVisitor)
      store.drop(key)
    }
  }
  /** Does not rewrite an equal token, since each write notifies other tabs. */
  const keep = ({ token, remember }: StoredToken): boolean => {
    const stored = read()
    if (stored?.token === token && stored.remember === remember) return true
    if (remember || shared.read(key) !== null) mark(null)
    shared.drop(deletedKey)
    return remember ? replace(shared, tab, token) : replace(tab, shared, token)
  }
  const ended = (): SessionEnd => ({ endedVisitor: shared.read(endedKey), deletedVisitor: shared.read(deletedKey) })
  return { read, clear, keep, ended }
}

const isGood = (stored: StoredToken | null, now: number) => stored !== null && (tokenExpiry(stored.token) ?? 0) > now

function createStoredPartsRemover({ shared, tab }: Device) {
  const drop = (isMeant: (stored: string | null) => boolean) => {
    for (const store of [tab, shared]) if (isMeant(store.read(storedNames.parts))) store.drop(storedNames.parts)
  }
  return {
    dropOwned: (token: string) => {
      const subject = tokenSubject(token)
      if (subject !== null) drop((parts) => isStoredForVisitor(parts, subject))
    },
    dropStale: (now: number) => drop((parts) => isStaleRecord(parts, now)),
  }
}

export function tokenKeeper(device: Device, now: Clock['now']): TokenKeeper {
  const tokens = createTokenStore(device)
  const { dropOwned, dropStale } = createStoredPartsRemover(device)
  const noteDeletion = (token: string) => {
    const subject = tokenSubject(token)
    if (subject !== null) device.shared.keep(deletedKey, subject)
  }
  return {
    read: tokens.read,
    keep: tokens.keep,
    clear: (token) => {
      tokens.clear((stored) => stored === token)
      dropOwned(token)
    },
    end: (token, isDeleted = false) => {
      if (isDeleted) noteDeletion(token)
      tokens.clear((stored) => stored === token, tokenSubject(token))
      if (isDeleted) dropOwned(token)
    },
    noteDeletion,
    watch: (tell) => {
      const look = () => tell(tokens.read(), tokens.ended())
      if (!isGood(tokens.read(), now())) dropStale(now())
      look()
      return device.watch(key, look)
    },
  }
}
