import type { Page } from 'playwright-core'

function excess() {
  const dialog = document.querySelector('[role=dialog]')
  const boxes = [document.documentElement, ...(dialog ? [dialog, dialog.parentElement ?? dialog] : [])]
  return Math.max(0, ...boxes.map((box) => box.scrollWidth - box.clientWidth))
}

export async function listHorizontalOverflow(page: Page): Promise<ReadonlyArray<string>> {
  const overflow = await page.evaluate(excess)
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []
}
