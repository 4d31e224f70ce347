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

const decodeReply = Schema.decodeUnknownResult(Schema.fromJsonString(TransactionReply))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const unreadable = (status: number) => `The server's answer (${status}) could not be read.`

const headersOf = ({ token, idempotencyKey }: TransactOptions) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
})

async function post(base: string, operations: ReadonlyArray<Operation>, options: TransactOptions): Promise<Response> {
  const tag = transactionTag(operations)
  try {
    return await ky.post(new URL(transactionPath, base), {
      json: { UserID: null, UserName: '', Operations: operations },
      ...(tag === undefined ? {} : { searchParams: { t: tag } }),
      headers: headersOf(options),
      ...(options.signal && { signal: options.signal }),
      timeout: transactionTimeout,
      retry: 0,
      throwHttpErrors: false,
    })
  } catch (error) {
    throw new TransportFailure(messageOf(error))
  }
}

/**
 * The site's transaction call over HTTP (C7.1).
 * @param base the API base, an absolute address that ends with a slash.
 */
export const httpSiteApi = (base: string): SiteApi => ({
  async transact(operations, options = {}) {
    const response = await post(base, operations, options)
    const body = await response.text().catch((error: unknown) => {
      throw new TransportFailure(messageOf(error))
    })
    const reply = decodeReply(body)
    if (Result.isFailure(reply)) throw new TransportFailure(unreadable(response.status), body)
    if (response.status === 401) throw new Unauthorized(reply.success.Msg)
    return reply.success
  },
})
