import { call, read } from '#contract/operations.ts'
import { tokenExpiry, type Renewal } from '#domain/visit/tokens.ts'
import { sessionMachine, type SessionEvent } from '#machines/session.machine.ts'
import { fromPromise } from 'xstate'
import { listen } from './watchers.ts'
import { requestApiPayload } from './transaction.ts'
import type { Notifications } from './notifications.ts'
import { type Ports, broadcastToTabs } from './ports.ts'
import { tokenKeeper } from './token-keeper.ts'
import { copiesTopic, createTokenRefreshFlow } from './token-refresh.ts'

/** Longest delay of `setTimeout`, in milliseconds. */
const longestDelay = 2 ** 31 - 1

const timeLeft = (token: string, now: number) => Math.min(Math.max(0, (tokenExpiry(token) ?? 0) - now), longestDelay)

const toCopyEvent = ({ from = '', to }: Partial<Renewal>): SessionEvent =>
  to === undefined ? { type: 'renewal.requested', from } : { type: 'copy.refreshed', from, to }

type Notify = Pick<Notifications, 'notify'>

export function createSessionFlow({ api, clock, device, readers, tabs }: Ports, { notify }: Notify) {
  const keeper = tokenKeeper(device, clock.now)
  return sessionMachine.provide({
    actors: {
      watchToken: listen((tell) =>
        keeper.watch((stored, ended) => tell({ type: 'token.read', stored, ...ended, now: clock.now() })),
      ),
      watchCopies: listen((tell) => tabs.join(copiesTopic, (said) => tell(toCopyEvent(said))).leave),
      refreshToken: createTokenRefreshFlow({ api, readers, tabs, keeper }),
      readApplicant: fromPromise(async ({ input: { token }, signal }) => {
        const payload = await requestApiPayload(api, read('Applicant'), { token, signal })
        return (await readers()).decodeApplicant(payload)
      }),
      revokeToken: fromPromise(async ({ input: { token } }) => {
        await requestApiPayload(api, call('SignOut'), { token })
      }),
    },
    delays: { expiry: ({ context: { stored } }) => timeLeft(stored?.token ?? '', clock.now()) },
    actions: {
      storeOnDevice: ({ self }, stored) => {
        if (!keeper.keep(stored)) self.send({ type: 'device.refused' })
      },
      clearDevice: (_, stored) => stored && keeper.clear(stored.token),
      endOnDevice: (_, { stored, isDeleted }) => stored && keeper.end(stored.token, isDeleted),
      sendRenewalToCopies: (_, renewal) => broadcastToTabs(tabs, copiesTopic, renewal),
      tell: (_, [title = '', message = '']) => notify({ tone: 'warning', title, message, key: 'session' }),
    },
  })
}
