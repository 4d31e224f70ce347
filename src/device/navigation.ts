import type { Location, NavigationType } from 'react-router-dom'

export type NavigationState = {
  readonly location: Location
  readonly type: `${NavigationType}`
  /** Where it goes while the page there loads. */
  readonly next: Location | null
}

type Proceed = () => void

type Hold = (from: Location, to: Location, proceed: Proceed) => boolean

type Pages = {
  /** @returns null when it has loaded */
  readonly load: (pathname: string) => Promise<unknown> | null
  /** Where a page has moved to, null when it has not. */
  readonly findMoved: (place: URL) => string | null
}

export type Navigation = {
  readonly state: () => NavigationState
  readonly watch: (watcher: () => void) => () => void
  /** Settles when the page is there, or will not come. */
  readonly go: (address: string, how?: { readonly replace?: boolean; readonly state?: unknown }) => Promise<void>
  /** @param hold is true when it keeps `proceed`, to let the navigation go on later */
  readonly setHold: (hold: Hold) => void
  /** Who replaces it must draw each time, and the newest last. */
  draw: (draw: () => void, pathname: string) => void
}

type BrowserWindow = Pick<Window, 'addEventListener' | 'history' | 'location'>

/** As React Router names them, so that entries of an older version of the site are read as well. */
type Entry = { readonly usr?: unknown; readonly key?: string; readonly idx?: number }

function createEntries({ history, location }: BrowserWindow) {
  const read = () => (history.state ?? {}) as Entry
  let index = read().idx ?? 0
  if (read().idx === undefined) history.replaceState({ ...read(), idx: index }, '')
  const readLocation = (): Location => {
    const { usr = null, key = 'default' } = read()
    return { ...pathOf(location), state: usr, key }
  }
  const write = ({ state, key, ...place }: Location, replace: boolean) => {
    const href = `${place.pathname}${place.search}${place.hash}`
    index += replace ? 0 : 1
    const entry: Entry = { usr: state, key, idx: index }
    try {
      if (replace) history.replaceState(entry, '', href)
      else history.pushState(entry, '', href)
    } catch {
      // Browsers refuse too many entries in a short time.
      location.assign(href)
    }
  }
  /** @returns how many entries away the browser has gone, null for an entry that it made itself */
  const follow = (): number | null => {
    const before = index
    const { idx } = read()
    index = idx ?? before + 1
    return idx === undefined ? null : idx - before
  }
  return { readLocation, write, follow }
}

const pathOf = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) => ({ pathname, search, hash })

const createKey = () => Math.random().toString(36).slice(2, 10)

function createState(location: Location) {
  const watchers = new Set<() => void>()
  let state: NavigationState = { location, type: 'POP', next: null }
  const notify = () => {
    for (const watcher of Array.from(watchers)) watcher()
  }
  const navigation: Pick<Navigation, 'state' | 'watch' | 'draw'> = {
    state: () => state,
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    draw: (draw) => draw(),
  }
  const set = (now: NavigationState) => {
    state = now
    navigation.draw(notify, now.location.pathname)
  }
  return { navigation, set }
}

type Step = { readonly to: Location; readonly type: NavigationState['type']; readonly write: () => void }

function createSteps({ navigation, set }: ReturnType<typeof createState>, { load }: Pages) {
  let newest: Step | null = null
  return async (step: Step) => {
    const { to, type, write } = step
    newest = step
    const loading = load(to.pathname)
    if (loading) {
      set({ ...navigation.state(), next: to })
      await loading
      if (newest !== step) return
    }
    newest = null
    write()
    set({ location: to, type, next: null })
  }
}

/** The address has changed already when the browser tells of it, so a navigation that is held is taken back first. */
function watchHistory({ history }: BrowserWindow, { follow, readLocation }: ReturnType<typeof createEntries>) {
  let returned: (() => void) | null = null
  let isReleased = false
  return (hold: (to: Location, proceed: Proceed) => boolean, start: (to: Location) => void) => {
    const delta = follow()
    if (returned) {
      returned()
      returned = null
      return
    }
    const to = readLocation()
    const { promise, resolve } = Promise.withResolvers<void>()
    const proceed = async () => {
      await promise
      isReleased = true
      history.go(delta ?? 0)
    }
    const mayHold = delta !== null && !isReleased
    isReleased = false
    if (!mayHold || !hold(to, () => void proceed())) return start(to)
    returned = resolve
    history.go(-delta)
  }
}

export function createNavigation(window: BrowserWindow, pages: Pages): Navigation {
  const entries = createEntries(window)
  const state = createState(entries.readLocation())
  const take = createSteps(state, pages)
  const pop = watchHistory(window, entries)
  let hold: Hold = () => false
  const { location: here } = window
  const isHeld = (to: Location, proceed: Proceed) => hold(state.navigation.state().location, to, proceed)
  const findPlace = (address: string) => {
    const place = new URL(address, here.href)
    return new URL(pages.findMoved(place) ?? place, here.href)
  }
  const go: Navigation['go'] = async (address, { replace = false, state: given = null } = {}) => {
    const to: Location = { ...pathOf(findPlace(address)), state: given, key: createKey() }
    const step: Step = { to, type: replace ? 'REPLACE' : 'PUSH', write: () => entries.write(to, replace) }
    if (!isHeld(to, () => void take(step))) await take(step)
  }
  const arrive = (to: Location) => {
    const moved = pages.findMoved(new URL(here.href))
    if (moved === null) void take({ to, type: 'POP', write: () => {} })
    else void go(moved, { replace: true })
  }
  window.addEventListener('popstate', () => pop(isHeld, arrive))
  return Object.assign(state.navigation, { go, setHold: (by: Hold) => void (hold = by) })
}
