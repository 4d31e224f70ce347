import { sees } from '../harness/sees.ts'
import { visitPage, arriveWithoutApplication, reads, hydratePage, type BrowserVisit } from '../worlds/browser-visit.ts'

export function fireworksInBrowser({ page, clock }: BrowserVisit) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const stop = button('Stop the fireworks')
  const again = button('Light the fireworks again')
  const sky = page.getByRole('main').locator('canvas')
  let prefersReducedMotion = false
  const showWish = () => page.emulateMedia({ reducedMotion: prefersReducedMotion ? 'reduce' : 'no-preference' })
  const skies = (count: number) => sees(() => sky.count(), count)
  return {
    open: async (query: string) => {
      await showWish()
      await clock.take()
      const open = await arriveWithoutApplication(page, `/about-us?${query}`)
      // The time stands still before the page comes alive, or some of the show would be over.
      await clock.stop()
      open()
      await hydratePage(page)
    },
    wishStillness: (isStill: boolean) => {
      prefersReducedMotion = isStill
      return showWish()
    },
    followPromo: async () => {
      await showWish()
      await visitPage(page, '/home')
      await page.getByRole('link', { name: 'See our story' }).click()
    },
    watch: clock.pass,
    stop: () => stop.click(),
    light: () => again.click(),
    pressEscape: () => page.keyboard.press('Escape'),
    shows: {
      noFireworks: () => skies(0),
      stillness: async () => {
        await reads(page, 'Animations are stopped, so the fireworks stay dark.')
        await skies(0)
      },
      fireworks: async () => {
        await stop.waitFor()
        await skies(1)
      },
      end: async () => {
        await again.waitFor()
        await skies(0)
      },
    },
  }
}

export type FireworksJourney = ReturnType<typeof fireworksInBrowser>
