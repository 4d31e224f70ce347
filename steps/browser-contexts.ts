import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** How Playwright's own test runner uses one browser context for many tests; of this version, and not in its types. */
type Reusing = {
  readonly _newContextForReuse: (options: BrowserContextOptions) => Promise<BrowserContext>
  readonly _disconnectFromReusedContext: (reason: string) => Promise<void>
}

export type BrowserContexts = {
  /** A browser that holds nothing of a visitor: the one that was left, with the site's files and compiled code, or a new one. */
  readonly take: (options: BrowserContextOptions) => Promise<BrowserContext>
  /** Ends a visit. */
  readonly giveBack: (context: BrowserContext) => Promise<void>
}

/** What can be set anew in a browser that was used. */
const settable = new Set([
  'viewport',
  'reducedMotion',
  'colorScheme',
  'forcedColors',
  'contrast',
  'screen',
  'userAgent',
])

const isReusable = (options: BrowserContextOptions) => Object.keys(options).every((option) => settable.has(option))

/** Clears what Playwright leaves: of the storages these two, and the way back. */
async function clearRest(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage,service_workers' })
  await session.detach()
}

/**
 * One browser for one visit after the other: Playwright closes its pages, empties its storage, and takes back its routes and
 * scripts. Whoever comes while it is in use, or wants another kind of browser, gets one of her own.
 */
export function createBrowserContexts(browser: Browser, origin: string): BrowserContexts {
  const reusing = browser as Browser & Reusing
  let isFree = true
  let reused: BrowserContext | undefined
  return {
    async take(options) {
      const whole = { baseURL: origin, ...options }
      if (!isFree || !isReusable(options)) return browser.newContext(whole)
      isFree = false
      reused = await reusing._newContextForReuse(whole)
      // The page of the visit before, emptied: a new one would be a program of its own, with no compiled code.
      const kept = reused.pages()[0] ?? (await reused.newPage())
      await Promise.all([reused.setOffline(false), reused.clearPermissions(), clearRest(kept, origin)])
      return reused
    },
    async giveBack(context) {
      if (context !== reused) return context.close()
      await reusing._disconnectFromReusedContext('The visit is over.')
      isFree = true
    },
  }
}
