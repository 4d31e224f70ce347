import { settingOptions } from '#domain/visit/accessibility-settings.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { showSettings } from '#device/accessibility-attributes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What stands on `<html>` after the script of the head has run in a browser in which `stored` is kept. */
async function paintFirst(stored: string | null | Error, moreContrast = false) {
  const dataset: Record<string, string> = {}
  const getItem = () => {
    if (stored instanceof Error) throw stored
    return stored
  }
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', { getItem })
  vi.stubGlobal('matchMedia', () => ({ matches: moreContrast }))
  await import('./first-paint.ts')
  return dataset
}

const everything = Object.entries(settingOptions).flatMap(([name, values]) =>
  values.map((value) => ({ [name]: value })),
)

test('[C3.8-12] before the first paint each stored setting stands on <html> as it does when the page is hydrated', async () => {
  for (const settings of everything) {
    const hydrated: Record<string, string> = {}
    showSettings({ dataset: hydrated } as unknown as HTMLElement, settings)
    vi.resetModules()
    expect(await paintFirst(JSON.stringify(settings))).toEqual(hydrated)
  }
})

test.each([null, '', '[', 'null', '7', new DOMException('denied')])(
  '[C3.8-12] %o where the settings are kept leaves the page as it is',
  async (stored) => {
    expect(await paintFirst(stored)).toEqual({})
  },
)

test('[C4.3-16] a system that asks for more contrast gets it before the first paint, unless another was chosen', async () => {
  const wished = await paintFirst(null, true)
  vi.resetModules()
  expect([wished, await paintFirst('{"contrast":"grayscale"}', true)]).toEqual([
    { contrast: 'highContrast' },
    { contrast: 'grayscale' },
  ])
})

test('what is at its default again leaves <html>', () => {
  const dataset: Record<string, string> = { hydrated: 'true', font: 'serif', hideImages: 'true' }
  showSettings({ dataset } as unknown as HTMLElement, { hideImages: true })
  expect(dataset).toEqual({ hydrated: 'true', hideImages: 'true' })
})
