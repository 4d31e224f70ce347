import { TransportFailure, Unauthorized, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import {
  transactionPath,
  TransactionReply,
  transactionTag,
  transactionTimeout,
  type Operation,
} from '#contract/transaction.ts'
import { Result, Schema } from 'effect'
import ky from 'ky'
import { lostOnItsWay, pauseFor } from './failures.ts'

const decodeReply = Schema.decodeUnknownResult(Schema.fromJsonString(TransactionReply))

const unreadable = (status: number) => `The answer of the site (${status}) could not be read. Please try again.`

const headersOf = ({ token, idempotencyKey }: TransactOptions) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
})

async function post(base: string, operations: ReadonlyArray<Operation>, options: TransactOptions): Promise<Response> {
  const tag = transactionTag(operations)
  return ky.post(new URL(transactionPath, base), {
    json: { UserID: null, UserName: '', Operations: operations },
    ...(tag === undefined ? {} : { searchParams: { t: tag } }),
    headers: headersOf(options),
    ...(options.signal && { signal: options.signal }),
    timeout: transactionTimeout,
    retry: 0,
    throwHttpErrors: false,
  })
}

/**
 * The site's transaction call over HTTP (C7.1).
 * @param base the API base, an absolute address that ends with a slash.
 */
export const httpSiteApi = (base: string): SiteApi => ({
  async transact(operations, options = {}) {
    const lost = (cause: unknown): never => {
      throw lostOnItsWay(cause)
    }
    const response = await post(base, operations, options).catch(lost)
    const body = await response.text().catch(lost)
    const tryAgainAfter = pauseFor(response, Date.now())
    const decoded = decodeReply(body)
    if (Result.isFailure(decoded)) throw new TransportFailure(unreadable(response.status), body, { tryAgainAfter })
    const reply = decoded.success
    if (response.status === 401) throw new Unauthorized(reply.Msg)
    if (tryAgainAfter !== null) throw new TransportFailure(reply.Msg, body, { reply, tryAgainAfter })
    return reply
  },
})
