import type { KeptPresses } from './keep-presses.ts'
import { repeatable } from './presses.ts'
import { hasReason } from './reasons.ts'
import { fetchAhead, runFiles } from './script-files.ts'
import type { Stage } from './show-stored.ts'

/** How long a script that did not come is left alone at first, and at most, in milliseconds: twice as long after each failure. */
const pauses = { first: 1000, longest: 60_000 } as const

type Page = Window & typeof globalThis

/** Calls once when something that moves by itself comes into view; `data-moves` names the media in which it does. */
function whenMoving(page: Page, act: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  for (const element of page.document.querySelectorAll<HTMLElement>('[data-moves]'))
    if (page.matchMedia(element.dataset['moves'] || 'all').matches) observer.observe(element)
}

const mayMove = (page: Page, { root }: Stage) =>
  root.dataset['stopAnimations'] === undefined && !page.matchMedia('(prefers-reduced-motion: reduce)').matches

/** What has a page's script run. */
export type Waking = {
  /** Runs it, once; settles when the page is awake. @throws when it did not come: it may be asked for again after a while */
  readonly wake: () => Promise<void>
  /** What to do when the page is idle: a page that goes on by itself wakes, and of any other the files are ready. */
  readonly rest: () => void
}

export type CreateWaking = (page: Page, stage: Stage, files: ReadonlyArray<string>, kept: KeptPresses) => Waking

/** A sheet of paper says where it is from: the styles of the footer write the address (`--address`). */
const tellPaper = ({ location }: Page, { root }: Stage) =>
  root.style.setProperty('--address', JSON.stringify(location.href))

export const createWaking: CreateWaking = (page, stage, files, kept) => {
  page.addEventListener('beforeprint', () => tellPaper(page, stage))
  const presses = repeatable(page.document, kept)
  const ready = new Set<string>()
  let running: Promise<void> | null = null
  let pause: number = pauses.first
  const wake = () => {
    running ??= runFiles(page, files, { presses, isFirst: pause === pauses.first }, ready).catch((error: unknown) => {
      ready.clear()
      setTimeout(() => (running = null), pause)
      pause = Math.min(2 * pause, pauses.longest)
      throw error
    })
    return running
  }
  const wakeQuietly = () => void wake().catch(() => {})
  const rest = () => {
    if (hasReason(stage, page.location.hash)) wakeQuietly()
    else if (running === null) fetchAhead(page, files, ready)
    if (mayMove(page, stage)) whenMoving(page, wakeQuietly)
  }
  return { wake, rest }
}
