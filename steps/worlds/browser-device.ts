import type { Page } from 'playwright-core'
import type { Device } from './memory-device.ts'

function fillUp() {
  let filler = ''
  let key = ''
  const fits = (name: string, text: string) => {
    try {
      localStorage.setItem(name, text)
      return true
    } catch (error) {
      if (error instanceof DOMException) return false
      throw error
    }
  }
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    const piece = 'x'.repeat(size)
    if (fits(`filler ${size}`, piece)) [key, filler] = [`filler ${size}`, piece]
  }
  while (fits(key, `${filler}x`)) filler += 'x'
}

function empty() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
}

/** `fill` runs in the page itself: a tab sees what other tabs store only after a delay. */
export function deviceInBrowser(page: Page, key = 'saved_jobs'): Device {
  const inAnotherTab = async <Given, Answer>(act: (given: Given) => Answer, given: Given): Promise<Answer> => {
    const tab = await page.context().newPage()
    await tab.goto('/robots.txt')
    const answer = await tab.evaluate(act as (given: unknown) => Answer, given)
    await tab.close()
    return answer
  }
  return {
    read: () => inAnotherTab((name) => localStorage.getItem(name), key),
    write: (stored) =>
      inAnotherTab(
        ([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)),
        [key, stored] as const,
      ),
    fill: () => page.evaluate(fillUp),
    freeSpace: () => page.evaluate(empty),
  }
}
