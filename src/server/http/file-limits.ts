import type { RateLimit } from './rate-limit.ts'

/** How files come and go. */
export type FileLimits = {
  /** How many files of people whom the site knows may come and go at a time, in all and of one network. */
  readonly most: number
  readonly mostEach: number
  /** How many one network may ask to send and to open. */
  readonly asked: RateLimit
  /** How long nothing of a file may come, in milliseconds. */
  readonly idle: number
  /** How many bytes of a file must come in a second, from some milliseconds after its beginning on. */
  readonly leastRate: number
  readonly grace: number
  /** How many bytes are taken with a request for a file; what is more is refused, and is read no further than this. */
  readonly mostBytes: number
  /** How long a whole file may take to come or to go, in milliseconds. */
  readonly within: number
}

const aMinute = 60_000

/** The largest file takes nine minutes at 20 kB in a second, the line of a phone in a bad place. */
export const fileLimits: FileLimits = {
  most: 400,
  mostEach: 20,
  asked: { most: 300, every: aMinute },
  idle: 30_000,
  leastRate: 16_000,
  grace: 30_000,
  mostBytes: 12 * 1024 * 1024,
  within: 12 * aMinute,
}
