import type { Page } from 'playwright-core'
import type { Clock } from './clock.ts'
import type { SiteClock } from './site-clock.ts'

/** Stops the time of a page so many milliseconds from now. One that was slow to hear of it stands by then, at a later moment. */
export async function stopTime(page: Page, ahead = 1_000) {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)
  await stop().catch(stop)
}

/** The time of a browser's page, and of the site with it. */
export function clockInBrowser(page: Page, site: SiteClock): Clock {
  let isTaken = false
  /** A page's clock that was never installed begins in 1970 as soon as it is told anything else. */
  const needTaken = () => {
    if (!isTaken) throw new Error('Take the time of the page before you stop it or let it pass.')
  }
  return {
    take: async () => {
      await (isTaken ? page.clock.resume() : page.clock.install())
      isTaken = true
    },
    stop: async () => {
      needTaken()
      await stopTime(page)
    },
    pass: async (duration) => {
      needTaken()
      site.pass(duration)
      await page.clock.runFor(duration)
    },
  }
}
