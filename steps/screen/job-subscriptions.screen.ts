import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { createJobsContent } from '../worlds/content.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { unsubscribeAddress } from '../job-subscriptions/browser.ts'

const titles = ['Cost Analyst', 'Data Scientist', 'Welder']

const site = provideWorkerSite(({ publish }) =>
  publish(createJobsContent(titles.map((title) => ({ title, city: 'Dayton', state: 'Ohio' })))),
)

const visit = (email: string, look: (page: Page) => Promise<void>) =>
  visitSite(site(), { javaScriptEnabled: false }, async ({ page }) => {
    const id = await site().subscribe(
      email,
      titles.map((job) => ({ job })),
    )
    await page.goto(unsubscribeAddress(id))
    await look(page)
  })

const listed = (page: Page) => page.getByRole('rowheader').getByRole('link').allInnerTexts()

test('[J2.7-02][J2.7-06][J2.7-07] without JavaScript one kind of alert ends by its button, and a row leads to its job', () =>
  visit('ada@engine.example', async (page) => {
    expect(await listed(page)).toEqual(titles)
    await page.getByRole('button', { name: 'Unsubscribe from Data Scientist' }).click()
    await expect.poll(() => listed(page)).toEqual(['Cost Analyst', 'Welder'])
    await page.getByText('For: ada@engine.example').waitFor()
    await page.getByRole('link', { name: 'Welder' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toEqual('Welder')
  }))

test('[J2.7-10][J2.7-11][J2.7-13] without JavaScript all end by one button', () =>
  visit('ben@engine.example', async (page) => {
    await page.getByRole('button', { name: 'Unsubscribe From All', exact: true }).click()
    await page.getByText('No Job Posting Subscriptions Found.').waitFor()
    await expect.poll(() => page.getByText('For: ').count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Current Opportunities' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toEqual('Current Opportunities')
  }))

test('[J6-07] neither what the page tells of errors nor what it asks for holds the id of its address', () =>
  visitSite(site(), {}, async ({ page, claim }) => {
    claim('the larch has fallen')
    const id = await site().subscribe('cleo@engine.example', [{ job: 'Welder' }])
    const told: string[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) told.push(`${request.url()} ${request.postData() ?? ''}`)
    })
    await visitPage(page, unsubscribeAddress(id))
    /** Errors are heard only a moment after the page has loaded, so it is thrown again. */
    const fall = async () => {
      await page.evaluate(() => {
        setTimeout(() => {
          throw new Error('the larch has fallen')
        })
      })
      return told.some((line) => line.includes('the larch has fallen'))
    }
    await expect.poll(fall).toBe(true)
    expect(told.filter((line) => line.includes(id))).toEqual([])
  }))
