import * as readers from '#contract/readers.ts'
import { TransportFailure, Unauthorized, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import { read } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Store } from './ports.ts'
import { createSessionApi } from './session-api.ts'
import { createSessionFlow } from './session.ts'
import { silentPorts } from './silent-ports.ts'

const ada = { FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' }

const tokenUntil = (time: number, name: string, sub: string | null = 'ada') =>
  ['e30', Buffer.from(JSON.stringify({ exp: time / 1000, sub, name })).toString('base64url'), 'e30'].join('.')

const reply = (Payload: string, Success = true): TransactionReply => ({
  Success,
  Payload,
  Msg: '',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
})

type Sent = { asks: string; token: string | null | undefined }

function openStore(): Store {
  const kept = new Map<string, string>()
  return {
    read: (key) => kept.get(key) ?? null,
    keep: (key, text) => kept.set(key, text).size > 0,
    drop: (key) => void kept.delete(key),
  }
}

function open(answer: (asks: string, options: TransactOptions) => string) {
  const sent: Sent[] = []
  const told: string[] = []
  const api: SiteApi = {
    transact: async ([operation]: ReadonlyArray<Operation>, options = {}) => {
      const asks = operation?.PrefetchPath || operation?.Params[0] || ''
      sent.push({ asks, token: options.token })
      return reply(answer(asks, options))
    },
  }
  const device = { ...silentPorts.device, shared: openStore(), tab: openStore() }
  const notifications = { notify: ({ title }: { title: string }) => void told.push(title) }
  const session = createActor(
    createSessionFlow({ ...silentPorts, api, readers: async () => readers, device }, notifications),
  ).start()
  return { api, session, sent, told }
}

const flushPromises = () => new Promise((resolve) => setTimeout(resolve))
const live = tokenUntil(5_400_000, 'first')

const greets = (asks: string) => JSON.stringify(asks === 'Applicant' ? { Applicant: [ada] } : {})

test('[C7.1-04] every call of a signed-in visitor carries her token, and that of an anonymous one none', async () => {
  const { api, session, sent } = open(greets)
  const ofSession = createSessionApi(api, session)
  await ofSession.transact([read('CompanyNews')])
  session.send({ type: 'signed.in', stored: { token: live, remember: true } })
  await ofSession.transact([read('CompanyNews')])
  expect(sent.filter(({ asks }) => asks === 'CompanyNews').map(({ token }) => token)).toEqual([undefined, live])
})

test('[C4.1-08][C6-11] a call whose token the server refuses ends the session and is made again without it', async () => {
  const { api, session, sent, told } = open((asks, { token }) => {
    if (asks === 'CompanyNews' && token) throw new Unauthorized('You are no longer signed in.')
    return greets(asks)
  })
  session.send({ type: 'signed.in', stored: { token: live, remember: true } })
  await flushPromises()
  const { Success } = await createSessionApi(api, session).transact([read('CompanyNews')])
  expect([Success, session.getSnapshot().value, session.getSnapshot().context.applicant, told]).toEqual([
    true,
    'ended',
    null,
    ['Your session has ended.'],
  ])
  expect(sent.slice(1).map(({ token }) => token)).toEqual([live, null])
})

test.each([
  ['the newer token of the same person', 'ada', 'ada', 'newer'],
  ['no token of another person', 'ada', 'ben', null],
  ['no token where nobody can tell whose it is', null, null, null],
])(
  '[C6-11] a call whose token is refused while another tab signs in is made again with %s',
  async (_, before, sub, name) => {
    const newer = tokenUntil(5_400_000, 'newer', sub)
    const refused = tokenUntil(5_400_000, 'first', before)
    const { api, session, sent } = open((asks, { token }) => {
      if (asks !== 'CompanyNews' || token !== refused) return greets(asks)
      session.send({ type: 'signed.in', stored: { token: newer, remember: true } })
      throw new Unauthorized('You are no longer signed in.')
    })
    session.send({ type: 'signed.in', stored: { token: refused, remember: true } })
    await flushPromises()
    await createSessionApi(api, session).transact([read('CompanyNews')])
    const tokens = sent.filter(({ asks }) => asks === 'CompanyNews').map(({ token }) => token)
    expect(tokens).toEqual([refused, name && newer])
  },
)

test('a call that fails otherwise leaves the session alone', async () => {
  const { api, session } = open((asks) => {
    if (asks === 'CompanyNews') throw new TransportFailure('The connection was lost.')
    return greets(asks)
  })
  session.send({ type: 'signed.in', stored: { token: live, remember: true } })
  await flushPromises()
  await expect(createSessionApi(api, session).transact([read('CompanyNews')])).rejects.toThrow(
    'The connection was lost.',
  )
  expect(session.getSnapshot().value).toBe('signedIn')
})

test('[C4.1-08] a token that ends far away is waited for no shorter than the longest that a browser can wait', async () => {
  const { session } = open(greets)
  session.send({ type: 'signed.in', stored: { token: tokenUntil(9e12, 'far'), remember: true } })
  await flushPromises()
  await flushPromises()
  expect(session.getSnapshot().value).toBe('signedIn')
})
