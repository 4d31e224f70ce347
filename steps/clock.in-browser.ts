import type { Page } from 'playwright-core'
import type { Clock } from './clock.ts'

/** The time of a browser's page. */
export const clockInBrowser = (page: Page): Clock => ({
  take: () => page.clock.install(),
  pass: (duration) => page.clock.runFor(duration),
})
