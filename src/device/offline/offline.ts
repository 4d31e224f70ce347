import { late } from '#late/late.ts'
import type { Offline } from '#site/ports.ts'

/** The addresses that the worker may answer; it is never asked about others. */
export const scope = '/careers/'

/** What a browser does without a connection; most visitors have no use for it, so its code comes when it is opened. */
export const offlineOf = (window: Window & typeof globalThis): Offline => ({
  isUsed: async () => {
    const { serviceWorker } = window.navigator as Partial<Navigator>
    return (await serviceWorker?.getRegistration(scope).catch(() => undefined)) !== undefined
  },
  open: async () => (await late(() => import('./kept-pages.ts'))).openKeptPages(window),
})
