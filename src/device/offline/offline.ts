import { lazyImport } from '#lazy/lazy-loading.ts'
import type { Offline } from '#site/ports.ts'

export const scope = '/careers/'

export const createBrowserOffline = (window: Window & typeof globalThis): Offline => ({
  isUsed: async () => {
    const { serviceWorker } = window.navigator as Partial<Navigator>
    return (await serviceWorker?.getRegistration(scope).catch(() => undefined)) !== undefined
  },
  open: async () => (await lazyImport(() => import('./cached-pages.ts'))).openCachedPages(window),
})
