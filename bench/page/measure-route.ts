import type { Browser, Page } from 'playwright-core'
import { measureScripts, type ScriptBytes, type Waking } from '../measure/measure-scripts.ts'
import { median } from '../measure/percentile.ts'
import { watchQuiet } from '../measure/quiet.ts'
import { sentBytes } from '../measure/sent-bytes.ts'
import { phone, visit, type Pace } from '../measure/slow-visit.ts'
import { blockingTime, longestTask, tasksSince, type Vitals } from '../measure/vitals.ts'

export type Measuring = { readonly waking: Waking; readonly pace: Pace; readonly runs: number }

type RouteMeasurement = {
  readonly largestPaint: number
  readonly blocking: number
  readonly layoutShift: number
  readonly longest: number
  /** NaN when the page was already awake or never wakes. */
  readonly longestWaking: number
  readonly received: number
}

/** Bytes as sent; times in milliseconds, each the median of all runs. */
export type RouteCost = RouteMeasurement & { readonly document: number; readonly script: ScriptBytes }

const readVitals = (page: Page): Promise<Vitals> => page.evaluate(() => globalThis.benchVitals)
const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset['hydrated'] !== undefined)

async function measureLongestHydrationTask(page: Page, rests: () => Promise<void>) {
  const moment = await page.evaluate(() => performance.now())
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  await rests()
  return longestTask(tasksSince((await readVitals(page)).tasks, moment))
}

const see = (browser: Browser, address: string, { waking, pace }: Measuring): Promise<RouteMeasurement> =>
  visit(browser, { device: phone, isSlow: pace.isSlow }, async (page, received) => {
    const quiet = watchQuiet(page)
    await page.goto(address, { timeout: 60_000 })
    await quiet(pace.tillIdle)
    const { largestPaint, layoutShift, tasks } = await readVitals(page)
    const seen = { largestPaint, layoutShift, blocking: blockingTime(tasks), longest: longestTask(tasks) }
    const bytes = received()
    const wakes = waking === 'for its visitor' && !(await isHydrated(page))
    const rests = () => quiet(pace.aMoment)
    return { ...seen, received: bytes, longestWaking: wakes ? await measureLongestHydrationTask(page, rests) : NaN }
  })

export async function measureRoute(browser: Browser, address: string, measuring: Measuring): Promise<RouteCost> {
  const seen: RouteMeasurement[] = []
  for (let run = 0; run < measuring.runs; run += 1) seen.push(await see(browser, address, measuring))
  const of = (name: keyof RouteMeasurement) => median(seen.map((one) => one[name]))
  return {
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    layoutShift: of('layoutShift'),
    longest: of('longest'),
    longestWaking: of('longestWaking'),
    received: of('received'),
    document: await sentBytes(address),
    script: await measureScripts(browser, address, measuring),
  }
}
