import { Unauthorized, type SiteApi } from '#contract/site-api.ts'
import type { Actors } from './actors.ts'

/** If the token is refused, tells the session and repeats with its current token, if any. `token: null` sends none. */
export function createSessionApi(api: SiteApi, session: Actors['session']): SiteApi {
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
