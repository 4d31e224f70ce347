import type { TransportFailure, Unauthorized } from '#contract/site-api.ts'

export type Answer = {
  readonly status: number
  readonly type: string
  readonly body: string
  /** Seconds. */
  readonly retryAfter?: number
  readonly meaning: TransportFailure | Unauthorized
}
