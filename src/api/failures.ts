import { cannotBeReached, noAnswerInTime, retryPause, TransportFailure } from '#contract/site-api.ts'
import { TimeoutError } from 'ky'

/** The longest rest the server may ask for before it is asked again, in milliseconds; a visitor does not wait longer. */
const longestPause = 30_000

/** Answers of a server, or of a proxy before it, that may be another one shortly. */
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Milliseconds that a Retry-After asks for: seconds or a date; null when it cannot be read. */
function readPause(retryAfter: string, now: number): number | null {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const until = Date.parse(retryAfter)
  return Number.isNaN(until) ? null : Math.max(0, until - now)
}

/** In how many milliseconds this call may be repeated; null when that is of no use, or too far off to wait for. */
export function pauseFor({ status, headers }: Response, now: number): number | null {
  if (!passing.has(status)) return null
  const retryAfter = headers.get('retry-after')
  const pause = retryAfter === null ? retryPause : (readPause(retryAfter.trim(), now) ?? retryPause)
  return pause > longestPause ? null : Math.max(pause, retryPause)
}

/** A call that came back with nothing at all: it ran out of time, or the way was not open. */
export const lostOnItsWay = (cause: unknown): TransportFailure =>
  cause instanceof TimeoutError
    ? new TransportFailure(noAnswerInTime, null, { cause })
    : new TransportFailure(cannotBeReached, null, {
        cause,
        tryAgainAfter: retryPause,
      })
