import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
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

async function post(base: string, operations: ReadonlyArray<Operation>): Promise<Response> {
  const tag = transactionTag(operations)
  try {
    return await ky.post(new URL(transactionPath, base), {
      json: { UserID: null, UserName: '', Operations: operations },
      ...(tag === undefined ? {} : { searchParams: { t: tag } }),
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
  async transact(operations) {
    const response = await post(base, operations)
    const body = await response.text().catch((error: unknown) => {
      throw new TransportFailure(messageOf(error))
    })
    const reply = decodeReply(body)
    if (Result.isFailure(reply)) throw new TransportFailure(unreadable(response.status), body)
    return reply.success
  },
})
