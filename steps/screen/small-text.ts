import type { Page } from 'playwright-core'

function smallText(factor: number) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement
    const words = text.nodeValue?.trim() ?? ''
    if (
      !around ||
      words === '' ||
      around.closest('svg') ||
      !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    const { width, height } = around.getBoundingClientRect()
    if (width <= 1 || height <= 1) continue
    const isReading = around.closest('p, li, dd, td, figcaption') && (around.textContent?.trim().length ?? 0) > 60
    const size = Number.parseFloat(getComputedStyle(around).fontSize)
    if (size < (isReading ? 16 : 14) * factor - 0.01) found.push(`${size} px: ${words.slice(0, 60)}`)
  }
  return found
}

export const listSmallText = (page: Page, factor: number): Promise<ReadonlyArray<string>> =>
  page.evaluate(smallText, factor)
