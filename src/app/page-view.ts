import type { ArrivalEvent } from '#machines/arrival.machine.ts'
import { ask } from './saved-jobs.ts'

/** How an entry of the history was left: how far the page was scrolled, and the link that had the focus. */
type Place = { readonly top: number; readonly link: { readonly href: string; readonly index: number } | null }

const key = 'places'
const headings = 'h1, h2, h3, h4, h5, h6'
const moves = ['wheel', 'touchmove', 'keydown'] as const

const linksTo = (document: Document, href: string) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href)

function linkOf(target: EventTarget | null): Place['link'] {
  const link = target instanceof Element ? target.closest('main a[href]') : null
  const href = link?.getAttribute('href') ?? null
  if (!link || href === null) return null
  return { href, index: linksTo(link.ownerDocument, href).findIndex((each) => each === link) }
}

function focusOn(element: HTMLElement | null | undefined) {
  if (!element) return
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const focusHeading = (document: Document) => focusOn(document.querySelector<HTMLElement>('main h1'))

/** What a section begins with: its heading, or the title it folds away under. */
const titleOf = (section: HTMLElement): HTMLElement =>
  (section.matches(headings) ? section : section.querySelector<HTMLElement>(headings)) ??
  section.closest('details')?.querySelector('summary') ??
  section

/** The router's name of the entry that shows. */
const entryOf = ({ state }: History) => (state as { key?: string } | null)?.key ?? 'default'

const readPlaces = (window: Window) => {
  const kept = ask(() => window.sessionStorage.getItem(key), null)
  return new Map<string, Place>(kept === null ? [] : (JSON.parse(kept) as Array<[string, Place]>))
}

/** Remembers how each entry of the history is left. @returns what is remembered */
function watchPlaces(window: Window) {
  const { history } = window
  const places = readPlaces(window)
  const remember = (place: Partial<Place>) => {
    const entry = entryOf(history)
    const { top, link } = places.get(entry) ?? { top: window.scrollY, link: null }
    places.set(entry, { top, link, ...place })
  }
  const rememberLink = ({ target }: Event) => remember({ link: linkOf(target) })
  window.addEventListener('scroll', () => remember({ top: window.scrollY }), { passive: true })
  window.addEventListener('focusin', rememberLink)
  window.addEventListener('click', rememberLink, { capture: true })
  window.addEventListener('pagehide', () => {
    ask(() => window.sessionStorage.setItem(key, JSON.stringify([...places])), undefined)
  })
  return places
}

/** Within a visit the places decide how far a page is scrolled, across visits the browser does. */
function takeScrolling(window: Window) {
  const { history } = window
  const set = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by
  }
  set('manual')()
  window.addEventListener('pageshow', set('manual'))
  window.addEventListener('pagehide', set('auto'))
}

/** The page in a browser's window: how far it is scrolled, what has the focus, and how it was in each entry of the history. */
export function pageViewOf(window: Window) {
  const { document } = window
  let places: ReadonlyMap<string, Place> = new Map()
  return {
    /** Remembers from now on how each entry is left, and tells when the visitor moves the page by hand. */
    watch: (tell: (event: ArrivalEvent) => void) => {
      places = watchPlaces(window)
      takeScrolling(window)
      for (const move of moves) window.addEventListener(move, () => tell({ type: 'page.moved' }), { passive: true })
    },
    showTop: () => {
      window.scrollTo({ top: 0, behavior: 'instant' })
      focusHeading(document)
    },
    showPlace: (entry: string) => {
      const { top, link } = places.get(entry) ?? { top: 0, link: null }
      const left = link && linksTo(document, link.href)[link.index]
      window.scrollTo({ top, behavior: 'instant' })
      if (left) focusOn(left)
      else focusHeading(document)
    },
    /** The distance to the edge is the `scroll-padding` of the page (C2.1-57). */
    showSection: (fragment: string, mayMove: boolean) => {
      const section = document.getElementById(fragment)
      section?.scrollIntoView({ behavior: mayMove ? 'smooth' : 'instant', block: 'start' })
      focusOn(section && titleOf(section))
    },
  }
}

export type PageView = ReturnType<typeof pageViewOf>
