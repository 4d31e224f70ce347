import { sampleContent } from '#content/sample-content.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { createNewcomer, signInWithToken } from '../session/newcomer-in-browser.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { walker } from '../account-login/accounts.ts'
import type { OpenPage } from '../worlds/open-page.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import { formAddress } from '../application-form/form-fields.ts'

const site = provideWorkerSite(({ publish }) => publish(sampleContent(Date.now())))

const visit = (look: (opened: OpenPage & { readonly email: string }) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, async (opened) => {
    await visitPage(opened.page, '/home')
    const { email, token } = await createNewcomer(opened.page)
    await signInWithToken(opened.page, token)
    await look({ ...opened, email })
  })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function getEdges(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place.toString()} is not drawn.`)
  return { top: box.y, bottom: box.y + box.height }
}

test('the question before an application is withdrawn fits a phone, and its buttons stay in sight', () =>
  visit(async ({ page, email }) => {
    const owner = { email, password: walker.password }
    await site().submitApplicationFor(owner, { title: 'Cost Researcher, Aircraft and Engines', isSubmitted: true })
    await visitPage(page, '/account-management')
    await button(page, /^Withdraw/).tap()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('Why are you withdrawing?').waitFor()
    for (const height of [740, 568]) {
      await page.setViewportSize({ width: 360, height })
      for (const place of [dialog.getByRole('heading'), dialog.getByRole('radio').last()]) {
        await place.scrollIntoViewIfNeeded()
        for (const name of ['Withdraw', 'Keep my application']) {
          const { top, bottom } = await getEdges(dialog.getByRole('button', { name, exact: true }))
          expect([height, name, top >= 0, bottom <= height]).toEqual([height, name, true, true])
        }
      }
    }
  }))

test('with a finger files are chosen: nothing is said of dropping them', () =>
  visit(async ({ page }) => {
    await visitPage(page, '/account-management/apply/6837')
    await button(page, 'Start your application').tap()
    await page.getByText('Choose files').waitFor()
    expect(await page.getByText('or drop them here').isVisible()).toBe(false)
  }))

test('without a connection it is said below the section, and in the list of sections, that they wait on the device', () =>
  visit(async ({ page, context, claim }) => {
    claim('net::ERR_INTERNET_DISCONNECTED')
    await visitPage(page, formAddress('6837'))
    await button(page, 'Start your application').tap()
    await page.getByRole('link', { name: 'Contact details', exact: true }).tap()
    await page.getByLabel('City', { exact: true }).waitFor()
    await context.setOffline(true)
    await page.getByLabel('City', { exact: true }).fill('Dayton')
    const told = page.getByText('What you wrote is kept on this device')
    await told.waitFor()
    await page.getByRole('link', { name: 'All sections' }).tap()
    const contact = page.getByRole('listitem').filter({ hasText: 'Contact details' })
    await contact.getByText('Not saved yet. What you wrote is kept on this device.').waitFor()
    await context.setOffline(false)
    await sees(() => contact.getByText('Not saved yet.').count(), 0)
    expect(await contact.innerText()).toContain('In progress')
  }))
