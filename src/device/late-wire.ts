import { cannotBeReached, retryPause, TransportFailure, type SiteApi } from '#contract/site-api.ts'
import { late } from '#late/late.ts'
import type { Ports } from '#site/ports.ts'
import { once } from './once.ts'
import type * as wire from './wire.ts'

type Wire = typeof wire

export type LateWire = () => Promise<Wire>

export const lateWire = (): LateWire =>
  once(() =>
    late(() => import('./wire.ts')).catch((cause: unknown) => {
      throw new TransportFailure(cannotBeReached, null, { cause, tryAgainAfter: retryPause })
    }),
  )

const lateApi = (wire: LateWire, base: string): SiteApi => ({
  transact: async (operations, options) => (await wire()).httpSiteApi(base).transact(operations, options),
})

export const wirePorts = (
  wire: LateWire,
  window: Window & typeof globalThis,
  base: string,
): Pick<Ports, 'api' | 'readers' | 'readText' | 'upload'> => ({
  api: lateApi(wire, base),
  readers: async () => (await wire()).readers,
  readText: async (path) => (await wire()).httpText(base)(path),
  upload: async (...asked) => {
    const parts = await wire()
    return parts.uploadOf(window, base, parts)(...asked)
  },
})
