import type { Device, Store } from '#site/ports.ts'

/** What storage answers; the fallback when it refuses, as it may with any call. */
export function ask<Answer>(storage: () => Answer, refused: Answer): Answer {
  try {
    return storage()
  } catch (error) {
    if (error instanceof DOMException) return refused
    throw error
  }
}

/** A storage that may refuse. @param storage asked again with each call: even to name it may be refused */
const storeOf = (storage: () => Storage): Store => ({
  read: (key) => ask(() => storage().getItem(key), null),
  keep: (key, text) =>
    ask(() => {
      storage().setItem(key, text)
      return true
    }, false),
  drop: (key) => ask(() => storage().removeItem(key), undefined),
})

/** The storage of a browser, in step across tabs and with pages that were put aside or behind another (J3-33, J7-46). */
export const deviceOf = (window: Window): Device => ({
  shared: storeOf(() => window.localStorage),
  tab: storeOf(() => window.sessionStorage),
  watch: (key, tell) => {
    const { document } = window
    const tellChange = (event: StorageEvent) => {
      if (event.key === key || event.key === null) tell()
    }
    const tellWhenVisible = () => {
      if (document.visibilityState === 'visible') tell()
    }
    window.addEventListener('storage', tellChange)
    window.addEventListener('pageshow', tell)
    document.addEventListener('visibilitychange', tellWhenVisible)
    return () => {
      window.removeEventListener('storage', tellChange)
      window.removeEventListener('pageshow', tell)
      document.removeEventListener('visibilitychange', tellWhenVisible)
    }
  },
})
