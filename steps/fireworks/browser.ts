import { sees } from '../harness/sees.ts'
import { visitPage, arriveWithoutApplication, reads, hydratePage, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { fireworksMachine } from '#machines/fireworks.machine.ts'
import type { Journey } from '../harness/journey.ts'

export function fireworksInBrowser({ page, clock }: BrowserVisit) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const stop = button('Stop the fireworks')
  const again = button('Light the fireworks again')
  const sky = page.getByRole('main').locator('canvas')
  let prefersReducedMotion = false
  const showWish = () => page.emulateMedia({ reducedMotion: prefersReducedMotion ? 'reduce' : 'no-preference' })
  const wish = (isStill: boolean) => {
    prefersReducedMotion = isStill
    return showWish()
  }
  const skies = (count: number) => sees(() => sky.count(), count)
  let letIn: (() => void) | undefined
  const journey: Journey<typeof fireworksMachine, 'xstate.after.show.fireworks.burning'> = {
    start: async () => {
      await clock.take()
      letIn = await arriveWithoutApplication(page, '/about-us?c=anniversary')
    },
    events: {
      'autoplay.changed': async ({ isAllowed }) => {
        await wish(!isAllowed)
        letIn?.()
        if (letIn) await hydratePage(page)
        letIn = undefined
        await clock.stop()
      },
      'stop.requested': () => stop.click(),
      'restart.requested': () => again.click(),
      'xstate.after.show.fireworks.burning': () => clock.pass(12_000),
    },
    states: {
      waiting: () => skies(0),
      still: async () => {
        await reads(page, 'Animations are stopped, so the fireworks stay dark.')
        await skies(0)
      },
      burning: async () => {
        await stop.waitFor()
        await skies(1)
      },
      over: async () => {
        await again.waitFor()
        await skies(0)
      },
    },
  }
  return {
    ...journey,
    open: async (query: string) => {
      await showWish()
      await clock.take()
      const open = await arriveWithoutApplication(page, `/about-us?${query}`)
      // The time stands still before the page comes alive, or some of the show would be over.
      await clock.stop()
      open()
      await hydratePage(page)
    },
    wishStillness: wish,
    followPromo: async () => {
      await showWish()
      await visitPage(page, '/home')
      await page.getByRole('link', { name: 'See our story' }).click()
    },
    watch: clock.pass,
    pressEscape: () => page.keyboard.press('Escape'),
  }
}

export type FireworksJourney = ReturnType<typeof fireworksInBrowser>
