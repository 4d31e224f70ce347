import { findCookie } from '#device/cookies.ts'
import { tryStorage } from '#device/storage.ts'
import { parseJson } from '#domain/text/parse-json.ts'
import { onlyNecessary, readPreferences, type CookiePreferences } from '#domain/visit/cookie-preferences.ts'
import { readSettings } from '#domain/visit/accessibility-settings.ts'
import { earlyNames, storedNames, isWritten } from '#domain/visit/stored-records.ts'
import { showSettings } from '#device/accessibility-attributes.ts'

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

export type InitialState = {
  readonly root: HTMLElement
  readonly stored: StorageReader
  readonly signal: boolean
  readonly moreContrast: boolean
}

export const allowed = ({ stored, signal }: Pick<InitialState, 'stored' | 'signal'>): CookiePreferences | null =>
  signal ? onlyNecessary : readPreferences(stored.cookie(earlyNames.consent))

export function countSaved({ shared }: StorageReader): number {
  const list = parseJson(shared(earlyNames.savedJobs) ?? '')
  return Array.isArray(list) ? list.length : 0
}

export const isSignedIn = ({ shared, tab }: StorageReader) =>
  (tab(earlyNames.token) ?? shared(earlyNames.token)) !== null

function write({ dataset }: HTMLElement, name: string, value: string | null) {
  if (value === null) delete dataset[name]
  else dataset[name] = value
}

export function showSavedCount(root: HTMLElement, saved: number): void {
  write(root, 'saved', saved > 0 ? '' : null)
  root.style.setProperty('--saved', `${saved}`)
}

/** `--saved` stays: removing it would restyle every element. */
export function hideStored(root: HTMLElement): void {
  for (const name of ['asks', 'saved', 'signedIn']) write(root, name, null)
}

export function showStored({ root, stored, signal, moreContrast }: InitialState): boolean {
  const settings = readSettings(stored.shared(earlyNames.settings))
  const shown = moreContrast ? ({ contrast: 'highContrast', ...settings } as const) : settings
  showSettings(root, shown)
  write(root, 'asks', allowed({ stored, signal }) === null ? '' : null)
  showSavedCount(root, countSaved(stored))
  write(root, 'signedIn', isSignedIn(stored) ? '' : null)
  return Object.keys(shown).length > 0
}

export function hasReason({ root: { dataset }, stored, signal }: InitialState, fragment: string): boolean {
  return (
    dataset['live'] !== undefined ||
    fragment.length > 1 ||
    isSignedIn(stored) ||
    stored.shared(storedNames.sessionEnded) !== null ||
    countSaved(stored) > 0 ||
    dataset['readingGuide'] !== undefined ||
    dataset['readingFocus'] !== undefined ||
    (allowed({ stored, signal })?.length ?? 0) > 1 ||
    stored.tabKeys().some(isWritten)
  )
}
