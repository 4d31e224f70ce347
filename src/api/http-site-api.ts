import {
  cannotBeReached,
  noAnswerInTime,
  retryDelay,
  TransportFailure,
  type SiteApi,
  type TransactOptions,
  Unauthorized,
} from '#contract/site-api.ts'
import ky, { TimeoutError } from 'ky'
import { transactionPath, transactionTag, transactionTimeout } from '#contract/operations.ts'
import { type Operation, TransactionReply } from '#contract/transaction.ts'
import { Result, Schema } from 'effect'

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
  const pause = retryAfter === null ? retryDelay : (readPause(retryAfter.trim(), now) ?? retryDelay)
  return pause > longestPause ? null : Math.max(pause, retryDelay)
}

export const toTransportFailure = (cause: unknown): TransportFailure =>
  cause instanceof TimeoutError
    ? new TransportFailure(noAnswerInTime, null, { cause })
    : new TransportFailure(cannotBeReached, null, {
        cause,
        tryAgainAfter: retryDelay,
      })

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(TransactionReply))

/**
 * @param tryAgainAfter in milliseconds; null when repeating is of no use @throws {TransportFailure} when the body is
 * unreadable; else {Unauthorized} on 401
 */
export function readReply(status: number, body: string, tryAgainAfter: number | null = null): TransactionReply {
  const decoded = decode(body)
  if (Result.isFailure(decoded))
    throw new TransportFailure(`The answer of the site (${status}) could not be read. Please try again.`, body, {
      tryAgainAfter,
    })
  if (status === 401) throw new Unauthorized(decoded.success.Msg, decoded.success.Payload)
  return decoded.success
}

const createHeaders = ({ token, idempotencyKey }: TransactOptions) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
})

async function post(base: string, operations: ReadonlyArray<Operation>, options: TransactOptions): Promise<Response> {
  const tag = transactionTag(operations)
  return ky.post(new URL(transactionPath, base), {
    json: { UserID: null, UserName: '', Operations: operations },
    ...(tag === undefined ? {} : { searchParams: { t: tag } }),
    headers: createHeaders(options),
    ...(options.signal && { signal: options.signal }),
    timeout: transactionTimeout,
    retry: 0,
    throwHttpErrors: false,
  })
}

export const httpSiteApi = (base: string): SiteApi => ({
  async transact(operations, options = {}) {
    const lost = (cause: unknown): never => {
      throw toTransportFailure(cause)
    }
    const response = await post(base, operations, options).catch(lost)
    const body = await response.text().catch(lost)
    const tryAgainAfter = findRetryPause(response, Date.now())
    const reply = readReply(response.status, body, tryAgainAfter)
    if (tryAgainAfter !== null) throw new TransportFailure(reply.Msg, body, { reply, tryAgainAfter })
    return reply
  },
})

export const createTextFetcher =
  (base: string) =>
  (path: string): Promise<string> =>
    ky.get(new URL(path, base), { retry: 0 }).text()
