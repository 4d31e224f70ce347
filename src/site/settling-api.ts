import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import type { Settle } from './transaction.ts'

/**
 * The way to the server of calls that no transaction runs, such as those of a session: the site is told of what fails and of
 * a broken business rule as of any other call (C8-01, J8-36). A call that was ended has not failed.
 */
export const settlingApi = (api: SiteApi, settle: Settle): SiteApi => ({
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
