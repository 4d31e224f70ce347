import { TransportFailure, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import type { Operation } from '#contract/transaction.ts'

/** @throws {TransportFailure} also when the server refuses */
export async function requestApiPayload(api: SiteApi, operation: Operation, options: TransactOptions): Promise<string> {
  const reply = await api.transact([operation], options)
  if (!reply.Success) throw new TransportFailure(reply.Msg)
  return reply.Payload
}
