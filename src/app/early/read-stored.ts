import { findCookie } from '#device/cookies.ts'
import { ask } from '#device/storage.ts'

export type Stored = {
  readonly shared: (key: string) => string | null
  readonly tab: (key: string) => string | null
  readonly tabKeys: () => ReadonlyArray<string>
  readonly cookie: (name: string) => string | null
}

export const storedIn = (window: Window): Stored => ({
  shared: (key) => ask(() => window.localStorage.getItem(key), null),
  tab: (key) => ask(() => window.sessionStorage.getItem(key), null),
  tabKeys: () => ask(() => Object.keys(window.sessionStorage), []),
  cookie: (name) => ask(() => findCookie(window.document.cookie, name), null),
})
