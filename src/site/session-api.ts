import { TransportFailure, type SiteApi, Unauthorized } from '#contract/site-api.ts'
import { tokenSubject } from '#domain/visit/tokens.ts'
import type { CallOutcomeListener } from './transaction.ts'
import type { Actors } from './actors.ts'

/** Reports failures and broken rules of calls made outside `Transact`. An aborted call has not failed. */
export const withOutcomeReporting = (api: SiteApi, settle: CallOutcomeListener): SiteApi => ({
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

/**
 * If the token is refused, tells the session and repeats with the current token of the same person, otherwise without one.
 * `token: null` sends none.
 */
export function createSessionApi(api: SiteApi, session: Actors['session']): SiteApi {
  const current = () => session.getSnapshot().context.stored?.token ?? null
  const currentOf = (subject: string | null) => {
    const token = current()
    return token !== null && subject !== null && tokenSubject(token) === subject ? token : null
  }
  return {
    async transact(operations, options = {}) {
      const token = current()
      if (token === null || options.token === null) return api.transact(operations, options)
      try {
        return await api.transact(operations, { ...options, token })
      } catch (error) {
        if (!(error instanceof Unauthorized)) throw error
        session.send({ type: 'token.refused', token, isDeleted: error.isDeleted })
        return api.transact(operations, { ...options, token: currentOf(tokenSubject(token)) })
      }
    },
  }
}
