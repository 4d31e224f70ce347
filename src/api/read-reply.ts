import { TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { TransactionReply } from '#contract/transaction.ts'
import { Result, Schema } from 'effect'

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(TransactionReply))

/**
 * The reply in the body of an answer.
 * @param tryAgainAfter in how many milliseconds the same call may succeed; null when repeating it is of no use
 * @throws Unauthorized on 401; TransportFailure for a body that is no reply
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
