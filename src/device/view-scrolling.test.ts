import { expect, test } from 'vitest'
import { createViewScrolling } from './view-scrolling.ts'
import { createBrowserDevice } from './storage.ts'
import { makeWindow } from './browser.testing.ts'

const openPage = (places: string | null) => {
  const { window, document, sessionStorage } = makeWindow()
  if (places !== null) sessionStorage.entries.set('places', places)
  const scrolled: unknown[] = []
  const page = Object.assign(window, {
    document: Object.assign(document, { querySelector: () => null }),
    history: { scrollRestoration: 'auto', state: null },
    scrollTo: ({ top }: ScrollToOptions) => void scrolled.push(top),
  }) as unknown as Window
  const view = createViewScrolling(page, createBrowserDevice(page).tab)
  view.watchMoves(() => {})()
  view.showEntry('one')
  return scrolled
}

const one = '["one",{"top":700,"link":null}]'

test.each([
  [`[${one}]`, 700],
  [null, 0],
  [`[${one}`, 0],
  ['{"one":{"top":700}}', 0],
  ['[["one"],["one",{"top":"700"}],1,null]', 0],
  [`[null,${one}]`, 700],
])(
  'a page that is come back to stands where it stood, or at its top if the tab does not say where: %s',
  (places, top) => {
    expect(openPage(places)).toEqual([top])
  },
)
