import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitPage } from '../worlds/browser-visit.ts'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'
import type { OpenPage } from '../worlds/open-page.ts'
import { manyJobs } from '../job-search/page.ts'
import { fixedAddresses } from './page-addresses.ts'

const site = provideWorkerSite(({ publish }) => publish(manyJobs))

const leadsAway = '/employee-portal'

const pages = [
  ...new Set(fixedAddresses.flatMap(({ address, isUnknown }) => (isUnknown ? [] : address.replace(/[?#].*/, '')))),
].filter((path) => path !== leadsAway)

const ignoredResourceTypes = ['image', 'font', 'media']

/** Cut and mended by hand. Routing also bypasses the browser's cache. */
async function createNetwork({ page, claim }: OpenPage) {
  let isCut = false
  claim('net::ERR_INTERNET_DISCONNECTED')
  await page.route('**/*', (route) => {
    const isLost = isCut || ignoredResourceTypes.includes(route.request().resourceType())
    return isLost ? route.abort('internetdisconnected') : route.continue()
  })
  return {
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
    },
  }
}

type Box = HTMLInputElement | HTMLTextAreaElement
type TouchLog = { boxes: ReadonlyArray<Box> }

type Network = Awaited<ReturnType<typeof createNetwork>>

const visit = (look: (page: Page, network: Network) => Promise<void>) =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async (opened) => {
    const network = await createNetwork(opened)
    await look(opened.page, network).finally(network.mend)
  })

function touchAllControls() {
  const kinds = ['text', 'email', 'tel', 'textarea', 'search']
  const boxes = Array.from(document.querySelectorAll<Box>('main form :is(input, textarea)')).filter(
    (box) => kinds.includes(box.type) && box.role !== 'combobox' && box.checkVisibility(),
  )
  for (const box of boxes) {
    box.focus()
    document.execCommand('insertText', false, 'a')
  }
  Object.assign(globalThis, { touched: { boxes } satisfies TouchLog })
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[type=button]:enabled'))
    if (button.isConnected && button.checkVisibility()) button.click()
}

function listMissingParts(title: string) {
  const { touched } = globalThis as unknown as { touched: TouchLog }
  const isMissing = {
    header: document.querySelector('header nav') === null,
    heading: document.querySelector('main h1')?.textContent !== title,
    footer: document.querySelector('footer') === null,
    'what was typed': touched.boxes.some((box) => !box.isConnected || !box.value.includes('a')),
  }
  return Object.entries(isMissing).flatMap(([part, missing]) => (missing ? [part] : []))
}

async function touchCutOff(page: Page, { cut, mend }: Network, address: string) {
  await visitPage(page, address)
  const title = (await page.locator('main h1').first().textContent()) ?? ''
  cut()
  await page.evaluate(touchAllControls)
  // A file is tried again before it is missed; where something is typed all of them have been by then.
  if (await page.evaluate(hasTypedText)) await missingPart(page).first().waitFor()
  mend()
  return page.evaluate(listMissingParts, title)
}

const missingPart = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the page did not load' })

const hasTypedText = () => (globalThis as unknown as { touched: TouchLog }).touched.boxes.length > 0

test('no page is lost to a connection that is, nor what was typed on it', () =>
  visit(async (page, network) => {
    const lost: Array<readonly [string, ...string[]]> = []
    for (const address of pages) {
      const missing = await touchCutOff(page, network, address)
      if (missing.length > 0) lost.push([address, ...missing])
    }
    expect(lost).toEqual([])
  }))

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'The page you asked for did not load' })
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
const heading = (page: Page) => page.locator('main h1').innerText()

test('a page that does not arrive leaves the visitor where she is, and arrives when she tries again', () =>
  visit(async (page, network) => {
    await visitPage(page, '/contact')
    const box = page.getByRole('textbox', { name: 'First Name' })
    await box.fill('Ada')
    network.cut()
    await follow(page, 'Home')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await notice(page).waitFor()
    expect([await heading(page), await box.inputValue()]).toEqual(['Contact', 'Ada'])
    network.mend()
    await notice(page).getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => heading(page)).not.toBe('Contact')
    expect([new URL(page.url()).pathname, await notice(page).count()]).toEqual(['/home', 0])
  }))

test('a dialog that does not arrive is said beside the page, and opens when the visitor tries again', () =>
  visit(async (page) => {
    const dialog = /\/accessibility-dialog-/
    await page.route(dialog, (route) => route.abort('internetdisconnected'))
    await visitPage(page, '/services')
    await page.getByRole('button', { name: /^Accessibility/ }).click()
    const missing = missingPart(page)
    await missing.waitFor()
    await page.unroute(dialog)
    await missing.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await missing.count()).toBe(0)
  }))

test('a question that does not arrive holds the visitor where she is, with what she typed, and is asked when she tries again', () =>
  visit(async (page) => {
    const question = /\/shown-dialogs-/
    await page.route(question, (route) => route.abort('internetdisconnected'))
    await visitPage(page, '/contact')
    const box = page.getByRole('textbox', { name: 'First Name' })
    await box.fill('Ada')
    await follow(page, 'Home')
    const missing = missingPart(page)
    await missing.waitFor()
    expect([await heading(page), await box.inputValue()]).toEqual(['Contact', 'Ada'])
    await page.unroute(question)
    await missing.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect.poll(() => heading(page)).not.toBe('Contact')
  }))

test('a call whose file did not arrive is lost as any call is: what was typed stays, and the next press makes it', () =>
  visit(async (page) => {
    const wire = /\/wire-/
    await page.route(wire, (route) => route.abort('internetdisconnected'))
    await visitPage(page, '/account-login')
    const fields = ['Email', 'Password'].map((name) => page.getByRole('textbox', { name }))
    const typed = ['ada@site.example', 'Not her password 7']
    for (const [at, field] of fields.entries()) await field.fill(typed[at]!)
    const send = page.getByRole('button', { name: 'Login' })
    await send.click()
    const lost = page.getByRole('group', { name: /Something went wrong/ })
    await lost.waitFor()
    expect(await Promise.all(fields.map((field) => field.inputValue()))).toEqual(typed)
    await page.unroute(wire)
    const answered = page.waitForResponse('**/data/post_transaction*')
    await send.click()
    expect((await answered).ok()).toBe(true)
    await lost.waitFor({ state: 'hidden' })
  }))

test('a page that breaks while it is drawn says so within the frame, and the next page stands', () =>
  visitSite(site(), { viewport: { width: 1280, height: 900 } }, async ({ page, claim }) => {
    claim('Error: broken')
    await page.route(/\/contact-route-/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const ContactRoute = () => { throw new Error('broken') }",
      }),
    )
    await visitPage(page, '/services')
    await follow(page, 'Contact')
    await expect.poll(() => heading(page)).toBe('This page stopped working')
    await follow(page, 'Home')
    await expect.poll(() => heading(page)).not.toBe('This page stopped working')
    expect(new URL(page.url()).pathname).toBe('/home')
  }))
