import type { Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'

export const listScriptRequests = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { initiatorType, name } = entry as PerformanceResourceTiming
      return name.endsWith('.js') ? { by: initiatorType, file: new URL(name).pathname } : []
    }),
  )

/** Without the one that wakes the page. */
export async function listPageScripts(page: Page): Promise<ReadonlyArray<string>> {
  const [wake, ...names] = (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ') ?? []
  const resolve = `import('${wake}').then(({ resolveFiles }) => resolveFiles(${JSON.stringify(names)}))`
  return (await page.evaluate<string[]>(resolve)).filter((file) => file.endsWith('.js'))
}

export async function waitForPrefetch(page: Page) {
  const scripts = await listPageScripts(page)
  const listPendingScripts = async () => {
    const asked = await listScriptRequests(page)
    return scripts.filter((script) => asked.filter(({ file }) => file === script).length < 2)
  }
  await sees(listPendingScripts, [])
}

export const waitForIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))))
