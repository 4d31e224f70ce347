import { createBrowserCookies } from '#device/cookies.ts'
import { createBrowserDevice } from '#device/storage.ts'
import { createBrowserFiles } from '#device/browser-ports.ts'
import { makeHistoryWindow, makeOfflineBrowser, makeStorage, makeWindow } from '#device/browser.testing.ts'
import { createBrowserOffline } from '#device/offline/offline.ts'
import { createBrowserTabs } from '#device/tabs.ts'
import { createNavigation } from '#device/navigation.ts'
import { createView } from '#device/view.ts'
import type { Cookies, Device, Files, Offline, Tabs, View } from '#site/ports.ts'
import { resolveObjectURL } from 'node:buffer'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { cookiesInMemory } from './memory-cookies.ts'
import { deviceInMemory } from './memory-device.ts'
import { filesInMemory } from './memory-files.ts'
import { offlineInMemory } from './memory-offline.ts'
import { tabsInMemory } from './memory-tabs.ts'
import { viewInMemory } from './memory-view.ts'
import { randomInMemory } from './memory-surroundings.ts'

function browserTabs(): readonly [Device, Device] {
  const shared = new Map<string, string>()
  const windows: EventTarget[] = []
  const open = () => {
    const notifyOtherTabs = (key: string) => {
      for (const other of windows)
        if (other !== window) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    const { window } = makeWindow(makeStorage(shared, notifyOtherTabs))
    windows.push(window)
    return createBrowserDevice(window as unknown as Window)
  }
  return [open(), open()]
}

function memoryTabs(): readonly [Device, Device] {
  const { openTab } = deviceInMemory()
  return [openTab(), openTab()]
}

const devices = [
  ['a browser', browserTabs],
  ['memory', memoryTabs],
] as const

test.each(devices)('in %s tabs share one store and each has another to itself', (_world, open) => {
  const [one, other] = open()
  const isKept = [one.shared.keep('saved_jobs', '["2"]'), one.tab.keep('access_token', 'one')]
  const seen = [other.shared.read('saved_jobs'), other.tab.read('access_token'), one.tab.read('access_token')]
  other.shared.drop('saved_jobs')
  expect([isKept, seen, one.shared.read('saved_jobs')]).toEqual([[true, true], ['["2"]', null, 'one'], null])
})

test.each(devices)('in %s a tab hears what another changes under its key, and nothing of its own', (_world, open) => {
  const [one, other] = open()
  const heard: Array<string | null> = []
  const end = one.watch('saved_jobs', () => heard.push(one.shared.read('saved_jobs')))
  one.shared.keep('saved_jobs', 'own')
  other.shared.keep('saved_jobs', 'another')
  other.shared.keep('draft_contact', 'x')
  other.shared.drop('saved_jobs')
  end()
  other.shared.keep('saved_jobs', 'late')
  expect(heard).toEqual(['another', null])
})

function browserCookies(): Cookies {
  let standing = ''
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const cookieStore = new EventTarget()
  Object.defineProperty(document, 'cookie', {
    get: () => standing,
    set: (cookie: string) => {
      standing = cookie.split(';')[0] ?? ''
      cookieStore.dispatchEvent(new Event('change'))
    },
  })
  const window = Object.assign(new EventTarget(), { document, cookieStore, location: { protocol: 'https:' } })
  return createBrowserCookies(window as unknown as Window)
}

test.each([
  ['a browser', browserCookies],
  ['memory', () => cookiesInMemory().port],
] as const)('in %s a cookie is kept under its name, and who watches is told', (_world, open) => {
  const cookies = open()
  const told: Array<string | null> = []
  const end = cookies.watch(() => told.push(cookies.read('preferences')))
  const isKept = cookies.keep('preferences', 'necessary', 60)
  end()
  cookies.keep('preferences', 'necessary|social', 60)
  expect([isKept, told, cookies.read('preferences'), cookies.read('another')]).toEqual([
    true,
    ['necessary'],
    'necessary|social',
    null,
  ])
})

const tabs = [
  [
    'a browser',
    () => createBrowserTabs({ navigator, BroadcastChannel, setTimeout } as unknown as Window & typeof globalThis),
  ],
  ['memory', tabsInMemory],
] as const

test.each(tabs)('in %s what is done alone is done one after the other, also after a failure', async (_world, open) => {
  const port: Tabs = open()
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise(setImmediate)
    steps.push(`${name} ends`)
    if (name === 'one') throw new Error('lost')
  }
  await Promise.allSettled([port.alone('token', work('one')), port.alone('token', work('another'))])
  expect(steps).toEqual(['one begins', 'one ends', 'another begins', 'another ends'])
})

test.each(tabs)('in %s tabs hear each other in one conversation, and have answered in time', async (_world, open) => {
  const port: Tabs = open()
  const heard: object[] = []
  const mine = port.join('token', (message) => heard.push(message))
  const theirs = port.join('token', () => theirs.say({ answer: 'two' }))
  const elsewhere = port.join('another', () => heard.push({}))
  mine.say({ question: 'one' })
  await mine.answered()
  for (const channel of [mine, theirs, elsewhere]) channel.leave()
  expect(heard).toEqual([{ answer: 'two' }])
})

type Download = { readonly name: string; readonly text: string; readonly type: string }
type Visitor = { readonly files: Files; readonly taken: () => Promise<ReadonlyArray<Download>> }

function browserFiles(): Visitor {
  const clicked: Array<Promise<Download>> = []
  const createElement = () => ({
    href: '',
    download: '',
    click() {
      const file = resolveObjectURL(this.href)
      if (!file) throw new Error('Nothing was offered.')
      const [type = ''] = file.type.split(';')
      clicked.push(file.text().then((text) => ({ name: this.download, text, type })))
    },
  })
  const window = { URL, document: { createElement }, setTimeout: () => 0 }
  return {
    files: createBrowserFiles(window as unknown as Window & typeof globalThis),
    taken: () => Promise.all(clicked),
  }
}

function memoryFiles(): Visitor {
  const { port, offered } = filesInMemory()
  return { files: port, taken: async () => offered }
}

test.each([
  ['a browser', browserFiles],
  ['memory', memoryFiles],
] as const)('in %s a file is handed out under its name, and one that was chosen is read', async (_world, open) => {
  const { files, taken } = open()
  files.offer('saved-jobs.html', '<p>Señor Analyst</p>')
  files.offer('account-data.json', '{}', 'application/json')
  const read = await files.read(new File(['<p>Señor ', 'Analyst</p>'], 'another.html'))
  expect([await taken(), read]).toEqual([
    [
      { name: 'saved-jobs.html', text: '<p>Señor Analyst</p>', type: 'text/html' },
      { name: 'account-data.json', text: '{}', type: 'application/json' },
    ],
    '<p>Señor Analyst</p>',
  ])
})

test.each([
  ['a browser', browserFiles],
  ['memory', memoryFiles],
] as const)('in %s a file of any bytes is read, and one that is gone is not', async (_world, open) => {
  const { files } = open()
  const gone = { size: 1, arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotReadableError')) }
  expect(await files.read(new File([new Uint8Array([0xff, 0x00, 0x41])], 'photograph'))).toBe('\uFFFD\u0000A')
  await expect(files.read(gone)).rejects.toThrow('Gone.')
})

type PageAt = (address: string) => string | null

function browserOffline(fetchPage: PageAt): Offline {
  const { window } = makeOfflineBrowser((address) => {
    const body = fetchPage(address)
    return body === null ? { status: 404 } : { body }
  })
  return createBrowserOffline(window)
}

const offlines = [
  ['a browser', browserOffline],
  ['memory', (fetchPage: PageAt) => offlineInMemory(async (address) => fetchPage(address), Date.now).port],
] as const

const jobPage: PageAt = (address) => (address === '/careers/job/2' ? '<h1>Cost Analyst</h1>' : null)

const listAddresses = async (offline: Offline) => [...((await (await offline.open())?.list())?.keys() ?? [])].toSorted()

test.each(offlines)('in %s pages are kept from the site or as they were written, and dropped', async (_world, open) => {
  const offline = open(jobPage)
  const pages = await offline.open()
  const hasBegun = [await offline.isUsed(), await pages?.begin(), await offline.isUsed()]
  const hasCome = [await pages?.fetch('/careers/job/2'), await pages?.fetch('/careers/job/9')]
  await pages?.keep('/careers/open?saved=true', '<p>Saved jobs</p>')
  const all = await listAddresses(offline)
  await pages?.retainOnly(['/careers/job/2', '/careers/job/9'])
  const some = await listAddresses(offline)
  await pages?.end()
  const isUsed = await offline.isUsed()
  await pages?.begin()
  expect([hasBegun, hasCome, all, some, isUsed, await listAddresses(offline)]).toEqual([
    [false, true, true],
    [true, false],
    ['/careers/job/2', '/careers/open?saved=true'],
    ['/careers/job/2'],
    false,
    [],
  ])
})

test.each(offlines)(
  'in %s a page is noted with the moment it was kept, and none before they would be shown',
  async (_world, open) => {
    const offline = open(jobPage)
    const pages = await offline.open()
    await pages?.keep('/a', '<p>')
    const early = await listAddresses(offline)
    const before = Date.now()
    await pages?.begin()
    await pages?.fetch('/careers/job/2')
    const moment = (await pages?.list())?.get('/careers/job/2') ?? 0
    expect([early, moment >= before && moment <= Date.now()]).toEqual([[], true])
  },
)

function browserScreen(start: string, written: string[] = []) {
  const { window } = makeHistoryWindow(start)
  const { history } = window
  const replaceState = history.replaceState
  history.replaceState = (state, title, to) => {
    if (to !== undefined) written.push(to)
    replaceState(state, title, to)
  }
  const page = Object.assign(window, { requestAnimationFrame: (paint: () => void) => paint() }) as unknown as Window
  const load = () => new Promise((resolve) => void setImmediate(resolve))
  const navigation = createNavigation(page, { load, findMoved: () => null })
  const { view, screen } = createView(page, navigation)
  const draw = () => {
    const { pathname, search, hash, key } = navigation.state().location
    screen.arrive({ pathname, search, hash, entry: key }, 'other')
    screen.settle(key)
  }
  draw()
  navigation.watch(() => navigation.state().next ?? draw())
  return { view: view as View, follow: screen.follow }
}

const browserView = (start: string) => browserScreen(start).view

test.each([
  ['a browser', browserView],
  ['memory', (start: string) => viewInMemory(start).port],
] as const)('in %s who watches is told of each place, and has it once it is there', async (_world, open) => {
  const view = open('/home?a=1')
  const told: string[] = []
  const end = view.watchPlace(({ pathname, search, hash }) => told.push(`${pathname}${search}${hash}`))
  await view.go('/careers/open?search=cost')
  view.amend('/careers/open?search=data')
  await sees(async () => told.length, 3)
  end()
  await view.go('/services#research')
  expect([told, view.place().hash]).toEqual([
    ['/home?a=1', '/careers/open?search=cost', '/careers/open?search=data'],
    '#research',
  ])
})

test.each([
  ['a browser', browserView],
  ['memory', (start: string) => viewInMemory(start).port],
] as const)(
  'in %s no address is amended while somebody is on the way to another page, or there already',
  async (_world, open) => {
    const view = open('/careers/open')
    const leaves = view.go('/careers/job/2')
    view.amend('/careers/open?search=cost')
    await leaves
    const arrived = view.place()
    view.amend('/careers/open?search=data')
    await Promise.resolve()
    expect([arrived, view.place()].map(({ pathname, search }) => pathname + search)).toEqual([
      '/careers/job/2',
      '/careers/job/2',
    ])
  },
)

test('a page writes its address when a link is followed, and the link leads on', async () => {
  const written: string[] = []
  const { view, follow } = browserScreen('/careers/open', written)
  const end = view.watchLinks(() => view.amend('/careers/open?search=cost'))
  follow('/careers/job/2')
  await Promise.resolve()
  end()
  follow('/home')
  await sees(async () => view.place().pathname, '/home')
  expect([written, view.place().pathname]).toEqual([['/careers/open?search=cost'], '/home'])
})

test('the bytes of a visitor are the same in each run, change from call to call, and are those of nobody else', () => {
  const [ada, again, ben] = [randomInMemory('visitor 1'), randomInMemory('visitor 1'), randomInMemory('visitor 2')]
  const first = ada(16)
  expect(first).toHaveLength(16)
  expect(again(16)).toEqual(first)
  expect([ada(16), ben(16)]).not.toContainEqual(first)
})
