import { TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { TransactionReply } from '#contract/transaction.ts'
import { Result, Schema } from 'effect'

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
