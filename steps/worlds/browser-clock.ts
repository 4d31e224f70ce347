import type { Page } from 'playwright-core'
import type { Clock, SiteClock } from './clock.ts'

/** A slow page may already be past that moment, so the second attempt picks a later one. */
export async function stopTime(page: Page, ahead = 1_000) {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + ahead)
  await stop().catch(stop)
}

export function clockInBrowser(page: Page, site: SiteClock): Clock {
  let isTaken = false
  /** Without `install()`, any other clock call sets the page's time to 1970. */
  const requireInstalledClock = () => {
    if (!isTaken) throw new Error('Take the time of the page before you stop it or let it pass.')
  }
  return {
    take: async () => {
      await (isTaken ? page.clock.resume() : page.clock.install())
      isTaken = true
    },
    stop: async () => {
      requireInstalledClock()
      await stopTime(page)
    },
    pass: async (duration) => {
      requireInstalledClock()
      site.pass(duration)
      await page.clock.runFor(duration)
    },
  }
}
