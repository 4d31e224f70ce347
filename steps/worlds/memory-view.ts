import { currentAddress } from '#addresses/current-address.ts'
import { isPageLeft } from '#site/page-left.ts'
import type { Guard, Place, View, NavigationKind } from '#site/ports.ts'

type Watcher = (place: Place, way: NavigationKind | null) => void

export type ReadingPosition = { readonly from: 'top' | 'section' | 'entry'; readonly name: string }

const base = 'https://tamarack.example'

const toLocation = (address: string, entry: string): Place => {
  const asked = new URL(address, base)
  const { pathname, search, hash } = new URL(currentAddress(asked) ?? asked, base)
  return { pathname, search, hash, entry }
}

function createHistory(start: string) {
  let entries = [toLocation(start, '0')]
  let at = 0
  let made = 0
  const here = () => entries[at] ?? toLocation(start, '0')
  return {
    here,
    push: (address: string, replace: boolean) => {
      made += 1
      entries = [...entries.slice(0, replace ? at : at + 1), toLocation(address, String(made))]
      at = entries.length - 1
    },
    before: () => entries[at - 1] ?? null,
    back: () => {
      at -= 1
    },
  }
}

export function viewInMemory(start: string) {
  const history = createHistory(start)
  const watchers = new Set<Watcher>()
  const links = new Set<() => void>()
  const moves = new Set<() => void>()
  const opened: string[] = []
  let endPage: Array<() => void> = []
  let guard: Guard | null = null
  let held: (() => void) | null = null
  let warnings = 0
  let reading: ReadingPosition | null = null
  let applied: Parameters<View['applySettings']>[0] = {}
  let pagesCome: Promise<void> | null = null
  let leadsTo: Place | null = null
  const move = (step: () => void, way: NavigationKind) => {
    const before = history.here()
    step()
    if (isPageLeft(before, history.here())) {
      const ends = endPage
      endPage = []
      for (const end of ends) end()
    }
    for (const tell of Array.from(watchers)) tell(history.here(), way)
  }
  const navigate = (to: Place, step: () => void, way: NavigationKind) => {
    if (!isPageLeft(history.here(), to) || !guard?.isGuarded()) return move(step, way)
    held = () => move(step, way)
    return guard.ask()
  }
  const goTo = (address: string, { replace = false } = {}, way: NavigationKind = 'other') =>
    navigate(toLocation(address, ''), () => history.push(address, replace), way)
  const goBack = () => {
    const before = history.before()
    if (before) navigate(before, history.back, 'history')
  }
  const port: View = {
    go: async (address, how) => {
      leadsTo = toLocation(address, '')
      if (pagesCome) await pagesCome
      leadsTo = null
      goTo(address, how)
    },
    amend: (address) => {
      const { pathname } = leadsTo ?? history.here()
      if (toLocation(address, '').pathname === pathname) goTo(address, { replace: true }, 'amendment')
    },
    goBackOr: (address, how) => (history.before() ? goBack() : goTo(address, how)),
    loadDocument: (address) => void opened.push(address),
    place: history.here,
    watchPlace: (tell) => {
      watchers.add(tell)
      tell(history.here(), null)
      return () => watchers.delete(tell)
    },
    watchLinks: (tell) => {
      links.add(tell)
      return () => links.delete(tell)
    },
    setLeaveGuard: (by) => {
      guard = by
      return () => {
        guard = null
      }
    },
    goOn: () => {
      const step = held
      held = null
      step?.()
    },
    stay: () => {
      held = null
    },
    warnOnUnload: () => {
      warnings += 1
      return () => {
        warnings -= 1
      }
    },
    showTop: () => {
      reading = { from: 'top', name: '' }
    },
    showEntry: (name) => {
      reading = { from: 'entry', name }
    },
    showSection: (name) => {
      reading = { from: 'section', name }
    },
    watchMoves: (tell) => {
      moves.add(tell)
      return () => moves.delete(tell)
    },
    applySettings: (settings) => {
      applied = settings
    },
  }
  return {
    port,
    follow: (address: string) => {
      for (const tell of Array.from(links)) tell()
      goTo(address, {}, 'link')
    },
    goBack,
    blockPages: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      pagesCome = promise
      return resolve
    },
    moveByHand: () => moves.forEach((tell) => tell()),
    onLeave: (end: () => void) => void endPage.push(end),
    hasUnloadPrompt: () => warnings > 0,
    reading: () => reading,
    appliedSettings: () => applied,
    opened: () => opened,
  }
}

export type ViewInMemory = ReturnType<typeof viewInMemory>
