import { parseJson } from '#domain/text/parse-json.ts'
import type { Store, View } from '#site/ports.ts'

type ViewPosition = { readonly top: number; readonly link: { readonly href: string; readonly index: number } | null }

const key = 'places'
const headings = 'h1, h2, h3, h4, h5, h6'
const moves = ['wheel', 'touchmove', 'keydown'] as const

const findLinks = (document: Document, href: string) =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

function identifyLink(target: EventTarget | null): ViewPosition['link'] {
  const link = target instanceof Element ? target.closest('a[href]') : null
  const href = link?.getAttribute('href') ?? null
  if (!link || href === null) return null
  return { href, index: findLinks(link.ownerDocument, href).findIndex((each) => each === link) }
}

function focusElement(element: HTMLElement | null | undefined) {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const focusHeading = (document: Document) => focusElement(document.querySelector<HTMLElement>('main h1'))

const acts = ['pointerdown', ...moves] as const

/** Until the visitor does something, or another page is opened: a page that loads has its heading later. */
function createHeadingFocus(window: Window) {
  const { document } = window
  let end = () => {}
  const start = () => {
    end()
    focusHeading(document)
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) focusHeading(document)
    })
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    end = () => {
      observer.disconnect()
      for (const act of acts) window.removeEventListener(act, end, { capture: true })
    }
    for (const act of acts) window.addEventListener(act, end, { passive: true, capture: true })
  }
  return { start, end: () => end() }
}

const getSectionHeading = (section: HTMLElement): HTMLElement =>
  (section.matches(headings) ? section : section.closest('details')?.querySelector('summary')) ??
  section.querySelector<HTMLElement>(headings) ??
  section

const getEntryKey = ({ state }: History) => (state as { key?: string } | null)?.key ?? 'default'

const isEntry = (entry: unknown): entry is [string, ViewPosition] =>
  Array.isArray(entry) && typeof (entry[1] as Partial<ViewPosition> | undefined)?.top === 'number'

function readEntries(tab: Store) {
  const list = parseJson(tab.read(key) ?? '[]')
  return new Map<string, ViewPosition>(Array.isArray(list) ? list.filter(isEntry) : [])
}

function watchEntries(window: Window, tab: Store) {
  const { history } = window
  const entries = readEntries(tab)
  const remember = (now: Partial<ViewPosition>) => {
    const entry = getEntryKey(history)
    const { top, link } = entries.get(entry) ?? { top: window.scrollY, link: null }
    entries.set(entry, { top, link, ...now })
  }
  const rememberLink = ({ target }: Event) => remember({ link: identifyLink(target) })
  window.addEventListener('scroll', () => remember({ top: window.scrollY }), { passive: true })
  window.addEventListener('focusin', rememberLink)
  window.addEventListener('click', rememberLink, { capture: true })
  window.addEventListener('pagehide', () => void tab.keep(key, JSON.stringify([...entries])))
  return entries
}

/** Within a visit the entries restore the scroll position, across visits the browser does. */
function controlScrollRestoration(window: Window) {
  const { history } = window
  const set = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by
  }
  set('manual')()
  window.addEventListener('pageshow', set('manual'))
  window.addEventListener('pagehide', set('auto'))
}

function getVisibleOpener(element: HTMLElement): HTMLElement {
  const folded = element.closest<HTMLElement>('details:not([open])')
  const summary = folded?.querySelector('summary')
  if (!folded || !summary) return element
  const outer = folded.parentElement
  return outer?.closest('details:not([open])') ? getVisibleOpener(outer) : summary
}

const instantly = (top: number) => ({ top, behavior: 'instant' }) as const

function restorePosition(window: Window, { top, link }: ViewPosition) {
  const { document } = window
  const left = link && findLinks(document, link.href)[link.index]
  const seen = left && getVisibleOpener(left)
  window.scrollTo(instantly(top))
  if (seen?.checkVisibility()) focusElement(seen)
  else focusHeading(document)
}

function showSection({ document }: Window, fragment: string, isSmooth: boolean) {
  const section = document.getElementById(fragment)
  section?.closest('details')?.setAttribute('open', '')
  section?.scrollIntoView({ behavior: isSmooth ? 'smooth' : 'instant', block: 'start' })
  focusElement(section && getSectionHeading(section))
}

type ViewScrolling = Pick<View, 'showTop' | 'showEntry' | 'showSection' | 'watchMoves'>

export function createViewScrolling(window: Window, tab: Store): ViewScrolling {
  let entries: ReadonlyMap<string, ViewPosition> = new Map()
  const headingFocus = createHeadingFocus(window)
  return {
    watchMoves: (tell) => {
      entries = watchEntries(window, tab)
      controlScrollRestoration(window)
      for (const move of moves) window.addEventListener(move, tell, { passive: true })
      return () => moves.forEach((move) => window.removeEventListener(move, tell))
    },
    showTop: () => {
      window.scrollTo(instantly(0))
      // The page may still be changing its heading for the new address.
      queueMicrotask(headingFocus.start)
    },
    showEntry: (entry) => {
      headingFocus.end()
      restorePosition(window, entries.get(entry) ?? { top: 0, link: null })
    },
    showSection: (fragment, isSmooth) => {
      headingFocus.end()
      showSection(window, fragment, isSmooth)
    },
  }
}
