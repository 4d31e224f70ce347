import type { Page } from 'playwright-core'
import type { Clock } from './clock.ts'

/** The time of a browser's page. */
export const clockInBrowser = (page: Page): Clock => ({
  take: () => page.clock.install(),
  stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000),
  pass: (duration) => page.clock.runFor(duration),
})
