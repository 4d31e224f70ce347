import type { Page } from 'playwright-core'
import type { Clock } from './clock.ts'
import type { OpenPage } from './open-page.ts'
import type { SiteClock } from './site-clock.ts'

/**
 * The time of a browser's page, and of the site with it.
 * @param beforeLeaving takes what is to be done before somebody else visits with this browser: Playwright starts a clock
 *   that stands still again while it takes the clock away, and may leave half of it behind
 */
export function clockInBrowser(page: Page, site: SiteClock, beforeLeaving: OpenPage['beforeLeaving']): Clock {
  let isTaken = false
  let isStopped = false
  return {
    take: async () => {
      await (isTaken ? page.clock.resume() : page.clock.install())
      isTaken = true
    },
    stop: async () => {
      if (!isStopped) beforeLeaving(() => page.clock.resume())
      isStopped = true
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    },
    pass: (duration) => {
      site.pass(duration)
      return page.clock.runFor(duration)
    },
  }
}
