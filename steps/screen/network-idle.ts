import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'

export const listScriptRequests = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { initiatorType, name } = entry as PerformanceResourceTiming
      return name.endsWith('.js') ? { by: initiatorType, file: new URL(name).pathname } : []
    }),
  )

export async function waitForPrefetch(page: Page) {
  const named = await page.locator('script[data-files]').getAttribute('data-files')
  // The first wakes the page.
  const [, ...scripts] = named?.split(' ').filter((file) => file.endsWith('.js')) ?? []
  const listPendingScripts = async () => {
    const asked = await listScriptRequests(page)
    return scripts.filter((script) => asked.filter(({ file }) => file === script).length < 2)
  }
  await sees(listPendingScripts, [])
}

export const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))))
