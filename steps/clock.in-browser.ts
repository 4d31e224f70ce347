import type { Page } from 'playwright-core'
import type { Clock } from './clock.ts'
import type { SiteClock } from './site-clock.ts'

/**
 * The time of a browser's page, and of the site with it.
 * @param spoil a browser whose time was taken never gets it back: Playwright does not install its clock twice
 */
export function clockInBrowser(page: Page, site: SiteClock, spoil: () => void): Clock {
  let isTaken = false
  return {
    take: async () => {
      spoil()
      await (isTaken ? page.clock.resume() : page.clock.install())
      isTaken = true
    },
    stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
    pass: (duration) => {
      site.pass(duration)
      return page.clock.runFor(duration)
    },
  }
}
