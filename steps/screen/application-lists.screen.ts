import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { startNewForm, formContent, openFormView } from './new-application-form.ts'

const site = provideWorkerSite(({ publish }) => publish(formContent))

const lists = Object.keys(formContent).filter((name) => name !== 'JobPostingHeader' && name !== 'JobPostingGroup')

function followLists(page: Page) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('t') ?? ''
    if (lists.includes(name)) asked.add(name)
  })
  return () => [...asked].toSorted()
}

test('a list is read where it is shown, and no sooner', () =>
  visitSite(site(), {}, async ({ page }) => {
    const asked = followLists(page)
    await startNewForm(page)
    await openFormView(page, 'declarations')
    expect(asked()).toEqual([])
    await openFormView(page, 'contact')
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Canada' })
    await sees(async () => asked(), ['ApplicantSource', 'Country', 'State'])
    await openFormView(page, 'veteran')
    await page.getByRole('combobox', { name: 'Veteran status' }).selectOption({ label: 'Not a veteran' })
    expect(asked()).toEqual(['ApplicantSource', 'Country', 'State', 'VeteranType'])
  }))

test('a list that does not come says so, blocks nothing else, and can be loaded again', () =>
  visitSite(site(), {}, async ({ page, claim }) => {
    claim('net::ERR_CONNECTION_FAILED')
    const isCountry = (address: URL) => address.searchParams.get('t') === 'Country'
    await page.route(isCountry, (route) => route.abort('connectionfailed'))
    await startNewForm(page)
    await openFormView(page, 'contact')
    const country = page.getByRole('combobox', { name: 'Country' })
    await sees(async () => (await country.ariaSnapshot()).includes('Please choose'), true)
    await page.getByText('This list could not be loaded. You can continue with the other fields.').waitFor()
    await page.getByLabel('City').fill('Dayton')
    await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Ohio' })
    await page.getByText('All that you wrote here is saved.').waitFor()
    await page.unroute(isCountry)
    await page.getByRole('button', { name: 'Load the list again' }).click()
    await country.selectOption({ label: 'United States' })
    await page.getByText('All that you wrote here is saved.').waitFor()
    expect(await page.getByText('This list could not be loaded.').count()).toBe(0)
  }))
