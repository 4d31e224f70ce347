import type { View } from '#site/ports.ts'
import type { Navigation } from './navigation.ts'

type Page = Window & typeof globalThis

type Travel = {
  readonly mayTravel: () => boolean
  readonly isTitled: (pathname: string) => boolean
}

const attribute = 'data-travels'
/** In milliseconds. Until then the screen stays as it was: while the page is drawn, and then until its title has loaded. */
const longest = { drawing: 700, loading: 300 } as const
const noop = () => {}

function isInView({ innerWidth, innerHeight }: Window, element: Element) {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && element.checkVisibility()
}

const getHeading = (document: Document) => document.querySelector('main h1')

function findHeading(window: Window) {
  const heading = getHeading(window.document)
  return heading && isInView(window, heading) ? heading : undefined
}

/** Of several rows the one that is pressed or returned to, which has the focus. */
function findRow(window: Window, pathname: string) {
  const { links, activeElement } = window.document
  const rows = [...links].filter((link) => link.getAttribute('href') === pathname && isInView(window, link))
  const row = rows.find((each) => each === activeElement) ?? rows[0]
  return row?.closest('h3, h4') ?? row
}

/** At most one element has a name: two would end the transition. */
function createMark(document: Document) {
  const clear = () => document.querySelector(`[${attribute}]`)?.removeAttribute(attribute)
  const mark = (title: Element) => {
    clear()
    title.setAttribute(attribute, '')
  }
  return { mark, clear }
}

type Ends = { readonly start: Element; readonly findEnd: () => Element | undefined }

function findEnds(window: Window, here: string, to: string, isTitled: Travel['isTitled']): Ends | null {
  const row = isTitled(to) && findRow(window, to)
  if (row) return { start: row, findEnd: () => findHeading(window) }
  const heading = isTitled(here) && findHeading(window)
  return heading ? { start: heading, findEnd: () => findRow(window, here) } : null
}

async function waitForHeading({ document, MutationObserver }: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const observer = new MutationObserver(() => getHeading(document) && resolve())
  if (getHeading(document)) return
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(resolve, longest.loading)
  await promise
  observer.disconnect()
}

function createTransitions(window: Page, untilDrawn: () => Promise<void>) {
  const { document } = window
  const { mark, clear } = createMark(document)
  let running: ViewTransition | null = null
  return ({ start, findEnd }: Ends, draw: () => void) => {
    const { textContent } = start
    mark(start)
    const transition = document.startViewTransition(async () => {
      const drawn = untilDrawn()
      draw()
      await drawn
      await waitForHeading(window)
      const end = findEnd()
      if (end?.textContent === textContent) mark(end)
      else transition.skipTransition()
    })
    running = transition
    transition.ready.catch(noop)
    transition.finished.catch(noop).finally(() => running === transition && clear())
  }
}

function createArrivals({ watchPlace }: Pick<View, 'watchPlace'>) {
  let here = ''
  let arrive = noop
  watchPlace(({ pathname }) => {
    here = pathname
    arrive()
  })
  const untilDrawn = () =>
    new Promise<void>((resolve) => {
      arrive = resolve
      setTimeout(resolve, longest.drawing)
    })
  return { here: () => here, untilDrawn }
}

export function createTitleTravel(
  window: Page,
  view: Pick<View, 'watchPlace'>,
  { mayTravel, isTitled }: Travel,
): Navigation['draw'] {
  const { here, untilDrawn } = createArrivals(view)
  const start = createTransitions(window, untilDrawn)
  let waiting: (() => void) | null = null
  const drawNewest = () => {
    const draw = waiting
    waiting = null
    draw?.()
  }
  return (draw, to) => {
    const mayStart = waiting === null && to !== here() && mayTravel()
    const ends = mayStart ? findEnds(window, here(), to, isTitled) : null
    if (!ends && waiting === null) return draw()
    waiting = draw
    if (ends) start(ends, drawNewest)
  }
}
