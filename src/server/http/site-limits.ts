import type { BodyLimits } from './await-bodies.ts'
import type { ConnectionLimits } from './limit-connections.ts'
import type { RateLimit } from './rate-limit.ts'
import { dataLimits, type DataLimits } from './transaction-route.ts'

export type SiteLimits = DataLimits & {
  readonly pages: RateLimit
  readonly prefetchedPages: RateLimit
  readonly endings: RateLimit
  readonly bodies: BodyLimits
  readonly connections: ConnectionLimits
  readonly work: { readonly atOnce: number; readonly waiting: number }
}

const aMinute = 60_000

export const siteLimits: SiteLimits = {
  ...dataLimits,
  pages: { most: 300, every: aMinute },
  prefetchedPages: { most: 100, every: aMinute },
  endings: { most: 600, every: aMinute },
  bodies: { within: 10_000, most: 400, maxPerNetwork: 40 },
  connections: { most: 5_000, maxPerNetwork: 500, answerWithin: 120_000 },
  work: { atOnce: 1, waiting: 32 },
}
