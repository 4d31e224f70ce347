import type { Browser, Page } from 'playwright-core'
import { measureScripts, type ScriptBytes } from '../measure/measure-scripts.ts'
import { median } from '../measure/percentile.ts'
import { tillIdle, watchQuiet, type Quiet } from '../measure/quiet.ts'
import { sentBytes } from '../measure/sent-bytes.ts'
import { phone, slowVisit } from '../measure/slow-visit.ts'
import { blockingTime, longestTask, tasksSince, type Vitals } from '../measure/vitals.ts'

const runs = 3

type Seen = {
  readonly largestPaint: number
  readonly blocking: number
  readonly layoutShift: number
  readonly longest: number
  /** The longest task of waking; NaN where the page was awake before, or never is. */
  readonly longestWaking: number
  /** All that was received before the visitor did anything, with headers. */
  readonly received: number
}

/** What a route costs: bytes as they are sent, times in milliseconds as the median of three. */
export type RouteCost = Seen & { readonly document: number; readonly script: ScriptBytes }

const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate(() => globalThis.benchVitals)
const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset['hydrated'] !== undefined)

/** The longest task from the moment the visitor moves until the page is awake and rests. */
async function longestOfWaking(page: Page, quiet: Quiet) {
  const moment = await page.evaluate(() => performance.now())
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  await quiet()
  return longestTask(tasksSince((await vitalsOf(page)).tasks, moment))
}

const see = (browser: Browser, address: string, canWake: boolean): Promise<Seen> =>
  slowVisit(browser, phone, async (page, received) => {
    const quiet = watchQuiet(page)
    await page.goto(address, { timeout: 60_000 })
    await quiet(tillIdle)
    const { largestPaint, layoutShift, tasks } = await vitalsOf(page)
    const seen = { largestPaint, layoutShift, blocking: blockingTime(tasks), longest: longestTask(tasks) }
    const bytes = received()
    const wakes = canWake && !(await isAwake(page))
    return { ...seen, received: bytes, longestWaking: wakes ? await longestOfWaking(page, quiet) : NaN }
  })

/** Opens a route on a slow phone. @param canWake whether the page waits for its visitor */
export async function measureRoute(browser: Browser, address: string, canWake: boolean): Promise<RouteCost> {
  const seen: Seen[] = []
  for (let run = 0; run < runs; run += 1) seen.push(await see(browser, address, canWake))
  const of = (name: keyof Seen) => median(seen.map((one) => one[name]))
  return {
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
    longest: of('longest'),
    longestWaking: of('longestWaking'),
    received: of('received'),
    document: await sentBytes(address),
    script: await measureScripts(browser, address),
  }
}
