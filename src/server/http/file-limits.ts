import type { RateLimit } from './rate-limit.ts'

export type FileLimits = {
  readonly most: number
  readonly maxPerNetwork: number
  readonly asked: RateLimit
  /** In milliseconds without any byte. */
  readonly idle: number
  /** In bytes per second, enforced after `grace` milliseconds. */
  readonly leastRate: number
  readonly grace: number
  readonly maxBytes: number
  readonly within: number
}

const aMinute = 60_000

/** At 20 kB/s, a phone with poor reception, the largest file takes nine minutes. */
export const fileLimits: FileLimits = {
  most: 400,
  maxPerNetwork: 20,
  asked: { most: 300, every: aMinute },
  idle: 30_000,
  leastRate: 16_000,
  grace: 30_000,
  maxBytes: 12 * 1024 * 1024,
  within: 12 * aMinute,
}
