import type { Page } from 'playwright-core'

/** Runs in the page: text that is seen, with its size in px, where that is below 14, or below 16 in what is read as a line. */
function smallText() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    const words = text.nodeValue?.trim() ?? ''
    if (!around || words === '' || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue
    const { width, height } = around.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const line = around.closest('p, li, dd, td, figcaption')
    const isReading = line !== null && line.children.length <= 2 && (line.textContent?.trim().length ?? 0) > 60
    const size = Number.parseFloat(getComputedStyle(around).fontSize)
    if (size < (isReading ? 16 : 14) - 0.01) found.push(`${size} px: ${words.slice(0, 60)}`)
  }
  return found
}

/** What is written on a page in letters too small to be read with ease. */
export const smallTextOf = (page: Page): Promise<ReadonlyArray<string>> => page.evaluate(smallText)
