import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** What of a site stays in a browser when its pages are closed. Files and compiled code stay on purpose: they are the site's. */
const whatStays = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'

export type BrowserContexts = {
  /** A browser that holds nothing of a visitor; the same options give one that was used and left clean, if there is one. */
  readonly take: (options: BrowserContextOptions) => Promise<BrowserContext>
  /** Ends a visit: its pages are closed, and the browser is cleaned for the next one, or thrown away. */
  readonly giveBack: (context: BrowserContext, isClean: boolean) => Promise<void>
}

/** A browser with an empty page that stays: without a page its program ends, and with it the compiled code. */
type Kept = { readonly context: BrowserContext; readonly anchor: Page; readonly options: string }

async function clean({ context, anchor }: Kept, origin: string) {
  await Promise.all(context.pages().map((page) => page !== anchor && page.close()))
  const client = await context.newCDPSession(anchor)
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: whatStays })
  await Promise.all([context.clearCookies(), context.clearPermissions(), client.detach()])
}

/** Keeps a browser that a visit has left, so that the next one finds the files of the site compiled. */
export function createBrowserContexts(browser: Browser, origin: string): BrowserContexts {
  const known = new Map<BrowserContext, Kept>()
  let free: Kept | null = null
  return {
    async take(given) {
      const options = JSON.stringify(given)
      if (free?.options === options) {
        const { context } = free
        free = null
        return context
      }
      const context = await browser.newContext({ baseURL: origin, ...given })
      known.set(context, { context, anchor: await context.newPage(), options })
      return context
    },
    async giveBack(context, isClean) {
      const kept = known.get(context)
      if (kept && isClean && free === null) {
        await clean(kept, origin)
        free = kept
        return
      }
      known.delete(context)
      await context.close()
    },
  }
}
