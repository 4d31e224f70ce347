import { late } from '#late/late.ts'
import type { Offline } from '#site/ports.ts'

export const scope = '/careers/'

export const offlineOf = (window: Window & typeof globalThis): Offline => ({
  isUsed: async () => {
    const { serviceWorker } = window.navigator as Partial<Navigator>
    return (await serviceWorker?.getRegistration(scope).catch(() => undefined)) !== undefined
  },
  open: async () => (await late(() => import('./kept-pages.ts'))).openKeptPages(window),
})
