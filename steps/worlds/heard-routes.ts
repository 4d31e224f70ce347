import type { Page } from 'playwright-core'

const known = new WeakSet<Page>()

/**
 * Playwright does not wait until the page itself hears of a route. On a busy page a press overtakes it, and its call
 * passes by, without a `request` event. What is evaluated runs after the page has heard.
 */
export function awaitHeardRoutes(page: Page): void {
  if (known.has(page)) return
  known.add(page)
  const route = page.route.bind(page)
  page.route = async (...given) => {
    const added = await route(...given)
    // A page that is being left need not hear: the next one knows its routes.
    await page.evaluate(() => {}).catch(() => {})
    return added
  }
}
