import { isKeptOf, isLeftBehind } from '#domain/applications/kept-of.ts'
import { storedNames } from '#domain/visit/stored-names.ts'
import { tokenExpiry, tokenSubject, type StoredToken } from '#domain/visit/token-expiry.ts'
import type { Clock, Device, End, Store } from './ports.ts'

/** To whom the token belonged that was taken off the device because it counted no more, or her account was deleted. */
export type Ended = { readonly endedFor: string | null; readonly deletedFor: string | null }

/** Where a device keeps the token of its visitor. */
export type TokenKeeper = {
  /** What stands there; null when nothing does. */
  readonly read: () => StoredToken | null
  /** Stores a token in the place of any other; false when there is no room or it is not allowed. */
  readonly keep: (stored: StoredToken) => boolean
  /** Takes the token of somebody who signs out away, with what she has written, and leaves alone any other that stands there by now. */
  readonly clear: (token: string) => void
  /** The same for a token that counts no more; other tabs are told so, also those that look later (C4.1-08). */
  readonly end: (token: string, isDeleted?: boolean) => void
  /** Notes for other tabs that the account of a token was deleted. */
  readonly noteDeletion: (token: string) => void
  /**
   * Drops what somebody who is not signed in wrote here more than a day ago, and tells what is stored, now and whenever it may
   * have changed elsewhere, whose session has ended without being signed out of, and whose account was deleted; null when
   * nobody's has since. @returns what ends that.
   */
  readonly watch: (tell: (stored: StoredToken | null, ended: Ended) => void) => End
}

const key = storedNames.token

const endedKey = storedNames.sessionEnded
const deletedKey = storedNames.accountDeleted

/** Puts a token in the place of another, which is not taken away first: to other tabs that would be signing out. */
function replace(store: Store, other: Store, token: string): boolean {
  other.drop(key)
  const isKept = store.keep(key, token)
  if (!isKept) store.drop(key)
  return isKept
}

/** What stands on a device. */
function tokensOn({ shared, tab }: Device) {
  const read = (): StoredToken | null => {
    const ofTab = tab.read(key)
    if (ofTab !== null) return { token: ofTab, remember: false }
    const ofDevice = shared.read(key)
    return ofDevice === null ? null : { token: ofDevice, remember: true }
  }
  const mark = (endedFor: string | null) =>
    endedFor === null ? shared.drop(endedKey) : void shared.keep(endedKey, endedFor)
  const clear = (isMeant: (token: string) => boolean, endedFor: string | null = null) => {
    for (const store of [tab, shared]) {
      const token = store.read(key)
      if (token === null || !isMeant(token)) continue
      // Other tabs look as soon as the token goes, so what they are to find stands there before.
      if (store === shared) mark(endedFor)
      store.drop(key)
    }
  }
  /** Other tabs hear of each change, so what stands there already is not written again. */
  const keep = ({ token, remember }: StoredToken): boolean => {
    const stored = read()
    if (stored?.token === token && stored.remember === remember) return true
    if (remember || shared.read(key) !== null) mark(null)
    shared.drop(deletedKey)
    return remember ? replace(shared, tab, token) : replace(tab, shared, token)
  }
  const ended = (): Ended => ({ endedFor: shared.read(endedKey), deletedFor: shared.read(deletedKey) })
  return { read, clear, keep, ended }
}

/** Whether a token has not run out. */
const isGood = (stored: StoredToken | null, now: number) => stored !== null && (tokenExpiry(stored.token) ?? 0) > now

/** Drops what was written into forms, from the device and from the tab. */
const dropPartsOn =
  ({ shared, tab }: Device) =>
  (isMeant: (stored: string | null) => boolean) => {
    for (const store of [tab, shared]) if (isMeant(store.read(storedNames.parts))) store.drop(storedNames.parts)
  }

/**
 * A token that is to be remembered is shared by all tabs and outlives them, any other belongs to its tab and the copies
 * of it (C3.8-01 to C3.8-03).
 */
export function tokenKeeper(device: Device, now: Clock['now']): TokenKeeper {
  const tokens = tokensOn(device)
  const dropParts = dropPartsOn(device)
  const noteDeletion = (token: string) => {
    const subject = tokenSubject(token)
    if (subject !== null) device.shared.keep(deletedKey, subject)
  }
  return {
    read: tokens.read,
    keep: tokens.keep,
    clear: (token) => {
      tokens.clear((stored) => stored === token)
      const subject = tokenSubject(token)
      if (subject !== null) dropParts((parts) => isKeptOf(parts, subject))
    },
    end: (token, isDeleted = false) => {
      if (isDeleted) noteDeletion(token)
      tokens.clear((stored) => stored === token, tokenSubject(token))
    },
    noteDeletion,
    watch: (tell) => {
      const look = () => tell(tokens.read(), tokens.ended())
      if (!isGood(tokens.read(), now())) dropParts((parts) => isLeftBehind(parts, now()))
      look()
      return device.watch(key, look)
    },
  }
}
