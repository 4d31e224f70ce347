import type { Page } from 'playwright-core'
import { stopFilms } from './stop-films.ts'
import { options } from '../accessibility/options.ts'

/** Values of settings by their names; one that is null or absent has its default. */
export type Settings = Readonly<Record<string, unknown>>

/** Every setting of the site, with its default and all that is offered besides. */
export const settingFactors: Readonly<Record<string, ReadonlyArray<unknown>>> = Object.fromEntries(
  [...new Set(options.map(([, , setting]) => setting))].map((name) => [
    name,
    [null, ...options.filter(([, , setting]) => setting === name).map(([, , , value]) => value)],
  ]),
)

/** All that makes text larger, in the widest typeface. */
export const everythingLarge: Settings = { font: 'dyslexic', textSpacing: 5, lineHeight: 300, scale: 125 }

/** Runs in the page: chooses settings as another tab of the site does, and waits until the page stands still with them. */
async function choose(text: string) {
  const key = 'accessibility_settings'
  localStorage.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
  const draw = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await draw()
  // Only what is laid out asks for its typeface.
  await document.fonts.ready
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changes.map(({ finished }) => finished))
}

/** Has the living page shown with these settings and no others. */
export async function showWith(page: Page, settings: Settings): Promise<void> {
  const chosen = Object.entries(settings).filter(([, value]) => value !== null)
  await page.evaluate(choose, JSON.stringify(Object.fromEntries(chosen)))
  await stopFilms(page)
}
