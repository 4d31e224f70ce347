import type { TransportFailure, Unauthorized } from '#contract/site-api.ts'

/** An answer as it comes over the line. */
export type Answer = {
  readonly status: number
  readonly type: string
  readonly body: string
  /** Seconds after which the call may be repeated. */
  readonly retryAfter?: number
  /** What the call ends with where there is no line, in memory. */
  readonly meaning: TransportFailure | Unauthorized
}
