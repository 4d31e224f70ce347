import type { Device, Store } from '#site/ports.ts'

/** Any call of storage may throw, even a read; `refused` is returned then. */
export function tryStorage<Answer>(storage: () => Answer, refused: Answer): Answer {
  try {
    return storage()
  } catch (error) {
    if (error instanceof DOMException) return refused
    throw error
  }
}

/** @param storage called each time, since reading `window.localStorage` itself may throw */
const createStore = (storage: () => Storage): Store => ({
  read: (key) => tryStorage(() => storage().getItem(key), null),
  keep: (key, text) =>
    tryStorage(() => {
      storage().setItem(key, text)
      return true
    }, false),
  drop: (key) => tryStorage(() => storage().removeItem(key), undefined),
})

export const createBrowserDevice = (window: Window): Device => ({
  shared: createStore(() => window.localStorage),
  tab: createStore(() => window.sessionStorage),
  watch: (key, tell) => {
    const { document } = window
    const notifyChange = (event: StorageEvent) => {
      if (event.key === key || event.key === null) tell()
    }
    const notifyWhenVisible = () => {
      if (document.visibilityState === 'visible') tell()
    }
    window.addEventListener('storage', notifyChange)
    window.addEventListener('pageshow', tell)
    document.addEventListener('visibilitychange', notifyWhenVisible)
    return () => {
      window.removeEventListener('storage', notifyChange)
      window.removeEventListener('pageshow', tell)
      document.removeEventListener('visibilitychange', notifyWhenVisible)
    }
  },
})
