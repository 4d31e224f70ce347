import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const atMost = 20_000

export type Quiet = (quietDuration: number) => Promise<void>

/** @returns waits until loaded, without requests or 50 ms tasks for that time; at most 20 s, as a film goes on */
export function watchQuiet(page: Page): Quiet {
  const underway = new Set<object>()
  let changed = performance.now()
  const end = (request: object) => {
    underway.delete(request)
    changed = performance.now()
  }
  page.on('request', (request) => {
    underway.add(request)
    changed = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async (quietDuration) => {
    const start = performance.now()
    changed = start
    await page.waitForLoadState('load')
    while (performance.now() - start < atMost) {
      await sleep(100)
      const lastTask = await page.evaluate(() => performance.now() - globalThis.benchVitals.lastTaskAt)
      if (underway.size === 0 && performance.now() - changed > quietDuration && lastTask > quietDuration) return
    }
  }
}
