import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import type { CallOutcomeListener } from './transaction.ts'

/** Reports failures and broken rules of calls made outside `Transact`. An aborted call has not failed. */
export const settlingApi = (api: SiteApi, settle: CallOutcomeListener): SiteApi => ({
  async transact(operations, options) {
    try {
      const reply = await api.transact(operations, options)
      if (reply.brokenBusinessRule) settle({ kind: 'broken', message: reply.Msg })
      return reply
    } catch (error) {
      const hasFailed = error instanceof TransportFailure && error.reply === null && !options?.signal?.aborted
      if (hasFailed) settle({ kind: 'failed', message: error.message })
      throw error
    }
  },
})
