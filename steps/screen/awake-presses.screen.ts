import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filterBox, jobList, manyJobs, pageAddress } from '../job-search/page.ts'
import { sees } from '../harness/sees.ts'
import { reload, visitPage } from '../worlds/browser-visit.ts'
import type { Opening } from '../worlds/open-page.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { forgetDrawn, listCommits, watchDrawn } from './render-counts.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const maxIdleRenders = 20

const visit = (address: string, look: (page: Page) => Promise<void>, opening: Opening = {}) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 }, ...opening }, async ({ page }) => {
    await watchDrawn(page)
    await visitPage(page, address)
    await look(page)
  })

const saveButton = (page: Page) => jobList(page).getByRole('button').first()

/** Said 0.8 s after the answer, in a commit of its own. */
const says = (page: Page, words: RegExp) => sees(() => page.getByRole('status').filter({ hasText: words }).count(), 1)

/** Dialogs come after the page has woken, and then what opens one is drawn again. */
const rests = (page: Page) => page.locator('summary[aria-haspopup=dialog]').waitFor({ state: 'attached' })

type Press = {
  readonly press: (page: Page) => Promise<void>
  readonly isAnswered: (page: Page) => Promise<void>
  readonly commits: number
}

const presses: Readonly<Record<string, Press>> = {
  'a filter': {
    press: (page) => filterBox(page, 'Virginia').check(),
    isAnswered: (page) => says(page, /^9 jobs$/),
    commits: 2,
  },
  'a key': {
    press: (page) => page.getByRole('searchbox', { name: 'Keyword' }).press('z'),
    isAnswered: (page) => says(page, /^0 jobs/),
    commits: 2,
  },
  'a word that is pasted': {
    press: (page) => page.getByRole('searchbox', { name: 'Keyword' }).fill('clerk'),
    isAnswered: (page) => says(page, /of 30$/),
    commits: 2,
  },
  'a link to the next page': {
    press: (page) => page.getByRole('link', { name: 'Next page' }).click(),
    isAnswered: (page) => says(page, /^Jobs \d+ to \d+ of 41$/),
    commits: 2,
  },
  'the button that saves a job': {
    press: (page) => saveButton(page).click(),
    isAnswered: (page) => sees(() => saveButton(page).getAttribute('aria-pressed'), 'true'),
    commits: 1,
  },
}

test.each(Object.entries(presses))(
  'a press of %s is answered by one commit, which draws next to nothing that shows what it showed before',
  (_, { press, isAnswered, commits }) =>
    visit('/careers/open', async (page) => {
      await rests(page)
      await forgetDrawn(page)
      await press(page)
      await isAnswered(page)
      const made = await listCommits(page)
      const idle = made.flatMap((commit) => commit.idle)
      expect([made.length, idle.slice(maxIdleRenders)]).toEqual([commits, []])
    }),
)

test('what is chosen stands in the address when the page is loaded again, and after a step away and back', () =>
  visit('/careers/open', async (page) => {
    await filterBox(page, 'Virginia').check()
    await reload(page)
    expect([pageAddress(page), await filterBox(page, 'Virginia').isChecked()]).toEqual([
      '/careers/open?state=virginia',
      true,
    ])
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('input[value=california]')?.click()
      document.querySelector<HTMLElement>('ol[aria-label=Jobs] h3 a')?.click()
    })
    await page.waitForURL((url) => url.pathname !== '/careers/open')
    await page.goBack()
    await sees(() => filterBox(page, 'California').isChecked(), true)
    expect(pageAddress(page)).toBe('/careers/open?state=california&state=virginia')
  }))

test('what is chosen stands in the address when another document is opened at once', () =>
  visit('/careers/open', async (page) => {
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('input[value=virginia]')?.click()
      location.assign('/robots.txt')
    })
    await page.waitForURL('**/robots.txt')
    await page.goBack()
    expect(pageAddress(page)).toBe('/careers/open?state=virginia')
  }))

test('the feeds of what is chosen are announced', () =>
  visit('/careers/open', async (page) => {
    const feeds = page.locator('head link[rel=alternate]')
    await filterBox(page, 'Virginia').check()
    await page.waitForURL('/careers/open?state=virginia')
    expect(
      await feeds.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).search)),
    ).toEqual(['?state=virginia', '?state=virginia'])
  }))

const listSlow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, label, select, summary, li')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration } = getComputedStyle(element, part)
        return transitionDuration === '0s' ? [] : `${element.outerHTML.slice(0, 60)}${part}`
      }),
    ),
  )

test.each(['/careers/open', '/contact', '/home', '/account-login'])(
  'on %s what is pressed shows it at once',
  (address) =>
    visit(address, async (page) => expect(await listSlow(page)).toEqual([]), { reducedMotion: 'no-preference' }),
)

test.each<[string, (page: Page) => Promise<void>]>([
  ['the keyboard', (page) => page.getByRole('checkbox', { name: /^Entry-Level/ }).focus()],
  ['a search of the browser', (page) => page.evaluate('find("Entry-Level")')],
])('a box that the rail has scrolled away is brought into sight by %s', (_, find) =>
  visit(
    '/careers/open',
    async (page) => {
      const box = page.locator('fieldset label').filter({ hasText: 'Entry-Level' })
      const isInWindow = () =>
        box.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        })
      expect(await isInWindow()).toBe(false)
      await find(page)
      await sees(isInWindow, true)
    },
    { viewport: { width: 1280, height: 700 } },
  ),
)
