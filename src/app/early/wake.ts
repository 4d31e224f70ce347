import type { Presses } from './presses.ts'
import { hasReason } from './reasons.ts'
import { fetchAhead, runFiles } from './script-files.ts'
import type { Stage } from './show-stored.ts'
import { whenIdle } from './when-idle.ts'

/** How long a script that did not come is left alone, in milliseconds. */
const pause = 1000

type Page = Window & typeof globalThis

const intents = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

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

/**
 * Runs a page's script when the visitor first moves, scrolls, touches, presses a key or focuses, or, where the page goes
 * on by itself, once it is idle. Until then the files are fetched and not run. A script that does not come is asked for
 * again at the next intent.
 */
export function wakeOnIntent(page: Page, stage: Stage, files: ReadonlyArray<string>, presses: Presses): void {
  const awake = new AbortController()
  let isWaking = false
  const wake = () => {
    if (isWaking) return
    isWaking = true
    runFiles(page, files, presses).then(
      () => awake.abort(),
      () => setTimeout(() => (isWaking = false), pause),
    )
  }
  for (const intent of intents)
    page.addEventListener(intent, wake, { passive: true, capture: true, signal: awake.signal })
  whenIdle(page, () => {
    if (hasReason(stage, page.location.hash)) wake()
    else fetchAhead(page, files)
    if (mayMove(page, stage)) whenMoving(page, wake)
  })
}
