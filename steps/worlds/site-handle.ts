import type { Notice } from '#machines/toast-queue.machine.ts'
import type { Page } from 'playwright-core'

/** As much of the running site as a test asks of it. */
type Site = {
  readonly notify: (notice: Notice) => void
  readonly explainRules: (rules: ReadonlyArray<string>) => void
  readonly arrival: { readonly getSnapshot: () => { readonly value: string } }
  readonly toasts: { readonly send: (event: { type: 'toast.withdrawn'; key: string }) => void }
}
type Holder = { __site: Site; __takeSite: (site: Site) => void }

/** Has the page do what no page of the site does of itself, or not yet; real causes are better wherever there is one. */
export const withSite = (page: Page) => ({
  /** Call it before the first page opens. */
  prepare: async () => {
    await page.addInitScript(() => {
      const holder = globalThis as unknown as Holder
      holder.__takeSite = (site) => {
        holder.__site = site
      }
    })
  },
  notify: (notice: Notice) => page.evaluate((given) => (globalThis as unknown as Holder).__site.notify(given), notice),
  withdraw: (key: string) =>
    page.evaluate(
      (given) => (globalThis as unknown as Holder).__site.toasts.send({ type: 'toast.withdrawn', key: given }),
      key,
    ),
  /** The state of the arrival, which a visitor sees nothing of while it waits. */
  arrival: () => page.evaluate(() => (globalThis as unknown as Holder).__site.arrival.getSnapshot().value),
  explainRules: (rules: ReadonlyArray<string>) =>
    page.evaluate((given) => (globalThis as unknown as Holder).__site.explainRules(given), rules),
})
