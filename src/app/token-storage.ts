import type { StoredToken } from '#machines/session.machine.ts'
import { ask } from './saved-jobs.ts'

/** Where a device keeps the token of its visitor. */
export type TokenKeeper = {
  /** Stores a token in the place of any other; false when there is no room or it is not allowed. */
  readonly keep: (stored: StoredToken) => boolean
  /** Takes a token away, and leaves alone any other that stands there by now. */
  readonly clear: (token: string) => void
  /** Tells what is stored, now and whenever it may have changed elsewhere. @returns what ends that. */
  readonly watch: (tell: (stored: StoredToken | null) => void) => () => void
}

const key = 'access_token'

function readToken(window: Window): StoredToken | null {
  const ofTab = ask(() => window.sessionStorage.getItem(key), null)
  if (ofTab !== null) return { token: ofTab, remember: false }
  const ofDevice = ask(() => window.localStorage.getItem(key), null)
  return ofDevice === null ? null : { token: ofDevice, remember: true }
}

const places = ['sessionStorage', 'localStorage'] as const

function clear(window: Window, isMeant: (token: string) => boolean) {
  for (const place of places)
    ask(() => {
      const token = window[place].getItem(key)
      if (token !== null && isMeant(token)) window[place].removeItem(key)
    }, undefined)
}

/** Calls back when a page returns that was put aside or behind another, where a clock may have stood still. */
function watchReturn(window: Window, tell: () => void) {
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

/**
 * The storage of a browser: a token that is to be remembered is shared by all tabs and outlives them, any other belongs
 * to its tab (C3.8-01 to C3.8-03).
 */
export function tokenStorageOf(window: Window): TokenKeeper {
  return {
    keep: ({ token, remember }) => {
      clear(window, () => true)
      return ask(() => {
        window[remember ? 'localStorage' : 'sessionStorage'].setItem(key, token)
        return true
      }, false)
    },
    clear: (token) => clear(window, (stored) => stored === token),
    watch: (tell) => {
      const read = () => tell(readToken(window))
      const readChange = (event: StorageEvent) => {
        if (event.key === key || event.key === null) read()
      }
      read()
      window.addEventListener('storage', readChange)
      const stopWatchingReturn = watchReturn(window, read)
      return () => {
        window.removeEventListener('storage', readChange)
        stopWatchingReturn()
      }
    },
  }
}
