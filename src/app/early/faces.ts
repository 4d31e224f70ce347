import { createBrowserDevice } from '#device/storage.ts'
import { earlyNames } from '#domain/visit/stored-records.ts'
import { whenIdle } from '#lazy/lazy-loading.ts'
import { addLink, addSheet, applySheet, fetchSheet } from './page-files.ts'
import { tellsOfPaint, whenPainted } from './page-lifecycle.ts'
import type { InitialState } from './stored-state.ts'

type Page = Window & typeof globalThis

/** Before the first paint where this browser has the typefaces, so that no letter changes. */
export function addFaces(page: Page, { stored }: InitialState, file: string): void {
  const [known, ...fonts] = stored.shared(earlyNames.typefaces)?.split(' ') ?? []
  const add = () => addSheet(page, file)
  if (known !== file) return whenPainted(page, add)
  add()
  for (const font of fonts) addLink(page, 'preload', font, { as: 'font', crossOrigin: '' })
}

const isFont = /-wght-normal-[^/]+\.woff2$/

async function storeFaces(page: Page, file: string) {
  await page.document.fonts.ready
  const entries = page.performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const loaded = entries.filter(({ name, decodedBodySize }) => decodedBodySize > 0 && isFont.test(name))
  const fonts = new Set(loaded.map(({ name }) => new URL(name).pathname))
  if (fonts.size > 0) createBrowserDevice(page).shared.keep(earlyNames.typefaces, [file, ...fonts].join(' '))
}

/** In milliseconds. */
const pauses = { first: 1000, longest: 60_000 } as const

function bringFaces(page: Page, file: string, pause: number): void {
  const again = () => pause <= pauses.longest && setTimeout(() => bringFaces(page, file, 2 * pause), pause)
  const apply = () => {
    applySheet(page, file)
    whenIdle(page, () => void storeFaces(page, file))
  }
  void fetchSheet(page, file).then(apply, again)
}

/** Also where a browser tells of no paint, or the sheet did not come. */
export function ensureFaces(page: Page, file: string): void {
  const bring = () => whenIdle(page, () => bringFaces(page, file, pauses.first))
  if (tellsOfPaint(page)) whenPainted(page, bring)
  else bring()
}
