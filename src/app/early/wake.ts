import { yieldToMain } from '#device/in-slices.ts'
import { createAnswers } from './answers.ts'
import { deferControlEvents } from './control-events.ts'
import { ensureFaces } from './faces.ts'
import { type CapturedPresses, repeatPresses } from './presses.ts'
import { hasReason, hideStored, type InitialState } from './stored-state.ts'
import { createSheets, isFaces, isLists, prefetchFiles, runFiles } from './page-files.ts'
import { resolveFiles } from './route-files.ts'

export { resolveFiles }

const pauses = { first: 1000, longest: 60_000 } as const

type Page = Window & typeof globalThis

function whenMoving(page: Page, act: () => void) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  for (const element of page.document.querySelectorAll<HTMLElement>('[data-moves]'))
    if (page.matchMedia(element.dataset['moves'] || 'all').matches) observer.observe(element)
}

const mayMove = (page: Page, { root }: InitialState) =>
  root.dataset['stopAnimations'] === undefined && !page.matchMedia('(prefers-reduced-motion: reduce)').matches

export type Waking = {
  /** Runs the script once. @throws when it did not come; may be called again after a pause */
  readonly wake: (event?: Event) => Promise<void>
  readonly rest: () => void
}

export type CreateWaking = (
  page: Page,
  stage: InitialState,
  names: ReadonlyArray<string>,
  kept: CapturedPresses,
) => Waking

const setPrintAddress = ({ location }: Page, { root }: InitialState) =>
  root.style.setProperty('--address', JSON.stringify(location.href))

function createRun(page: Page, stage: InitialState, files: ReadonlyArray<string>, kept: CapturedPresses) {
  const { settle, end: endAnswers } = createAnswers(page, stage, kept, files.filter(isLists).join(' '))
  const sheets = createSheets(page, files)
  const run = {
    sheets,
    settle,
    endAnswers,
    deferControls: () => deferControlEvents(page),
    takeOver: async () => {
      hideStored(stage.root)
      kept.end()
      // What a press opens must not be seen without its styles.
      if (kept.pressed.length > 0) sheets.apply()
      repeatPresses(page.document, kept)
      await yieldToMain()
      sheets.apply()
    },
    giveUp: () => {
      kept.end()
      kept.forget()
    },
  }
  return { settle, run }
}

export const createWaking: CreateWaking = (page, stage, names, kept) => {
  const files = resolveFiles(names)
  page.addEventListener('beforeprint', () => setPrintAddress(page, stage))
  const { settle, run } = createRun(page, stage, files, kept)
  const ready = new Set<string>()
  let running: Promise<void> | null = null
  let pause: number = pauses.first
  const runAfterAnswers = async (event?: Event) => {
    await settle(event)
    await runFiles(page, files, { ...run, isFirst: pause === pauses.first }, ready)
  }
  const wake = (event?: Event) => {
    running ??= runAfterAnswers(event).catch((error: unknown) => {
      ready.clear()
      setTimeout(() => (running = null), pause)
      pause = Math.min(2 * pause, pauses.longest)
      throw error
    })
    return running
  }
  const hydrateQuietly = () => void wake().catch(() => {})
  const rest = () => {
    for (const file of files.filter(isFaces)) ensureFaces(page, file)
    if (hasReason(stage, page.location.hash)) hydrateQuietly()
    else if (running === null) prefetchFiles(page, files, ready)
    if (mayMove(page, stage)) whenMoving(page, hydrateQuietly)
  }
  return { wake, rest }
}
