import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { watchQuiet } from '../measure/quiet.ts'
import { touchedLaptop, visit, type Pace } from '../measure/slow-visit.ts'
import { installBench } from './in-page.ts'
import type { Interaction } from './interactions.ts'
import { press, type AnswerTiming, type PressedPage } from './press.ts'

export type Trying = {
  readonly pace: Pace
  readonly times: number
  readonly readingTime: number
  readonly beforeTap: number
  readonly standsFor: number
}

type Timings = ReadonlyArray<AnswerTiming | null>
export type InteractionTimings = { readonly cold: Timings; readonly read: Timings; readonly warm: Timings }

/** Addresses of sides are those of the page that the press is tried on. */
export type Contest = {
  readonly browser: Browser
  readonly interaction: Interaction
  readonly addresses: ReadonlyArray<string>
}
type Place = Pick<Contest, 'browser' | 'interaction'> & { readonly address: string }
type OpenPage = PressedPage & { readonly rests: () => Promise<void> }

async function hydratePage({ page, rests }: OpenPage) {
  await page.mouse.move(100, 100)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
  await rests()
}

const open = <Result>(browser: Browser, { pace }: Trying, look: (opened: OpenPage) => Promise<Result>) =>
  visit(browser, { device: touchedLaptop, isSlow: pace.isSlow }, async (page) => {
    await page.addInitScript(installBench)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const quiet = watchQuiet(page)
    return look({ page, session, rests: () => quiet(pace.aMoment) })
  })

const coldAndWarm = ({ browser, address, interaction }: Place, trying: Trying) =>
  open(browser, trying, async (opened) => {
    await opened.page.goto(address, { waitUntil: 'commit' })
    const cold = await press(opened, interaction, { ...trying, turn: 0 })
    if (interaction.isOnce) return { cold, warm: null }
    await hydratePage(opened)
    return { cold, warm: await press(opened, interaction, { ...trying, turn: 1 }) }
  })

const measureAfterReading = ({ browser, address, interaction }: Place, trying: Trying) =>
  open(browser, trying, async (opened) => {
    await opened.page.goto(address)
    await sleep(trying.readingTime)
    return press(opened, interaction, { ...trying, turn: 0 })
  })

const warmAlone = ({ browser, address, interaction }: Place, trying: Trying) =>
  open(browser, trying, async (opened) => {
    await opened.page.goto(address)
    await opened.rests()
    await hydratePage(opened)
    return press(opened, interaction, { ...trying, turn: 0 })
  })

async function measureOnce(place: Place, trying: Trying) {
  const { cold, warm } = await coldAndWarm(place, trying)
  const read = await measureAfterReading(place, trying)
  return { cold, read, warm: place.interaction.isOnce ? await warmAlone(place, trying) : warm }
}

/** Sides take turns, and every second time the last begins. */
export async function measureInteraction(
  { addresses, ...rest }: Contest,
  trying: Trying,
): Promise<ReadonlyArray<InteractionTimings>> {
  const seen = addresses.map((address) => ({ address, tries: [] as Awaited<ReturnType<typeof measureOnce>>[] }))
  for (let time = 0; time < trying.times; time += 1)
    for (const { address, tries } of time % 2 === 0 ? seen : seen.toReversed())
      tries.push(await measureOnce({ ...rest, address }, trying))
  return seen.map(({ tries }) => ({
    cold: tries.map(({ cold }) => cold),
    read: tries.map(({ read }) => read),
    warm: tries.map(({ warm }) => warm),
  }))
}
