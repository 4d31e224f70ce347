import type { Site } from '#site/site.ts'
import type { Page } from 'playwright-core'

export const stageAddress = '/stage'

/**
 * Vitest rewrites `import()` inside functions, so it stands in the HTML. The policy allows all that a page may bring
 * along.
 */
export const stagePage = {
  policy: "default-src * data: blob: 'unsafe-inline'",
  html: '<!doctype html><link rel="icon" href="data:,"><title></title><script>__load = (file) => import(file)</script>',
}

type Stage = {
  close: () => void
  open: (address: string) => Promise<void>
}

type Waking = { readonly resolveFiles: (names: ReadonlyArray<string>) => ReadonlyArray<string> }

type Holder = {
  __load: (file: string) => Promise<unknown>
  __stage?: Stage
  __site?: Site
  __receiveSite?: (site: Site) => void
}

function setUp() {
  const page = window as unknown as Window & typeof globalThis & Holder
  let visit = new AbortController()
  let root: { unmount: () => void } | undefined
  const timers = new Set<number>()
  const channels = new Set<BroadcastChannel>()
  const listeners: Array<() => void> = []
  const uploads = new Set<XMLHttpRequest>()

  const listen = page.addEventListener.bind(page)
  page.addEventListener = (
    ...given: [string, EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
  ) => {
    listen(...given)
    listeners.push(() => page.removeEventListener(...given))
  }
  const fetchNow = page.fetch.bind(page)
  page.fetch = (input, init) => {
    const given = init?.signal ?? (input instanceof Request ? input.signal : null)
    return fetchNow(input, { ...init, signal: given ? AbortSignal.any([given, visit.signal]) : visit.signal })
  }
  const { open: openRequest } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function open(this: XMLHttpRequest, ...given: unknown[]) {
    uploads.add(this)
    return Reflect.apply(openRequest, this, given) as void
  }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = page[name].bind(page) as (...given: unknown[]) => number
    Object.assign(page, {
      [name]: (...given: unknown[]) => {
        const id = start(...given)
        timers.add(id)
        return id
      },
    })
  }
  const Channel = page.BroadcastChannel
  page.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
  }

  const rename = (attributes: Iterable<Attr>) => {
    const { documentElement } = document
    for (const { name } of Array.from(documentElement.attributes)) documentElement.removeAttribute(name)
    for (const { name, value } of attributes) documentElement.setAttribute(name, value)
  }
  const isStyle = (file: string) => file.endsWith('.css')
  const bringStyle = (href: string) =>
    document.head.querySelector(`link[rel=stylesheet][href="${href}"]`)
      ? Promise.resolve()
      : new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
          link.addEventListener('load', resolve)
          link.addEventListener('error', reject)
          document.head.append(link)
        })
  const replaceHead = (head: HTMLHeadElement) => {
    for (const element of Array.from(document.head.children))
      if (!element.matches('link[rel=stylesheet], link[rel=modulepreload]')) element.remove()
    for (const element of Array.from(head.children))
      if (!element.matches('script, noscript, link[rel=preload], link[rel=expect]')) document.head.append(element)
  }
  const runScripts = async (files: ReadonlyArray<string>) => {
    let last: unknown
    for (const file of files) last = await page.__load(file)
    return last as { hydrate: (given: object) => Promise<{ unmount: () => void }> }
  }
  const lists = async (files: ReadonlyArray<string>) =>
    Object.assign({}, ...(await Promise.all(files.map(async (file) => (await page.fetch(file)).json())))) as object

  const close = () => {
    root?.unmount()
    root = undefined
    page.__site?.stop()
    delete page.__site
    visit.abort()
    visit = new AbortController()
    for (const request of uploads) request.abort()
    for (const channel of channels) channel.close()
    for (const forget of listeners.splice(0)) forget()
    for (const timer of timers) clearTimeout(timer)
    for (const kept of [uploads, channels, timers]) kept.clear()
    document.body.replaceChildren()
    rename([])
  }
  const open = async (address: string) => {
    close()
    const reply = await page.fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' })
    const sent = new DOMParser().parseFromString(await reply.text(), 'text/html')
    const { hash } = new URL(address, location.href)
    history.replaceState(null, '', reply.redirected ? `${reply.url}${hash}` : address)
    const all = sent.querySelector<HTMLScriptElement>('script[data-files]')?.dataset['files']?.split(' ') ?? []
    const [wake = '', ...names] = all
    const { resolveFiles } = (await page.__load(wake)) as Waking
    const files = resolveFiles(names)
    replaceHead(sent.head)
    rename(sent.documentElement.attributes)
    await Promise.all(files.filter(isStyle).map(bringStyle))
    document.body.replaceWith(document.adoptNode(sent.body))
    scrollTo(0, 0)
    const application = await runScripts(files.filter((file) => file.endsWith('.js')))
    root = await application.hydrate({
      isFirst: true,
      lists: lists(files.filter((file) => file.endsWith('.json'))),
      endAnswers: () => ({ earlySaves: [], text: document.getElementById('page-data')?.textContent ?? '{}' }),
      deferControls: () => () => {},
      takeOver: async () => {},
      giveUp: () => {},
    })
  }
  page.__receiveSite = (site) => (page.__site = site)
  page.__stage = { close, open }
}

const stages = new WeakMap<Page, { needsDocument: boolean }>()

export const makeStage = (page: Page): void => void stages.set(page, { needsDocument: false })

export const hasStage = (page: Page): Promise<boolean> => page.evaluate(() => '__stage' in globalThis)

export const isStage = (page: Page): boolean => stages.has(page)

/** Init scripts run only in new documents. */
export function needDocument(page: Page): void {
  const stage = stages.get(page)
  if (stage) stage.needsDocument = true
}

export async function openOnStage(page: Page, address: string): Promise<void> {
  const { needsDocument } = stages.get(page) ?? {}
  if (needsDocument || !(await hasStage(page))) {
    await page.goto(stageAddress)
    await page.evaluate(setUp)
    makeStage(page)
  }
  await page.evaluate((to) => (globalThis as unknown as Required<Holder>).__stage.open(to), address)
}

export async function closeStage(page: Page): Promise<boolean> {
  if (!stages.delete(page)) return false
  return page.evaluate(() => {
    const { __stage: stage } = globalThis as unknown as Partial<Holder>
    if (!stage) return false
    stage.close()
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
    return true
  })
}
