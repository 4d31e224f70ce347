import type { Notice } from '#machines/toast-queue.machine.ts'
import type { Site } from '#site/site.ts'
import type { Page } from 'playwright-core'

type Holder = { __site: Site; __receiveSite: (site: Site) => void }

export const getSiteHandle = (page: Page) => ({
  /** Call it before the first page opens. */
  prepare: async () => {
    await page.addInitScript(() => {
      const holder = globalThis as unknown as Holder
      holder.__receiveSite = (site) => {
        holder.__site = site
      }
    })
  },
  notify: (notice: Notice) =>
    page.evaluate((given) => (globalThis as unknown as Holder).__site.notifications.notify(given), notice),
  withdraw: (key: string) =>
    page.evaluate((given) => (globalThis as unknown as Holder).__site.notifications.withdraw(given), key),
  arrival: () => page.evaluate(() => (globalThis as unknown as Holder).__site.actors.arrival.getSnapshot().value),
  explainRules: (rules: ReadonlyArray<string>) =>
    page.evaluate((given) => (globalThis as unknown as Holder).__site.notifications.explainRules(given), rules),
})
