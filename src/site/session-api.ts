import { Unauthorized, type SiteApi } from '#contract/site-api.ts'
import type { Actors } from './actors.ts'

/**
 * The way to the server for a visitor who may be signed in: every call carries her token (C7.1-04). When the server does
 * not know it any more the session learns of it, and the call is made again with what is left, so that nobody loses what
 * is open to all. A call that is made for nobody, with `token: null`, carries none.
 */
export function apiOfSession(api: SiteApi, session: Actors['session']): SiteApi {
  const current = () => session.getSnapshot().context.stored?.token ?? null
  return {
    async transact(operations, options = {}) {
      const token = current()
      if (token === null || options.token === null) return api.transact(operations, options)
      try {
        return await api.transact(operations, { ...options, token })
      } catch (error) {
        if (!(error instanceof Unauthorized)) throw error
        session.send({ type: 'token.refused', token, isDeleted: error.isDeleted })
        return api.transact(operations, { ...options, token: current() })
      }
    },
  }
}
