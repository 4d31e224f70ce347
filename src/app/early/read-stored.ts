import { findCookie } from '#device/cookies.ts'
import { tryStorage } from '#device/storage.ts'

export type StorageReader = {
  readonly shared: (key: string) => string | null
  readonly tab: (key: string) => string | null
  readonly tabKeys: () => ReadonlyArray<string>
  readonly cookie: (name: string) => string | null
}

export const createStorageReader = (window: Window): StorageReader => ({
  shared: (key) => tryStorage(() => window.localStorage.getItem(key), null),
  tab: (key) => tryStorage(() => window.sessionStorage.getItem(key), null),
  tabKeys: () => tryStorage(() => Object.keys(window.sessionStorage), []),
  cookie: (name) => tryStorage(() => findCookie(window.document.cookie, name), null),
})
