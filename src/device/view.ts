import type { PagePlace } from '#site/page-left.ts'
import type { Guard, Place, View, NavigationKind } from '#site/ports.ts'
import { showSettings } from './accessibility-attributes.ts'
import type { Navigation } from './navigation.ts'

type HistoryWindow = Pick<Window, 'document' | 'history' | 'location'> & {
  readonly navigation?: { readonly canGoBack: boolean }
}

const cameFromElsewhere = ({ document, location }: HistoryWindow) =>
  document.referrer !== '' && new URL(document.referrer).origin !== location.origin

export function goBackOr(here: HistoryWindow, otherwise: () => void) {
  const { history, navigation } = here
  const isFirst = history.length < 2 || (navigation && !navigation.canGoBack && !cameFromElsewhere(here))
  if (isFirst) otherwise()
  else history.back()
}

type IsPageLeft = (from: PagePlace, to: PagePlace) => boolean

export type Screen = {
  readonly arrive: (place: Place, way: NavigationKind) => void
  readonly settle: (entry: string) => void
  readonly watchLeaving: (isPageLeft: IsPageLeft) => () => void
  readonly follow: (address: string) => void
}

type Arrival = { readonly place: Place; readonly way: NavigationKind | null }

function createPlaces({ location }: Window) {
  const watchers = new Set<(place: Place, way: NavigationKind | null) => void>()
  let here: Arrival | null = null
  const place = (): Place => {
    const { pathname, search, hash } = location
    return here?.place ?? { pathname, search, hash, entry: 'default' }
  }
  const watchPlace: View['watchPlace'] = (tell) => {
    watchers.add(tell)
    tell(place(), null)
    return () => watchers.delete(tell)
  }
  const arrive: Screen['arrive'] = (now, way) => {
    here = { place: now, way }
    for (const tell of Array.from(watchers)) tell(now, way)
  }
  return { place, watchPlace, arrive }
}

function createSettling() {
  let settled = ''
  let waiting: Array<() => void> = []
  return {
    settle: (entry: string) => {
      settled = entry
      const resolved = waiting
      waiting = []
      for (const resolve of resolved) resolve()
    },
    untilSettled: (entry: string) =>
      settled === entry ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)),
  }
}

function createHolding({ setHold }: Navigation) {
  let guard: Guard | null = null
  let isPageLeft: IsPageLeft = () => false
  let held = () => {}
  const release = () => {
    const proceed = held
    held = () => {}
    proceed()
  }
  setHold((from, to, proceed) => {
    if (!isPageLeft(from, to) || guard?.isGuarded() !== true) return false
    held = proceed
    guard.ask()
    return true
  })
  return {
    setLeaveGuard: (by: Guard) => {
      guard = by
      return () => void (guard = null)
    },
    watchLeaving: (by: IsPageLeft) => {
      isPageLeft = by
      return () => void (isPageLeft = isPageLeft === by ? () => false : isPageLeft)
    },
    goOn: release,
    stay: () => void (held = () => {}),
  }
}

type Places = Pick<ReturnType<typeof createPlaces>, 'place' | 'arrive'>

/**
 * Replaces the address once the answer is painted, since that takes a browser some ms, and before the page is left. The
 * router is not told: it would draw the page again. It reads the address when it goes somewhere.
 */
function createAmending(window: Window, { state }: Navigation, { place, arrive }: Places) {
  const { history, location } = window
  let write = () => {}
  const writeNow = () => write()
  const amend: View['amend'] = (address) => {
    const { location: here, next } = state()
    const { href } = location
    const { pathname, search, hash } = new URL(address, href)
    if ((next ?? here).pathname !== pathname) return
    write = () => {
      write = () => {}
      // Meanwhile somebody may have gone back.
      if (location.href !== href) return
      history.replaceState(history.state, '', address)
      arrive({ ...place(), search, hash }, 'amendment')
    }
    window.requestAnimationFrame(() => setTimeout(writeNow))
  }
  for (const ending of ['visibilitychange', 'pagehide']) window.addEventListener(ending, writeNow)
  return { amend, writeNow }
}

function createLinks({ location }: Window, { go }: Navigation, writeNow: () => void) {
  const watchers = new Set<() => void>()
  const watchLinks: View['watchLinks'] = (tell) => {
    watchers.add(tell)
    return () => watchers.delete(tell)
  }
  const follow: Screen['follow'] = (address) => {
    for (const tell of Array.from(watchers)) tell()
    writeNow()
    const { pathname, search, hash } = location
    void go(address, { state: { from: pathname }, replace: `${pathname}${search}${hash}` === address })
  }
  return { watchLinks, follow }
}

/** A number to call, a mail or a download leaves nothing, and browsers ask all the same. */
function warnOnUnload(window: Window) {
  let isStaying = false
  const warn = (event: Event) => isStaying || event.preventDefault()
  const press = ({ target }: Event) => {
    // A link of a drawing has no protocol, and leads to a page.
    const link = (target as Element).closest<Element & { protocol?: string }>('a[href]')
    isStaying = link !== null && (link.hasAttribute('download') || link.protocol?.startsWith('http') === false)
    setTimeout(() => (isStaying = false))
  }
  window.addEventListener('beforeunload', warn)
  window.addEventListener('click', press, true)
  return () => {
    window.removeEventListener('beforeunload', warn)
    window.removeEventListener('click', press, true)
  }
}

type Leaving = Pick<View, 'go' | 'goBackOr' | 'loadDocument' | 'warnOnUnload' | 'applySettings'>

function createLeaving(
  window: Window,
  navigation: Navigation,
  untilSettled: (entry: string) => Promise<void>,
): Leaving {
  const go: View['go'] = async (address, { replace = false } = {}) => {
    await navigation.go(address, { replace })
    await untilSettled(navigation.state().location.key)
  }
  return {
    go,
    goBackOr: (address, how) => goBackOr(window, () => void go(address, how)),
    loadDocument: (address) => window.location.assign(address),
    warnOnUnload: () => warnOnUnload(window),
    applySettings: (settings) => showSettings(window.document.documentElement, settings),
  }
}

export function createView(window: Window, navigation: Navigation) {
  const { place, watchPlace, arrive } = createPlaces(window)
  const { settle, untilSettled } = createSettling()
  const { watchLeaving, ...holding } = createHolding(navigation)
  const { amend, writeNow } = createAmending(window, navigation, { place, arrive })
  const { watchLinks, follow } = createLinks(window, navigation, writeNow)
  const view = { place, watchPlace, watchLinks, amend, ...holding, ...createLeaving(window, navigation, untilSettled) }
  const screen: Screen = { arrive, settle, watchLeaving, follow }
  return { view, screen }
}
