import { cannotBeReached, noAnswerInTime, retryPause, TransportFailure } from '#contract/site-api.ts'
import { TimeoutError } from 'ky'

const longestPause = 30_000

const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

function readPause(retryAfter: string, now: number): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? null : Math.max(0, until - now)
}

export function findRetryPause({ status, headers }: Response, now: number): number | null {
  if (!passing.has(status)) return null
  const retryAfter = headers.get('retry-after')
  const pause = retryAfter === null ? retryPause : (readPause(retryAfter.trim(), now) ?? retryPause)
  return pause > longestPause ? null : Math.max(pause, retryPause)
}

export const toTransportFailure = (cause: unknown): TransportFailure =>
  cause instanceof TimeoutError
    ? new TransportFailure(noAnswerInTime, null, { cause })
    : new TransportFailure(cannotBeReached, null, {
        cause,
        tryAgainAfter: retryPause,
      })
