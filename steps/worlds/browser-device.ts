import type { Page } from 'playwright-core'
import { inBlankTab } from './other-tab.ts'
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
  const evaluate = <Given, Answer>(act: (given: Given) => Answer, given: Given): Promise<Answer> =>
    inBlankTab(page, (tab) => tab.evaluate(act as (given: unknown) => Answer, given))
  return {
    read: () => evaluate((name) => localStorage.getItem(name), key),
    write: (stored) =>
      evaluate(([name, text]) => (text === null ? localStorage.removeItem(name) : localStorage.setItem(name, text)), [
        key,
        stored,
      ] as const),
    fill: () => page.evaluate(fillUp),
    freeSpace: () => page.evaluate(empty),
  }
}
