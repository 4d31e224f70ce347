import { keepPresses } from './presses.ts'
import { storedIn } from './read-stored.ts'
import { showStored, type Stage } from './show-stored.ts'
import { wakeOnIntent } from './wake.ts'

/**
 * Stands in the head of every page and runs before anything is painted. What it cannot understand is put right when the
 * page is hydrated. `data-files` of its element names the files of the page's script.
 */
function begin(page: Window & typeof globalThis) {
  const { document, navigator } = page
  const stage: Stage = {
    root: document.documentElement,
    stored: storedIn(page),
    signal: (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    moreContrast: page.matchMedia('(prefers-contrast: more)').matches,
  }
  showStored(stage)
  const files = document.currentScript?.dataset['files']?.split(' ') ?? []
  if (files.length > 0) wakeOnIntent(page, stage, files, keepPresses(page))
}

begin(window)
