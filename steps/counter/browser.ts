import type { Page } from 'playwright-core'
import {
  visitPage,
  arriveWithoutApplication,
  bringIntoView,
  hydratePage,
  type BrowserVisit,
} from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'

const figure = (page: Page) =>
  page.getByRole('main').getByText('Employee-owned', { exact: true }).locator('xpath=preceding-sibling::p/span[1]')

const texts = (page: Page) =>
  figure(page).evaluate((found) => [...found.children].map((child) => (child.textContent ?? '').replaceAll(',', '')))

const number = async (page: Page) => {
  const [final = '', moving = ''] = await texts(page)
  return Number(moving === '' ? final : moving)
}

export function counterInBrowser({ page, clock }: BrowserVisit) {
  const readAloud = async () => Number((await texts(page))[0])
  const showsFinalNumber = () => sees(async () => (await number(page)) === (await readAloud()), true)
  const expectRest = async () => {
    await showsFinalNumber()
    await clock.pass(1000)
    await showsFinalNumber()
  }
  const wishStillness = (isStill: boolean) => page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' })
  return {
    open: async (isStill: boolean) => {
      await wishStillness(isStill)
      await clock.take()
      await visitPage(page, '/home')
      await figure(page).waitFor({ state: 'attached' })
      await clock.stop()
    },
    openAtFigures: async () => {
      await clock.take()
      const letIn = await arriveWithoutApplication(page, '/home')
      await bringIntoView(figure(page))
      letIn()
      await hydratePage(page)
      await clock.stop()
    },
    comeToFigures: () => bringIntoView(figure(page)),
    leaveFigures: async () => {
      await bringIntoView(figure(page), false)
      // The number is painted with the next frame, by a clock that stands still.
      await clock.pass(20)
    },
    wishStillness,
    pass: clock.pass,
    shows: {
      number: () => number(page),
      readAloud,
      isUnseen: expectRest,
      isWaiting: showsFinalNumber,
      isFinal: expectRest,
      isCounting: () => sees(async () => (await number(page)) < (await readAloud()), true),
    },
  }
}

export type CounterJourney = ReturnType<typeof counterInBrowser>
