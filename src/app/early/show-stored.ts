import { parseJson } from '#domain/text/parse-json.ts'
import { onlyNecessary, readPreferences, type CookiePreferences } from '#domain/visit/cookie-preferences.ts'
import { readSettings } from '#domain/visit/accessibility-settings.ts'
import { storedNames } from '#domain/visit/stored-names.ts'
import { showSettings } from '#device/accessibility-attributes.ts'
import type { Stored } from './read-stored.ts'

export type Stage = {
  readonly root: HTMLElement
  readonly stored: Stored
  /** Whether the browser sends the global privacy control. */
  readonly signal: boolean
  /** Whether the system asks for more contrast. */
  readonly moreContrast: boolean
}

/** What the visitor allows; null where nobody has chosen. */
export const allowed = ({ stored, signal }: Pick<Stage, 'stored' | 'signal'>): CookiePreferences | null =>
  signal ? onlyNecessary : readPreferences(stored.cookie(storedNames.consent))

/** How many jobs are saved, before it is known which of them are open. */
export function countSaved({ shared }: Stored): number {
  const list = parseJson(shared(storedNames.savedJobs) ?? '')
  return Array.isArray(list) ? list.length : 0
}

export const isSignedIn = ({ shared, tab }: Stored) => (tab(storedNames.token) ?? shared(storedNames.token)) !== null

/** Sets a `data-*` attribute, or takes it away. */
function write({ dataset }: HTMLElement, name: string, value: string | null) {
  if (value === null) delete dataset[name]
  else dataset[name] = value
}

/** Takes away what stands for the site's own words until the page is hydrated. The number of saved jobs stays: without it every element would be styled again. */
export function hideStored(root: HTMLElement): void {
  for (const name of ['asks', 'saved', 'signedIn']) write(root, name, null)
}

/**
 * Puts what is stored on `<html>` before anything is painted, so that nothing moves when the page is hydrated: the
 * accessibility settings (C3.8-12), whether the consent notice asks (C4.2-06), how many jobs are saved, and whether
 * somebody is signed in. It may be called again: what is no longer stored goes.
 * @returns whether any setting is shown
 */
export function showStored({ root, stored, signal, moreContrast }: Stage): boolean {
  const settings = readSettings(stored.shared(storedNames.settings))
  const shown = moreContrast ? ({ contrast: 'highContrast', ...settings } as const) : settings
  showSettings(root, shown)
  write(root, 'asks', allowed({ stored, signal }) === null ? '' : null)
  const saved = countSaved(stored)
  write(root, 'saved', saved > 0 ? '' : null)
  root.style.setProperty('--saved', `${saved}`)
  write(root, 'signedIn', isSignedIn(stored) ? '' : null)
  return Object.keys(shown).length > 0
}
