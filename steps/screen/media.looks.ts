import type { Page } from 'playwright-core'
import { writeInAnotherTab } from '../cookie-consent/browser.ts'
import { arriveAt } from '../worlds/browser-visit.ts'
import type { Look } from './looks.ts'

const seeFeeds = async (page: Page) => {
  await writeInAnotherTab(page, 'necessary|social')
  await arriveAt(page, '/media')
  await page.locator('#social').scrollIntoViewIfNeeded()
  await page.locator('#social iframe').first().waitFor()
}

export const mediaLooks: ReadonlyArray<Look> = [
  { name: 'media with the social feeds', address: '/media', wholePage: true, arrange: seeFeeds },
  {
    name: 'about us at the anniversary',
    address: '/about-us?c=anniversary',
    browser: { reducedMotion: 'no-preference' },
    arrange: (page) => page.getByRole('button', { name: 'Stop the fireworks' }).waitFor(),
  },
]
