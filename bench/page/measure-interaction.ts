import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { watchQuiet } from '../measure/quiet.ts'
import { touchedLaptop, visit, type Pace } from '../measure/slow-visit.ts'
import type { AnswerTiming } from './arm-press.ts'
import { installBench } from './in-page.ts'
import type { Interaction } from './interactions.ts'
import { press } from './press.ts'

export type Trying = {
  readonly pace: Pace
  readonly times: number
  readonly readingTime: number
  readonly standsFor: number
}

export type InteractionTimings = {
  readonly cold: ReadonlyArray<AnswerTiming | null>
  readonly read: ReadonlyArray<AnswerTiming | null>
  readonly warm: ReadonlyArray<AnswerTiming | null>
}

type Place = { readonly browser: Browser; readonly address: string; readonly interaction: Interaction }
type OpenPage = { readonly page: Page; readonly rests: () => Promise<void> }

async function hydratePage({ page, rests }: OpenPage) {
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  await rests()
}

const open = <Result>(browser: Browser, { pace }: Trying, look: (opened: OpenPage) => Promise<Result>) =>
  visit(browser, { device: touchedLaptop, isSlow: pace.isSlow }, async (page) => {
    await page.addInitScript(installBench)
    const quiet = watchQuiet(page)
    return look({ page, rests: () => quiet(pace.aMoment) })
  })

const coldAndWarm = ({ browser, address, interaction }: Place, trying: Trying) =>
  open(browser, trying, async (opened) => {
    await opened.page.goto(address, { waitUntil: 'commit' })
    const cold = await press(opened.page, interaction, { ...trying, turn: 0 })
    if (interaction.isOnce) return { cold, warm: [] }
    await hydratePage(opened)
    return { cold, warm: [await press(opened.page, interaction, { ...trying, turn: 1 })] }
  })

const measureAfterReading = ({ browser, address, interaction }: Place, trying: Trying) =>
  open(browser, trying, async ({ page }) => {
    await page.goto(address)
    await sleep(trying.readingTime)
    return press(page, interaction, { ...trying, turn: 0 })
  })

const warmAlone = ({ browser, address, interaction }: Place, trying: Trying) =>
  open(browser, trying, async (opened) => {
    await opened.page.goto(address)
    await opened.rests()
    await hydratePage(opened)
    return press(opened.page, interaction, { ...trying, turn: 0 })
  })

export async function measureInteraction(place: Place, trying: Trying): Promise<InteractionTimings> {
  const tried = {
    cold: [] as (AnswerTiming | null)[],
    read: [] as (AnswerTiming | null)[],
    warm: [] as (AnswerTiming | null)[],
  }
  for (let time = 0; time < trying.times; time += 1) {
    const { cold, warm } = await coldAndWarm(place, trying)
    tried.cold.push(cold)
    tried.warm.push(...warm)
    tried.read.push(await measureAfterReading(place, trying))
    if (place.interaction.isOnce) tried.warm.push(await warmAlone(place, trying))
  }
  return tried
}
