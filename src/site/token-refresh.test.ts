import * as readers from '#contract/readers.ts'
import { Unauthorized, type SiteApi } from '#contract/site-api.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import { createBrowserDevice } from '#device/storage.ts'
import { createBrowserTabs } from '#device/tabs.ts'
import { makeStorage, makeWindow } from '#device/browser.testing.ts'
import type { StoredToken } from '#domain/visit/tokens.ts'
import { UnsecuredJWT } from 'jose'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import type { Ports } from './ports.ts'
import { createSessionFlow } from './session.ts'
import { silentPorts } from './silent-ports.ts'
import type { Notifications } from './notifications.ts'

type Tab = Window & typeof globalThis

const createToken = (name: string) =>
  new UnsecuredJWT({ name }).setSubject('ada').setExpirationTime(new Date(9e12)).encode()

const oldToken = createToken('one')

const reply = (payload: object): TransactionReply => ({
  Success: true,
  Payload: JSON.stringify(payload),
  Msg: '',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
})

const ada = { FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' }

const turn = () => new Promise<void>(setImmediate)

function openServer(settle: () => Promise<void> = turn) {
  const asked: string[] = []
  const api: SiteApi = {
    transact: async ([operation], { token = null } = {}) => {
      if (operation?.PrefetchPath === 'Applicant') return reply({ Applicant: [ada] })
      asked.push(token ?? '')
      await settle()
      return reply({ response: 'true', token: createToken(`${asked.length} after one`) })
    },
  }
  return { asked, api }
}

type Server = ReturnType<typeof openServer>

const shared = { navigator, BroadcastChannel, setTimeout: globalThis.setTimeout }

function openTab({ api }: Pick<Server, 'api'>, held: StoredToken, localStorage = makeStorage(), parts: object = {}) {
  const tab = makeWindow(localStorage)
  const window = Object.assign(tab.window, shared, parts) as unknown as Tab
  const place = held.remember ? tab.localStorage : tab.sessionStorage
  place.entries.set('access_token', held.token)
  const told: string[] = []
  const voice = { notify: ({ title }: { title: string }) => void told.push(title) } as unknown as Notifications
  const ports: Ports = {
    ...silentPorts,
    api,
    readers: async () => readers,
    device: createBrowserDevice(window),
    tabs: createBrowserTabs(window),
  }
  const session = createActor(createSessionFlow(ports, voice))
  const token = () => session.getSnapshot().context.stored?.token ?? null
  return { ...tab, session, told, token, kept: () => place.entries.get('access_token') ?? null }
}

const deviceData = { token: oldToken, remember: true }
const tabData = { token: oldToken, remember: false }

const first = createToken('1 after one')

async function expectSignedIn(...tabs: ReadonlyArray<ReturnType<typeof openTab>>) {
  await expect.poll(() => tabs.map(({ session }) => session.getSnapshot().value)).toEqual(tabs.map(() => 'signedIn'))
}

const close = (...tabs: ReadonlyArray<ReturnType<typeof openTab>>) => {
  for (const { session } of tabs) session.stop()
}

test('[C7.2-03] tabs that share a token refresh it one after the other, and the second takes what the first got', async () => {
  const server = openServer()
  const here = openTab(server, deviceData)
  const there = openTab(server, deviceData, here.localStorage)
  for (const { session } of [here, there]) session.start()
  await expectSignedIn(here, there)
  close(here, there)
  expect([server.asked, here.token(), there.token(), here.kept()]).toEqual([[oldToken], first, first, first])
})

test('[C7.2-03] a token is refreshed also where a browser has no locks', async () => {
  const server = openServer()
  const tab = openTab(server, deviceData, makeStorage(), { navigator: {} })
  tab.session.start()
  await expectSignedIn(tab)
  close(tab)
  expect([server.asked, tab.kept()]).toEqual([[oldToken], first])
})

test('[C7.2-05] where a browser refuses locks the old token stays', async () => {
  const server = openServer()
  const locks = { request: () => Promise.reject(new DOMException('Access to locks is denied.', 'SecurityError')) }
  const tab = openTab(server, deviceData, makeStorage(), { navigator: { locks } })
  tab.session.start()
  await expectSignedIn(tab)
  close(tab)
  expect([server.asked, tab.token(), tab.kept()]).toEqual([[], oldToken, oldToken])
})

test('[C7.2-05][C4.1-08] when a refresh fails the next tab may try; when the server does not know the token, it goes', async () => {
  const [lost, fine, unknown] = [
    openServer(() => Promise.reject(new Error('lost'))),
    openServer(),
    openServer(() => Promise.reject(new Unauthorized('Who?'))),
  ]
  const here = openTab(lost, deviceData)
  here.session.start()
  await expectSignedIn(here)
  const kept = here.kept()
  const next = openTab(fine, deviceData, here.localStorage)
  next.session.start()
  await expectSignedIn(next)
  close(here, next)
  const last = openTab(unknown, deviceData)
  last.session.start()
  await expect.poll(() => last.session.getSnapshot().value).toBe('ended')
  close(last)
  expect([kept, fine.asked, next.kept(), last.kept()]).toEqual([oldToken, [oldToken], first, null])
})

async function readStoredAfterRefresh(happens: (tab: ReturnType<typeof openTab>) => void) {
  const answer = Promise.withResolvers<void>()
  const server = openServer(() => answer.promise)
  const tab = openTab(server, deviceData)
  tab.session.start()
  await expect.poll(() => server.asked).toEqual([oldToken])
  happens(tab)
  answer.resolve()
  await expect.poll(() => tab.session.getSnapshot().value).toMatch(/^signed/)
  close(tab)
  return tab.kept()
}

test('[C4.1-03] a token that arrives after its visitor has signed out, here or in another tab, is not stored', async () => {
  expect([
    await readStoredAfterRefresh(() => {}),
    await readStoredAfterRefresh(({ session }) => session.send({ type: 'sign.out' })),
    await readStoredAfterRefresh(({ localStorage }) => localStorage.entries.delete('access_token')),
  ]).toEqual([first, null, null])
})

test('[C3.8-03] a tab that is left while it waits for its turn lets the next one have it', async () => {
  const server = openServer()
  const here = openTab(server, deviceData)
  const left = openTab(server, deviceData, here.localStorage)
  const next = openTab(server, deviceData, here.localStorage)
  for (const { session } of [here, left, next]) session.start()
  close(left)
  await expectSignedIn(here, next)
  close(here, next)
  expect([server.asked, next.token()]).toEqual([[oldToken], first])
})

test('[C3.8-03] two copies that refresh at the same moment end with one token', async () => {
  const server = openServer()
  const [tab, copy] = [openTab(server, tabData), openTab(server, tabData)]
  for (const { session } of [tab, copy]) session.start()
  await expectSignedIn(tab, copy)
  close(tab, copy)
  expect([server.asked, tab.token(), copy.token(), tab.kept(), copy.kept()]).toEqual([
    [oldToken],
    first,
    first,
    first,
    first,
  ])
})

test('[C3.8-03] a copy that slept through a refresh asks before it refreshes', async () => {
  const server = openServer()
  const [tab, woken] = [openTab(server, tabData), openTab(server, tabData)]
  tab.session.start()
  await expectSignedIn(tab)
  woken.session.start()
  await expectSignedIn(woken)
  close(tab, woken)
  expect([server.asked, woken.token(), woken.kept()]).toEqual([[oldToken], first, first])
})

test('[C3.8-03] a tab takes over what its copy got, for as long as both are open', async () => {
  const server = openServer()
  const [tab, copy] = [openTab(server, tabData), openTab(server, tabData)]
  for (const { session } of [tab, copy]) session.start()
  await expectSignedIn(tab, copy)
  close(copy)
  const again = openTab(server, { token: first, remember: false })
  again.session.start()
  await expectSignedIn(again)
  const second = createToken('2 after one')
  await expect.poll(tab.token).toBe(second)
  close(tab, again)
  expect([server.asked, tab.kept()]).toEqual([[oldToken, first], second])
})
