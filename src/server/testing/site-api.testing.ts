import { Schema } from 'effect'
import { Unauthorized, type SiteApi } from '#contract/site-api.ts'
import { TransactionReply, type Operation } from '#contract/transaction.ts'
import type { SiteService } from '../service/site-service.ts'

const decodeReply = Schema.decodeUnknownSync(TransactionReply)

/** Calls the service in-process, but through JSON, as over HTTP. */
export const siteApi = (service: SiteService, userAgent?: string): SiteApi => ({
  async transact(batch: ReadonlyArray<Operation>, { token, idempotencyKey } = {}) {
    const request = JSON.parse(JSON.stringify({ UserID: null, UserName: '', Operations: batch }))
    const { status, reply } = await service.transact(request, { token, userAgent, idempotencyKey })
    if (status === 401) throw new Unauthorized(reply.Msg, reply.Payload)
    return decodeReply(JSON.parse(JSON.stringify(reply)))
  },
})
