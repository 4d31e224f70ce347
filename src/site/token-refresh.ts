import { TransportFailure, type TransactOptions } from '#contract/site-api.ts'
import { call } from '#contract/operations.ts'
import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import { fromPromise } from 'xstate'
import { listen } from './watchers.ts'
import { requestApiPayload } from './transaction.ts'
import type { End, Ports, Tabs } from './ports.ts'
import type { TokenKeeper } from './token-keeper.ts'

export const copiesTopic = 'access_token'

export const refreshLockName = 'access_token'

type Line = Pick<Ports, 'api' | 'readers'>

async function refreshToken({ api, readers }: Line, options: TransactOptions): Promise<string> {
  const payload = await requestApiPayload(api, call('RefreshToken'), options)
  const { response, token: next } = (await readers()).decodeSignInReply(payload)
  if (response !== 'true' || next === null) throw new TransportFailure('The token was not refreshed.')
  return next
}

function acquireRefreshLock(tabs: Tabs, came: () => void, refused: () => void): End {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const hold = () => {
    came()
    return ended
  }
  tabs.alone(refreshLockName, hold).catch(refused)
  return end
}

type Parts = Line & { readonly tabs: Tabs; readonly keeper: Pick<TokenKeeper, 'read'> }

/** A duplicated tab copies the token. If both refreshed it, the server would take one for a thief. */
export const createTokenRefreshFlow = ({ api, readers, tabs, keeper }: Parts) =>
  tokenRefreshMachine.provide({
    actors: {
      holdRefreshLock: listen((tell) =>
        acquireRefreshLock(
          tabs,
          () => tell({ type: 'lock.acquired', stored: keeper.read() }),
          () => tell({ type: 'lock.refused' }),
        ),
      ),
      requestTokenFromCopies: fromPromise(async ({ input: from }) => {
        const channel = tabs.join(copiesTopic, () => {})
        channel.say({ from })
        await channel.answered()
        channel.leave()
      }),
      refreshToken: fromPromise(async ({ input: token, signal }) => ({
        token: await refreshToken({ api, readers }, { token, signal }),
        stands: keeper.read()?.token === token,
      })),
    },
  })
