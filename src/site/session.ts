import { decodeApplicant } from '#contract/applicant.ts'
import { decodeSignInReply } from '#contract/sign-in.ts'
import { TransportFailure, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import { call, read } from '#contract/transaction.ts'
import { tokenExpiry } from '#domain/token-expiry.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { fromPromise } from 'xstate'
import { listen } from './listen.ts'
import { payloadOf } from './payload-of.ts'
import type { Notifications } from './notifications.ts'
import type { Ports } from './ports.ts'
import { tokenKeeper } from './token-keeper.ts'

/** The longest a browser can wait, in milliseconds. */
const longestDelay = 2 ** 31 - 1

/** Until a token ends, in milliseconds, as far as a browser can wait. */
const timeLeft = (token: string, now: number) => Math.min(Math.max(0, (tokenExpiry(token) ?? 0) - now), longestDelay)

async function refreshToken(api: SiteApi, options: TransactOptions): Promise<string> {
  const { response, token: next } = decodeSignInReply(await payloadOf(api, call('RefreshToken'), options))
  if (response !== 'true' || next === null) throw new TransportFailure('The token was not refreshed.')
  return next
}

/** The session of a visit: its token on the device, its calls in the background, its notices at the edge of the screen. */
export function sessionOf({ api, clock, ...ports }: Ports, { notify }: Pick<Notifications, 'notify'>) {
  const keeper = tokenKeeper(ports)
  return sessionMachine.provide({
    actors: {
      watchToken: listen((tell) =>
        keeper.watch((stored, endedFor) => tell({ type: 'token.read', stored, endedFor, now: clock.now() })),
      ),
      refreshToken: fromPromise(({ input, signal }) =>
        keeper.renew(input, { refresh: (token) => refreshToken(api, { token, signal }), signal }),
      ),
      readApplicant: fromPromise(async ({ input: { token }, signal }) =>
        decodeApplicant(await payloadOf(api, read('Applicant'), { token, signal })),
      ),
      revokeToken: fromPromise(async ({ input: { token } }) => {
        await payloadOf(api, call('SignOut'), { token })
      }),
    },
    delays: { expiry: ({ context: { stored } }) => timeLeft(stored?.token ?? '', clock.now()) },
    actions: {
      keepOnDevice: ({ self }, stored) => {
        if (!keeper.keep(stored)) self.send({ type: 'device.refused' })
      },
      clearDevice: (_, stored) => stored && keeper.clear(stored.token),
      endOnDevice: (_, stored) => stored && keeper.end(stored.token),
      tell: (_, [title = '', message = '']) => notify({ tone: 'warning', title, message, key: 'session' }),
    },
  })
}
