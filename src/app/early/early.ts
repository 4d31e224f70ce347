import { once } from '#device/once.ts'
import { lazyImport, whenIdle } from '#late/lazy-loading.ts'
import { addLink, isStyle } from './page-files.ts'
import { capturePresses } from './presses.ts'
import { createStorageReader, showStored, type Stage } from './stored-state.ts'
import type { CreateWaking } from './wake.ts'
import { whenActivated, whenPainted } from './page-lifecycle.ts'

type Page = Window & typeof globalThis

const intents = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const

/** A browser that paints under a resting pointer fires a move to the same place, so positions are compared. */
function whenPointerMoves(page: Page, act: () => void, options: AddEventListenerOptions) {
  let before: string | null = null
  const compare = ({ screenX, screenY }: PointerEvent) => {
    const now = `${screenX} ${screenY}`
    if (before !== null && before !== now) act()
    before = now
  }
  page.addEventListener('pointermove', compare, options)
}

function onPageReturn(page: Page, signal: AbortSignal, act: () => void) {
  page.addEventListener('pageshow', ({ persisted }) => persisted && act(), { signal })
}

/** Settings and forced colors are styled only in the full stylesheets, so the first paint waits for them. */
function show(page: Page, stage: Stage, files: ReadonlyArray<string>) {
  if (!showStored(stage) && !page.matchMedia('(forced-colors: active)').matches) return
  for (const file of files.filter(isStyle)) {
    const known = page.document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${file}"]`)
    if (known) known.media = ''
    else {
      const sheet = addLink(page, 'stylesheet', file, { blocking: 'render' })
      sheet.addEventListener('error', () => sheet.remove())
    }
  }
}

function hydrateOnIntent(page: Page, stage: Stage, [file = '', ...files]: ReadonlyArray<string>) {
  const presses = capturePresses(page)
  whenPainted(page, () => addLink(page, 'modulepreload', file, { fetchPriority: 'low' }))
  const waking = once(async () => {
    const { createWaking } = await lazyImport<{ createWaking: CreateWaking }>(() => import(/* @vite-ignore */ file))
    return createWaking(page, stage, files, presses)
  })
  const awake = new AbortController()
  const wake = async () => {
    try {
      await (await waking()).wake()
      awake.abort()
    } catch {
      delete stage.root.dataset['asks']
      presses.giveUp()
    }
  }
  const rest = async () => {
    const found = await waking().catch(() => null)
    found?.rest()
  }
  const options = { passive: true, capture: true, signal: awake.signal }
  for (const intent of intents) page.addEventListener(intent, () => void wake(), options)
  whenPointerMoves(page, () => void wake(), options)
  whenIdle(page, () => void rest())
  onPageReturn(page, awake.signal, () => {
    show(page, stage, files)
    void rest()
  })
}

/** Runs in the head before the first paint. `data-files` names the files of the page's script; the first runs the others. */
async function start(page: Page) {
  const { navigator } = page
  const document: Document & { prerendering?: boolean } = page.document
  const stage: Stage = {
    root: document.documentElement,
    stored: createStorageReader(page),
    signal: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    moreContrast: page.matchMedia('(prefers-contrast: more)').matches,
  }
  const files = document.currentScript?.dataset['files']?.split(' ') ?? []
  show(page, stage, files)
  if (document.prerendering === true) {
    await whenActivated(document)
    show(page, stage, files)
  }
  if (files.length > 0) hydrateOnIntent(page, stage, files)
}

void start(window)
