import { toggleSaved } from '#domain/saved-jobs.ts'

/** The ids of the jobs a visitor saved on this device. */
export type SavedJobs = {
  readonly ids: () => ReadonlyArray<string>
  readonly toggle: (id: string) => void
  readonly subscribe: (listener: () => void) => () => void
}

const key = 'saved_jobs'
const none: ReadonlyArray<string> = []

/** What a server knows of them: nothing. */
export const noSavedJobs: SavedJobs = { ids: () => none, toggle: () => {}, subscribe: () => () => {} }

function parse(text: string | null): ReadonlyArray<string> {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : none
  } catch {
    return none
  }
}

function readStored(window: Window): ReadonlyArray<string> {
  try {
    return parse(window.localStorage.getItem(key))
  } catch {
    return none
  }
}

function writeStored(window: Window, ids: ReadonlyArray<string>) {
  try {
    window.localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    return
  }
}

/** Saved jobs in browser storage, in step across tabs (J3-33, J7-46); storage that is full or denied keeps them for this page only. */
export function storedSavedJobs(window: Window): SavedJobs {
  const listeners = new Set<() => void>()
  let ids = readStored(window)
  const changed = (next: ReadonlyArray<string>) => {
    ids = next
    for (const listener of listeners) listener()
  }
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed(parse(event.newValue))
  })
  return {
    ids: () => ids,
    toggle: (id) => {
      changed(toggleSaved(ids, id))
      writeStored(window, ids)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
