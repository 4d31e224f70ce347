import type { Page } from 'playwright-core'
import type { Clock } from './clock.ts'
import type { SiteClock } from './site-clock.ts'

/** The time of a browser's page, and of the site with it. */
export function clockInBrowser(page: Page, site: SiteClock): Clock {
  let isTaken = false
  return {
    take: async () => {
      await (isTaken ? page.clock.resume() : page.clock.install())
      isTaken = true
    },
    stop: async () => {
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    },
    pass: (duration) => {
      site.pass(duration)
      return page.clock.runFor(duration)
    },
  }
}
