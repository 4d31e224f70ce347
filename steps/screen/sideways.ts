import type { Page } from 'playwright-core'

/** Runs in the page: by how many px it, or what stands in an open dialog, is wider than its place. */
function excess() {
  const dialog = document.querySelector('[role=dialog]')
  const boxes = [document.documentElement, ...(dialog ? [dialog, dialog.parentElement ?? dialog] : [])]
  return Math.max(0, ...boxes.map((box) => box.scrollWidth - box.clientWidth))
}

/** Says that the page scrolls sideways, and by how much; nothing when it does not. */
export async function sidewaysOf(page: Page): Promise<ReadonlyArray<string>> {
  const overflow = await page.evaluate(excess)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []
}
