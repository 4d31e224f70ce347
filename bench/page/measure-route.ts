import type { Browser, Page } from 'playwright-core'
import { measureScripts, type ScriptBytes, type HydrationMode } from '../measure/measure-scripts.ts'
import { median } from '../measure/percentile.ts'
import { watchQuiet } from '../measure/quiet.ts'
import { sentBytes } from '../measure/sent-bytes.ts'
import { phone, visit, type Pace } from '../measure/slow-visit.ts'
import { blockingTime, longestTask, tasksSince, type Vitals } from '../measure/vitals.ts'

export type MeasureOptions = { readonly waking: HydrationMode; readonly pace: Pace; readonly runs: number }

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

async function measureLongestHydrationTask(page: Page, settle: () => Promise<void>) {
  const moment = await page.evaluate(() => performance.now())
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  await settle()
  return longestTask(tasksSince((await readVitals(page)).tasks, moment))
}

const measureVisit = (browser: Browser, address: string, { waking, pace }: MeasureOptions): Promise<RouteMeasurement> =>
  visit(browser, { device: phone, isSlow: pace.isSlow }, async (page, received) => {
    const waitUntilQuiet = watchQuiet(page)
    await page.goto(address, { timeout: 60_000 })
    await waitUntilQuiet(pace.tillIdle)
    const { largestPaint, layoutShift, tasks } = await readVitals(page)
    const seen = { largestPaint, layoutShift, blocking: blockingTime(tasks), longest: longestTask(tasks) }
    const bytes = received()
    const hydratesOnInteraction = waking === 'for its visitor' && !(await isHydrated(page))
    const settle = () => waitUntilQuiet(pace.aMoment)
    return {
      ...seen,
      received: bytes,
      longestWaking: hydratesOnInteraction ? await measureLongestHydrationTask(page, settle) : NaN,
    }
  })

export async function measureRoute(browser: Browser, address: string, measuring: MeasureOptions): Promise<RouteCost> {
  const seen: RouteMeasurement[] = []
  for (let run = 0; run < measuring.runs; run += 1) seen.push(await measureVisit(browser, address, measuring))
  const medianOf = (name: keyof RouteMeasurement) => median(seen.map((one) => one[name]))
  return {
    largestPaint: medianOf('largestPaint'),
    blocking: medianOf('blocking'),
    layoutShift: medianOf('layoutShift'),
    longest: medianOf('longest'),
    longestWaking: medianOf('longestWaking'),
    received: medianOf('received'),
    document: await sentBytes(address),
    script: await measureScripts(browser, address, measuring),
  }
}
