import type { Page } from 'playwright-core'
import { stopFilms } from './stop-films.ts'
import { options } from '../accessibility/options.ts'

/** Null or absent means the default. */
export type Settings = Readonly<Record<string, unknown>>

export const settingFactors: Readonly<Record<string, ReadonlyArray<unknown>>> = Object.fromEntries(
  [...new Set(options.map(([, , setting]) => setting))].map((name) => [
    name,
    [null, ...options.filter(([, , setting]) => setting === name).map(([, , , value]) => value)],
  ]),
)

export const largeSettings: Settings = { font: 'dyslexic', textSpacing: 5, lineHeight: 300, scale: 125 }

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

export async function applySettings(page: Page, settings: Settings): Promise<void> {
  const chosen = Object.entries(settings).filter(([, value]) => value !== null)
  await page.evaluate(choose, JSON.stringify(Object.fromEntries(chosen)))
  await stopFilms(page)
}
