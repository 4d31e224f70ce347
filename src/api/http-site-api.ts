import { TransportFailure, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import { transactionPath, transactionTag, transactionTimeout } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import ky from 'ky'
import { toTransportFailure, findRetryPause } from './failures.ts'
import { readReply } from './read-reply.ts'

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
