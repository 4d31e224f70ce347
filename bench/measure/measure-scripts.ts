import type { Browser } from 'playwright-core'
import { watchQuiet } from './quiet.ts'
import { watchScripts } from './sent-bytes.ts'
import { phone, type Pace } from './slow-visit.ts'
import { watchVitals } from './vitals.ts'

export type HydrationMode = 'never' | 'by itself' | 'for its visitor'

export type ScriptBytes = {
  readonly before: number
  readonly awake: number
}

export async function measureScripts(
  browser: Browser,
  address: string,
  { waking, pace }: { readonly waking: HydrationMode; readonly pace: Pace },
): Promise<ScriptBytes> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchVitals)
    const quiet = watchQuiet(page)
    const read = await watchScripts(page)
    await page.goto(address)
    await quiet(pace.tillIdle)
    const before = await read()
    await page.mouse.move(100, 100)
    await page.mouse.move(120, 120)
    if (waking !== 'never') await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await quiet(pace.aMoment)
    return { before, awake: await read() }
  } finally {
    await context.close()
  }
}
