import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOfJobs } from './content-of-jobs.ts'
import { openPage } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'

let site: OpenSite

beforeAll(async () => {
  site = await openSite()
  const analysts = Array.from({ length: 12 }, (_, index) => ({
    title: `Analyst ${index + 1}`,
    city: 'Dayton',
    state: 'Ohio',
  }))
  await site.publish(
    contentOfJobs([
      { title: 'Software Tester', categories: 'Software', city: 'Seaside', state: 'California' },
      ...analysts,
    ]),
  )
})

afterAll(() => site.close())

async function visit(address: string, look: (page: Page) => Promise<void>) {
  const { page, leave } = await openPage(site, { javaScriptEnabled: false })
  await page.goto(address)
  await look(page)
  await leave()
}

const titles = (page: Page) =>
  page.getByRole('list', { name: 'Jobs', exact: true }).getByRole('heading', { level: 3 }).allInnerTexts()

test('without JavaScript the keyword is searched by the form', () =>
  visit('/careers/open', async (page) => {
    await page.getByRole('searchbox', { name: 'Keyword' }).fill('software tester')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search=software/)
    await expect.poll(() => titles(page)).toEqual(['Software Tester'])
  }))

test('without JavaScript a filter is applied by its button and removed by its chip', () =>
  visit('/careers/open', async (page) => {
    await page.getByRole('checkbox', { name: /^Software/ }).check()
    await page.getByRole('button', { name: 'Show jobs' }).click()
    await expect.poll(() => titles(page)).toEqual(['Software Tester'])
    await page.getByRole('link', { name: 'Remove Software' }).click()
    await expect.poll(async () => (await titles(page)).length).toEqual(10)
  }))

test('without JavaScript pages are turned and jobs opened by links', () =>
  visit('/careers/open', async (page) => {
    await page.getByRole('link', { name: 'Page 2', exact: true }).click()
    await expect.poll(() => titles(page)).toEqual(['Analyst 10', 'Analyst 11', 'Analyst 12'])
    await page.getByRole('link', { name: 'Analyst 12' }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toEqual('Analyst 12')
  }))

test('without JavaScript the menus open and lead on', () =>
  visit('/home', async (page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByText('Careers', { exact: true }).last().click()
    await page.getByRole('link', { name: 'Current Opportunities' }).last().click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toEqual('Current Opportunities')
  }))
