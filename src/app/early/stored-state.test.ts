import { settingOptions } from '#domain/visit/accessibility-settings.ts'
import { expect, test } from 'vitest'
import { showSettings } from '#device/accessibility-attributes.ts'
import { makeStorage } from '#device/browser.testing.ts'
import { createStorageReader, hideStored, showStored } from './stored-state.ts'

type BrowserState = {
  readonly shared?: Readonly<Record<string, string>>
  readonly tab?: Readonly<Record<string, string>>
  readonly cookie?: string
  readonly signal?: boolean
  readonly moreContrast?: boolean
}

const makeRoot = () => {
  const properties = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void properties.set(name, value),
    removeProperty: (name: string) => void properties.delete(name),
  }
  return { root: { dataset: {}, style } as unknown as HTMLElement, properties }
}

const visit = ({ shared = {}, tab = {}, cookie = 'cookie_preferences=necessary', ...preferences }: BrowserState) => {
  const { root, properties } = makeRoot()
  const window = {
    localStorage: makeStorage(new Map(Object.entries(shared))),
    sessionStorage: makeStorage(new Map(Object.entries(tab))),
    document: { cookie },
  } as unknown as Window
  showStored({ root, stored: createStorageReader(window), signal: false, moreContrast: false, ...preferences })
  return { root, properties }
}

const getRootDataset = (visitor: BrowserState) => Object.fromEntries(Object.entries(visit(visitor).root.dataset))

const allSettings = Object.entries(settingOptions).flatMap(([name, values]) =>
  values.map((value) => ({ [name]: value })),
)

test('[C3.8-12] before the first paint each stored setting stands on <html> as it does when the page is hydrated', () => {
  for (const settings of allSettings) {
    const hydrated: Record<string, string> = {}
    showSettings({ dataset: hydrated } as unknown as HTMLElement, settings)
    expect(getRootDataset({ shared: { accessibility_settings: JSON.stringify(settings) } })).toEqual(hydrated)
  }
})

test.each(['', '[', 'null', '7', '{"font":"comic"}'])(
  '[C3.8-12] %o where the settings are kept leaves the page as it is',
  (stored) => expect(getRootDataset({ shared: { accessibility_settings: stored } })).toEqual({}),
)

test('[C3.8-12] a browser that keeps nothing leaves the page as it is, and is asked about cookies', () => {
  const { root } = makeRoot()
  const refuse = () => {
    throw new DOMException('denied')
  }
  const window = Object.defineProperties({} as Window, {
    localStorage: { get: refuse },
    sessionStorage: { get: refuse },
    document: { get: refuse },
  })
  showStored({ root, stored: createStorageReader(window), signal: false, moreContrast: false })
  expect(root.dataset).toEqual({ asks: '' })
})

test('a system that asks for more contrast gets it before the first paint, unless another was chosen', () => {
  const grayscale = { accessibility_settings: '{"contrast":"grayscale"}' }
  expect([getRootDataset({ moreContrast: true }), getRootDataset({ moreContrast: true, shared: grayscale })]).toEqual([
    { contrast: 'highContrast' },
    { contrast: 'grayscale' },
  ])
})

test.each([
  ['', true],
  ['other=1', true],
  ['cookie_preferences=', true],
  ['cookie_preferences=nonsense', true],
  ['other=1; cookie_preferences=necessary', false],
  ['cookie_preferences=necessary%7Canalytical', false],
])('[C4.2-06] with %o among the cookies the notice asks before the first paint: %o', (cookie, asks) =>
  expect('asks' in getRootDataset({ cookie })).toBe(asks),
)

test('[C4.2-03] nobody who sends the privacy signal is asked', () =>
  expect(getRootDataset({ cookie: '', signal: true })).toEqual({}))

test('saved jobs are counted and an account is shown before the first paint, until the page is hydrated', () => {
  const { root, properties } = visit({ shared: { saved_jobs: '["A","B"]' }, tab: { access_token: 'x.y.z' } })
  expect([Object.keys(root.dataset), properties.get('--saved')]).toEqual([['saved', 'signedIn'], '2'])
  hideStored(root)
  expect(root.dataset).toEqual({})
})

test.each(['', '[]', '{}', 'null'])('no number stands beside the bookmark when %o is stored', (stored) =>
  expect(getRootDataset({ shared: { saved_jobs: stored } })).toEqual({}),
)

test('what is at its default again leaves <html>', () => {
  const dataset: Record<string, string> = { hydrated: 'true', font: 'serif', hideImages: 'true' }
  showSettings({ dataset } as unknown as HTMLElement, { hideImages: true })
  expect(dataset).toEqual({ hydrated: 'true', hideImages: 'true' })
})
