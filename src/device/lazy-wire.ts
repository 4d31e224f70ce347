import { cannotBeReached, retryDelay, TransportFailure, type SiteApi } from '#contract/site-api.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import type { Ports } from '#site/ports.ts'
import { once } from './once.ts'
import type * as wire from './wire.ts'

type Wire = typeof wire

export type LazyWire = () => Promise<Wire>

export const createLazyWire = (): LazyWire =>
  once(() =>
    lazyImport(() => import('./wire.ts')).catch((cause: unknown) => {
      throw new TransportFailure(cannotBeReached, null, { cause, tryAgainAfter: retryDelay })
    }),
  )

const createLazyApi = (wire: LazyWire, base: string): SiteApi => ({
  transact: async (operations, options) => (await wire()).httpSiteApi(base).transact(operations, options),
})

export const wirePorts = (
  wire: LazyWire,
  window: Window & typeof globalThis,
  base: string,
): Pick<Ports, 'api' | 'readers' | 'readText' | 'upload'> => ({
  api: createLazyApi(wire, base),
  readers: async () => (await wire()).readers,
  readText: async (path) => (await wire()).createTextFetcher(base)(path),
  upload: async (...asked) => {
    const parts = await wire()
    return parts.createBrowserUpload(window, base, parts)(...asked)
  },
})
