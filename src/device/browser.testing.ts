export const makeStorage = (entries = new Map<string, string>(), tell: (key: string) => void = () => {}) => ({
  entries,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => {
    entries.set(key, text)
    tell(key)
  },
  removeItem: (key: string) => {
    entries.delete(key)
    tell(key)
  },
})

export function makeWindow(localStorage = makeStorage()) {
  const storages = { localStorage, sessionStorage: makeStorage() }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const window = Object.assign(new EventTarget(), storages, { document })
  const happens = (type: string, about: object = {}) => window.dispatchEvent(Object.assign(new Event(type), about))
  return { ...storages, document, window, happens }
}

type HistoryEntry = { readonly state: unknown; readonly href: string }

function makeHistory(location: URL, notify: () => void) {
  let entries: HistoryEntry[] = [{ state: null, href: location.href }]
  let at = 0
  const show = (index: number) => {
    at = index
    location.href = entries[at]!.href
  }
  const write = (index: number, state: unknown, address: string) => {
    if (index > at) entries = entries.slice(0, index)
    entries[index] = { state: structuredClone(state), href: new URL(address, location.href).href }
    show(index)
  }
  const go = (delta: number) =>
    queueMicrotask(() => {
      if (!entries[at + delta]) return
      show(at + delta)
      notify()
    })
  const history = {
    get state() {
      return entries[at]!.state
    },
    pushState: (state: unknown, _title: string, address: string) => write(at + 1, state, address),
    replaceState: (state: unknown, _title: string, address = location.href) => write(at, state, address),
    go,
    back: () => go(-1),
  }
  return { history, list: () => entries.map(({ href }) => href.replace(origin, '')) }
}

/** As browsers do it: going somewhere is told later, writing an entry never. */
export function makeHistoryWindow(start: string) {
  const { window, happens } = makeWindow()
  const location = new URL(start, origin)
  const { history, list } = makeHistory(location, () => happens('popstate'))
  const followFragment = (hash: string) => {
    history.pushState(null, '', hash)
    happens('popstate')
  }
  return { window: Object.assign(window, { history, location }), happens, followFragment, list }
}

type Answer = { readonly status?: number; readonly body?: string }

const origin = 'https://tamarack.example'

const requestAddress = (request: RequestInfo | URL) => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : String(request), origin)
  return `${pathname}${search}`
}

function makeCache(entries: Map<string, Response>, refuse: () => void) {
  return {
    keys: async () => Array.from(entries.keys(), (address) => ({ url: `${origin}${address}` })),
    match: async (request: RequestInfo | URL) => entries.get(requestAddress(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      refuse()
      entries.set(requestAddress(request), response)
    },
    delete: async (request: RequestInfo | URL) => entries.delete(requestAddress(request)),
  }
}

function makeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const room = { isFull: false }
  const refuse = () => {
    if (room.isFull) throw new DOMException('Full.', 'QuotaExceededError')
  }
  const caches = {
    has: async (name: string) => all.has(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return makeCache(entries, refuse)
    },
    delete: async (name: string) => all.delete(name),
  }
  return { all, room, caches }
}

function makeWorkers() {
  const held: { scope: string | null } = { scope: null }
  const unregister = async () => {
    held.scope = null
    return true
  }
  const serviceWorker = {
    register: async (_script: string, { scope }: { scope: string }) => {
      held.scope = scope
    },
    getRegistration: async () => (held.scope === null ? undefined : { unregister }),
  }
  return { held, serviceWorker }
}

const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'", etag: '"1"' }

export function makeOfflineBrowser(findPageAnswer: (address: string) => Answer | null) {
  const { all, room, caches } = makeCaches()
  const { held, serviceWorker } = makeWorkers()
  const asked: string[] = []
  const fetch = async (address: string) => {
    asked.push(address)
    const answer = findPageAnswer(address)
    if (answer === null) throw new TypeError('Failed to fetch')
    return new Response(answer.body ?? '', { status: answer.status ?? 200, headers })
  }
  return {
    window: { navigator: { serviceWorker }, caches, fetch } as unknown as Window & typeof globalThis,
    asked,
    keptAt: (address: string) => [...all.values()].map((entries) => entries.get(address)).find(Boolean),
    addresses: () =>
      held.scope === null && all.size === 0 ? null : Array.from(all.values(), (each) => [...each.keys()]).flat(),
    fill: () => {
      room.isFull = true
    },
  }
}
