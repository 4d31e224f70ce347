import type { Page } from 'playwright-core'
import {
  visitPage,
  arriveWithoutApplication,
  bringIntoView,
  hydratePage,
  type BrowserVisit,
} from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import type { counterMachine } from '#machines/counter.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Delays = 'xstate.after.startDelay.counter.waiting' | 'xstate.after.total.counter.counting'

const figure = (page: Page) =>
  page.getByRole('main').getByText('Employees', { exact: true }).locator('xpath=preceding-sibling::p/span')

const texts = (page: Page) =>
  figure(page).evaluate((found) => [...found.children].map((child) => (child.textContent ?? '').replaceAll(',', '')))

const number = async (page: Page) => {
  const [final = '', moving = ''] = await texts(page)
  return Number(moving === '' ? final : moving)
}

const motion = (page: Page, reducedMotion: 'reduce' | 'no-preference') => page.emulateMedia({ reducedMotion })

export function counterInBrowser({ page, clock }: BrowserVisit) {
  const shownAs = (isRight: (shown: number, final: number) => boolean) => async () => {
    await sees(async () => {
      const final = Number((await texts(page))[0])
      return isRight(await number(page), final)
    }, true)
  }
  const isFinal = shownAs((shown, final) => shown === final)
  const isBefore = shownAs((shown, final) => shown < final)
  const arrive = async () => {
    await clock.take()
    await visitPage(page, '/home')
    await figure(page).waitFor({ state: 'attached' })
    await clock.stop()
  }
  const journey: Journey<typeof counterMachine, Delays> = {
    start: async (where) => {
      await motion(page, where === 'a home page that stands still' ? 'reduce' : 'no-preference')
      await arrive()
    },
    events: {
      'number.shown': () => bringIntoView(figure(page)),
      'number.hidden': async () => {
        await bringIntoView(figure(page), false)
        // The number is painted with the next frame, by a clock that stands still.
        await clock.pass(20)
      },
      'autoplay.changed': ({ isAllowed }) => motion(page, isAllowed ? 'no-preference' : 'reduce'),
      'number.read': async () => {
        await clock.take()
        const letIn = await arriveWithoutApplication(page, '/home')
        await bringIntoView(figure(page))
        letIn()
        await hydratePage(page)
        await clock.stop()
      },
      tick: () => clock.pass(10),
      'xstate.after.startDelay.counter.waiting': async () => {
        await clock.pass(500)
        // As above.
        await clock.pass(20)
      },
      'xstate.after.total.counter.counting': () => clock.pass(2000),
    },
    states: {
      unseen: isFinal,
      waiting: isFinal,
      counting: isBefore,
      counted: isFinal,
    },
  }
  return {
    ...journey,
    pass: clock.pass,
    shows: {
      number: () => number(page),
      readAloud: async () => Number((await texts(page))[0]),
    },
  }
}

export type CounterJourney = ReturnType<typeof counterInBrowser>
