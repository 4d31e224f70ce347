import type { BodyLimits } from './await-bodies.ts'
import type { ConnectionLimits } from './limit-connections.ts'
import type { RateLimit } from './rate-limit.ts'
import { dataLimits, type DataLimits } from './transaction-route.ts'

/** How much is taken on at once, and from one network. What is cached costs next to nothing and is not counted. */
export type SiteLimits = DataLimits & {
  /** Pages that must be rendered for one network. */
  readonly pages: RateLimit
  /** Pages that must be rendered because browsers of one network fetch them ahead of their visitors. */
  readonly pagesAhead: RateLimit
  /** Pictures that must be drawn for one network. */
  readonly pictures: RateLimit
  /** Unsubscriptions by mail programs and plain forms, from one network: a mail provider has many people. */
  readonly endings: RateLimit
  /** Bodies of requests that have begun to arrive. */
  readonly bodies: BodyLimits
  readonly connections: ConnectionLimits
  /** How many pages and pictures are made at a time, and how many wait for their turn. */
  readonly work: { readonly atOnce: number; readonly waiting: number }
}

const aMinute = 60_000

export const siteLimits: SiteLimits = {
  ...dataLimits,
  pages: { most: 300, every: aMinute },
  pagesAhead: { most: 100, every: aMinute },
  pictures: { most: 600, every: aMinute },
  endings: { most: 600, every: aMinute },
  bodies: { within: 10_000, most: 400, mostEach: 40 },
  connections: { most: 5_000, mostEach: 500, answerWithin: 120_000 },
  work: { atOnce: 1, waiting: 32 },
}
