/** Where a device keeps a text for its visitor. */
export type Device = {
  /** Stores a text; false when there is no room or it is not allowed. */
  readonly keep: (stored: string) => boolean
  /** Tells what is stored, now and whenever it may have changed elsewhere. @returns what ends that. */
  readonly watch: (tell: (stored: string | null) => void) => () => void
}

/** What storage answers; the fallback when it refuses, as it may with any call. */
export function ask<Answer>(storage: () => Answer, refused: Answer): Answer {
  try {
    return storage()
  } catch (error) {
    if (error instanceof DOMException) return refused
    throw error
  }
}

/** The storage of a browser: one entry, in step across tabs and with pages the browser had put aside (J3-33, J7-46). */
export function storageOf(window: Window, key = 'saved_jobs'): Device {
  return {
    keep: (stored) =>
      ask(() => {
        window.localStorage.setItem(key, stored)
        return true
      }, false),
    watch: (tell) => {
      const read = () => tell(ask(() => window.localStorage.getItem(key), null))
      const readChange = (event: StorageEvent) => {
        if (event.key === key || event.key === null) read()
      }
      const readAgain = (event: PageTransitionEvent) => {
        if (event.persisted) read()
      }
      read()
      window.addEventListener('storage', readChange)
      window.addEventListener('pageshow', readAgain)
      return () => {
        window.removeEventListener('storage', readChange)
        window.removeEventListener('pageshow', readAgain)
      }
    },
  }
}
