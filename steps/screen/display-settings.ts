import type { Page, CDPSession } from 'playwright-core'
import { options } from '../accessibility/options.ts'

/** A playing film takes most of a core. */
export const stopFilms = (page: Page) =>
  page.evaluate(() => {
    for (const film of document.querySelectorAll('video')) film.pause()
  })

/** WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

export const setFontSize = (tools: CDPSession, standard: number): Promise<unknown> =>
  tools.send('Page.setFontSizes', { fontSizes: { standard } })

export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((styles) => {
    const added = new CSSStyleSheet()
    added.replaceSync(styles)
    document.adoptedStyleSheets.push(added)
    return added
  }, textSpacing)
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added)
    })
}

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
