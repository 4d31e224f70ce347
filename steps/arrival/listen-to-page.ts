import type { Page } from 'playwright-core'

/** Runs in the page: writes down what takes the focus and what live regions say, as a screen reader would read it out. */
function listen() {
  const heard: string[] = []
  const read = (node: Node | null) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const regions = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'
  Object.assign(window, { heard })
  document.addEventListener('focusin', ({ target }) => {
    heard.push(`focus: ${read(target as Node)}`)
  })
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest(regions) && read(target)) heard.push(`said: ${read(target)}`)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Begins to listen. @returns what was heard since, in its order */
export async function listenToPage(page: Page) {
  await page.evaluate(listen)
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}
