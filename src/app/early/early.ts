import { once } from '#device/once.ts'
import { lazyImport, whenIdle } from '#lazy/lazy-loading.ts'
import { addFaces } from './faces.ts'
import { addLink, addSheet, isStyle } from './page-files.ts'
import { capturePresses } from './presses.ts'
import { createStorageReader, showStored, type InitialState } from './stored-state.ts'
import type { CreateWaking } from './wake.ts'
import { whenActivated, whenPainted } from './page-lifecycle.ts'

type Page = Window & typeof globalThis

const intents = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'] as const

/** A browser that paints under a resting pointer fires a move to the same place, so positions are compared. */
function whenPointerMoves(page: Page, callback: () => void, options: AddEventListenerOptions) {
  let before: string | null = null
  const compare = ({ screenX, screenY }: PointerEvent) => {
    const now = `${screenX} ${screenY}`
    if (before !== null && before !== now) callback()
    before = now
  }
  page.addEventListener('pointermove', compare, options)
}

function onPageReturn(page: Page, signal: AbortSignal, callback: () => void) {
  page.addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal })
}

/** Settings and forced colors are styled only in the full stylesheets, so the first paint waits for them. */
function applyStoredState(page: Page, stage: InitialState, files: ReadonlyArray<string>) {
  if (!showStored(stage) && !page.matchMedia('(forced-colors: active)').matches) return
  for (const file of files.filter(isStyle)) addSheet(page, file)
}

function hydrateOnIntent(page: Page, stage: InitialState, [file = '', ...files]: ReadonlyArray<string>) {
  const presses = capturePresses(page)
  whenPainted(page, () => addLink(page, 'modulepreload', file, { fetchPriority: 'low' }))
  const loadHydrator = once(async () => {
    const { createWaking } = await lazyImport<{ createWaking: CreateWaking }>(() => import(/* @vite-ignore */ file))
    return createWaking(page, stage, files, presses)
  })
  const awake = new AbortController()
  const hydrate = async (event?: Event) => {
    try {
      await (await loadHydrator()).wake(event)
      awake.abort()
    } catch {
      delete stage.root.dataset['asks']
      presses.giveUp()
    }
  }
  const preloadRest = async () => {
    const found = await loadHydrator().catch(() => null)
    found?.rest()
  }
  const options = { passive: true, capture: true, signal: awake.signal }
  for (const intent of intents) page.addEventListener(intent, (event) => void hydrate(event), options)
  whenPointerMoves(page, () => void hydrate(), options)
  whenIdle(page, () => void preloadRest())
  onPageReturn(page, awake.signal, () => {
    applyStoredState(page, stage, files)
    void preloadRest()
  })
}

/**
 * Runs in the head before the first paint. `data-files`: the script that wakes the page, typefaces, stylesheets, the
 * route, lists of rows.
 */
async function start(page: Page) {
  const { navigator } = page
  const document: Document & { prerendering?: boolean } = page.document
  const stage: InitialState = {
    root: document.documentElement,
    stored: createStorageReader(page),
    signal: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    moreContrast: page.matchMedia('(prefers-contrast: more)').matches,
  }
  const files = document.currentScript?.dataset['files']?.split(' ') ?? []
  const [, faces] = files
  applyStoredState(page, stage, files)
  if (faces !== undefined) addFaces(page, stage, faces)
  if (document.prerendering === true) {
    await whenActivated(document)
    applyStoredState(page, stage, files)
  }
  if (files.length > 0) hydrateOnIntent(page, stage, files)
}

void start(window)
