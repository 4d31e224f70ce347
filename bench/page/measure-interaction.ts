import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { watchQuiet, type Quiet } from '../measure/quiet.ts'
import { slowVisit, touchedLaptop } from '../measure/slow-visit.ts'
import type { Answered } from './arm-press.ts'
import { installBench } from './in-page.ts'
import type { Interaction } from './interactions.ts'
import { press } from './press.ts'

const readingTime = 2_000

/** How an interaction was answered, each time that it was tried; null where it was not. */
export type Tried = {
  /** As soon as what is pressed has been painted. */
  readonly cold: ReadonlyArray<Answered | null>
  /** Two seconds after the page has loaded. */
  readonly read: ReadonlyArray<Answered | null>
  /** Once the page is awake and rests. */
  readonly warm: ReadonlyArray<Answered | null>
}

type Visit = { readonly page: Page; readonly quiet: Quiet }

async function wake({ page, quiet }: Visit) {
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  await quiet()
}

const visit = <Result>(browser: Browser, look: (visit: Visit) => Promise<Result>) =>
  slowVisit(browser, touchedLaptop, async (page) => {
    await page.addInitScript(installBench)
    return look({ page, quiet: watchQuiet(page) })
  })

const coldAndWarm = (browser: Browser, address: string, interaction: Interaction) =>
  visit(browser, async ({ page, quiet }) => {
    await page.goto(address, { waitUntil: 'commit' })
    const cold = await press(page, interaction, 0)
    if (interaction.isOnce) return { cold, warm: [] }
    await wake({ page, quiet })
    return { cold, warm: [await press(page, interaction, 1)] }
  })

const afterReading = (browser: Browser, address: string, interaction: Interaction) =>
  visit(browser, async ({ page }) => {
    await page.goto(address)
    await sleep(readingTime)
    return press(page, interaction, 0)
  })

const warmAlone = (browser: Browser, address: string, interaction: Interaction) =>
  visit(browser, async (opened) => {
    await opened.page.goto(address)
    await opened.quiet()
    await wake(opened)
    return press(opened.page, interaction, 0)
  })

/** Tries an interaction at each of three moments, each time but for the second press in a browser that has seen nothing yet. */
export async function measureInteraction(
  browser: Browser,
  address: string,
  interaction: Interaction,
  times: number,
): Promise<Tried> {
  const tried = { cold: [] as (Answered | null)[], read: [] as (Answered | null)[], warm: [] as (Answered | null)[] }
  for (let time = 0; time < times; time += 1) {
    const { cold, warm } = await coldAndWarm(browser, address, interaction)
    tried.cold.push(cold)
    tried.warm.push(...warm)
    tried.read.push(await afterReading(browser, address, interaction))
    if (interaction.isOnce) tried.warm.push(await warmAlone(browser, address, interaction))
  }
  return tried
}
