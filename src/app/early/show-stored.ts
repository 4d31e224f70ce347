import { parseJson } from '#domain/text/parse-json.ts'
import { readPreferences, type CookiePreferences } from '#domain/visit/cookie-preferences.ts'
import { readSettings, settingOptions } from '#domain/visit/accessibility-settings.ts'
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
export function allowed({ stored, signal }: Pick<Stage, 'stored' | 'signal'>): CookiePreferences | null {
  if (signal) return ['necessary']
  const [, said] = /(?:^|; )cookie_preferences=([^;]*)/.exec(stored.cookies()) ?? []
  return readPreferences(said === undefined ? null : said.replaceAll('%7C', '|'))
}

/** How many jobs are saved, before it is known which of them are open. */
export function countSaved({ shared }: Stored): number {
  const list = parseJson(shared('saved_jobs') ?? '')
  return Array.isArray(list) ? list.length : 0
}

export const isSignedIn = ({ shared, tab }: Stored) => (tab('access_token') ?? shared('access_token')) !== null

/** Takes away what stands for the site's own words until the page is hydrated. */
export function hideStored({ dataset, style }: HTMLElement): void {
  for (const name of ['asks', 'saved', 'signedIn']) delete dataset[name]
  style.removeProperty('--saved')
}

/**
 * Puts what is stored on `<html>` before anything is painted, so that nothing moves when the page is hydrated: the
 * accessibility settings (C3.8-12), whether the consent notice asks (C4.2-06), how many jobs are saved, and whether
 * somebody is signed in.
 */
export function showStored({ root: { dataset, style }, stored, signal, moreContrast }: Stage): void {
  const settings = readSettings(stored.shared('accessibility_settings'))
  if (moreContrast) dataset['contrast'] = 'highContrast'
  for (const name of Object.keys(settingOptions) as ReadonlyArray<keyof typeof settings>)
    if (settings[name]) dataset[name] = `${settings[name]}`
  if (allowed({ stored, signal }) === null) dataset['asks'] = ''
  const saved = countSaved(stored)
  if (saved > 0) {
    dataset['saved'] = ''
    style.setProperty('--saved', `${saved}`)
  }
  if (isSignedIn(stored)) dataset['signedIn'] = ''
}
