import type { StoredToken } from '#machines/session.machine.ts'
import { ask } from './saved-jobs.ts'
import { meetTwins, type Twins } from './twin-tabs.ts'

type Renewing = {
  /** Gives a new token for the old one. */
  readonly refresh: (token: string) => Promise<string>
  /** Says that nobody waits for the new token any more; it is not stored then. */
  readonly signal: AbortSignal
}

/** Where a device keeps the token of its visitor. */
export type TokenKeeper = {
  /** Stores a token in the place of any other; false when there is no room or it is not allowed. */
  readonly keep: (stored: StoredToken) => boolean
  /** Takes a token away, and leaves alone any other that stands there by now. */
  readonly clear: (token: string) => void
  /**
   * Refreshes a token and stores the new one, in one tab of the browser at a time: a tab whose turn comes when another
   * has done it takes what is stored, for a token that is refreshed twice ends its session.
   */
  readonly renew: (held: StoredToken, renewing: Renewing) => Promise<string>
  /** Tells what is stored, now and whenever it may have changed elsewhere. @returns what ends that. */
  readonly watch: (tell: (stored: StoredToken | null) => void) => () => void
}

type Browser = Window & typeof globalThis

const key = 'access_token'

function readToken(window: Browser): StoredToken | null {
  const ofTab = ask(() => window.sessionStorage.getItem(key), null)
  if (ofTab !== null) return { token: ofTab, remember: false }
  const ofDevice = ask(() => window.localStorage.getItem(key), null)
  return ofDevice === null ? null : { token: ofDevice, remember: true }
}

const places = ['sessionStorage', 'localStorage'] as const

function clear(window: Browser, isMeant: (token: string) => boolean) {
  for (const place of places)
    ask(() => {
      const token = window[place].getItem(key)
      if (token !== null && isMeant(token)) window[place].removeItem(key)
    }, undefined)
}

/** Other tabs hear of each change, so what stands there already is not written again. */
function keep(window: Browser, { token, remember }: StoredToken): boolean {
  const stored = readToken(window)
  if (stored?.token === token && stored.remember === remember) return true
  clear(window, () => true)
  return ask(() => {
    window[remember ? 'localStorage' : 'sessionStorage'].setItem(key, token)
    return true
  }, false)
}

/** Calls back when a page returns that was put aside or behind another, where a clock may have stood still. */
function watchReturn(window: Browser, tell: () => void) {
  const tellWhenVisible = () => {
    if (window.document.visibilityState === 'visible') tell()
  }
  window.addEventListener('pageshow', tell)
  window.document.addEventListener('visibilitychange', tellWhenVisible)
  return () => {
    window.removeEventListener('pageshow', tell)
    window.document.removeEventListener('visibilitychange', tellWhenVisible)
  }
}

function watchStorage(window: Browser, read: () => void) {
  const readChange = (event: StorageEvent) => {
    if (event.key === key || event.key === null) read()
  }
  window.addEventListener('storage', readChange)
  const stopWatchingReturn = watchReturn(window, read)
  return () => {
    window.removeEventListener('storage', readChange)
    stopWatchingReturn()
  }
}

/** Does something while no other tab does it; a browser offers no locks to a page that came without encryption. */
const alone = <Result>(window: Browser, work: () => Promise<Result>): Promise<Result> => {
  const locks = window.navigator.locks as LockManager | undefined
  return locks ? locks.request(key, work) : work()
}

/** Refreshes a token that is held, unless another tab has done it, and stores the new one while somebody waits for it. */
async function renew(window: Browser, twins: Twins | null, held: StoredToken, { refresh, signal }: Renewing) {
  await twins?.ask(held.token)
  const stored = readToken(window)
  if (stored && stored.token !== held.token) return stored.token
  const next = await refresh(held.token)
  if (signal.aborted || readToken(window)?.token !== held.token) return next
  keep(window, { ...held, token: next })
  twins?.tell({ from: held.token, to: next })
  return next
}

/** Takes over what another tab says of a token that is held here too. @param read tells what is stored then */
const takeOver =
  (window: Browser, read: () => void): Parameters<typeof meetTwins>[1] =>
  ({ from, to }) => {
    const stored = readToken(window)
    if (stored?.token !== from || stored.remember) return
    keep(window, { token: to, remember: false })
    read()
  }

/**
 * The storage of a browser: a token that is to be remembered is shared by all tabs and outlives them, any other belongs
 * to its tab and the copies of it (C3.8-01 to C3.8-03).
 */
export function tokenStorageOf(window: Browser): TokenKeeper {
  let twins: Twins | null = null
  return {
    keep: (stored) => keep(window, stored),
    clear: (token) => clear(window, (stored) => stored === token),
    renew: (held, renewing) => alone(window, () => renew(window, held.remember ? null : twins, held, renewing)),
    watch: (tell) => {
      const read = () => tell(readToken(window))
      const met = meetTwins(window, takeOver(window, read))
      twins = met
      read()
      const stopWatching = watchStorage(window, read)
      return () => {
        stopWatching()
        met.part()
      }
    },
  }
}
