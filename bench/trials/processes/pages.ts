import type { BrowserContext, Page } from 'playwright-core'
import { sampleContent } from '#content/sample-content.ts'
import { answerCookies } from '#steps/cookie-consent/browser.ts'
import { guardedAddresses, listContentAddresses } from '#steps/screen/page-addresses.ts'
import { withBrowser } from '../../measure/slow-visit.ts'
import { publicRoutes } from '../../measure/public-routes.ts'
import { openAccount, password } from './calls.ts'
import { mustBe, printExamples, type Finding } from './finding.ts'
import type { Stage } from './stage.ts'

/** In ms. */
const longestWake = 30_000

type Seen = { pages: number; readonly faults: string[]; readonly failed: string[]; readonly refused: string[] }

/** What a page that is left gives up itself. */
const isGivenUp = (failure: string) => failure === 'net::ERR_ABORTED'

function watch(context: BrowserContext, seen: Seen) {
  const where = (page: Page | null) => (page === null ? '' : new URL(page.url()).pathname)
  const path = (url: string) => new URL(url).pathname.replace(/[\w-]{20,}/, '…')
  context.on('console', (message) => {
    if (message.type() === 'error') seen.faults.push(`${where(message.page())}: ${message.text()}`)
  })
  context.on('weberror', (error) => void seen.faults.push(`${where(error.page())}: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? ''
    if (!isGivenUp(failure)) seen.failed.push(`${failure} ${path(request.url())}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) seen.refused.push(`${response.status()} ${path(response.url())}`)
  })
}

async function wake(page: Page, url: string, seen: Seen) {
  await page.goto(url)
  await page.mouse.move(200, 300)
  await page.mouse.move(230, 330)
  await page.keyboard.press('Tab')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: longestWake })
  await page.waitForLoadState('networkidle')
  seen.pages += 1
}

async function signInOnScreen(page: Page, address: string, email: string) {
  await page.goto(`${address}/account-login`)
  const form = page.getByRole('form').filter({ has: page.getByLabel('Password', { exact: true }) })
  await form.getByLabel('Email', { exact: true }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'LOGIN' }).click()
  await page.waitForURL('**/account-management')
}

const publicAddresses = () => {
  const content = listContentAddresses(sampleContent(Date.now())).map(({ address }) => address)
  const some = ['/careers/job/', '/media/news/', '/media/event/'].flatMap((start) =>
    content.filter((address) => address.startsWith(start)).slice(0, 3),
  )
  return [...new Set([...publicRoutes().map(({ address }) => address), ...some])]
}

export async function tryPages({ address, isSmallest }: Stage): Promise<Finding[]> {
  const seen: Seen = { pages: 0, faults: [], failed: [], refused: [] }
  const [open, own] = [publicAddresses(), guardedAddresses.map((one) => one.address)]
  const [publicPaths, ownPaths] = isSmallest ? [open.slice(0, 2), own.slice(0, 1)] : [open, own]
  const { email } = await openAccount(address)
  await withBrowser(async (browser) => {
    const context = await browser.newContext()
    await answerCookies(context, address)
    watch(context, seen)
    const page = await context.newPage()
    for (const path of publicPaths) await wake(page, `${address}${path}`, seen)
    await signInOnScreen(page, address, email)
    for (const path of ownPaths) await wake(page, `${address}${path}`, seen)
    await context.close()
  })
  printExamples('console', seen.faults)
  printExamples('failed requests', seen.failed)
  printExamples('answers of 400 and more', seen.refused)
  return [
    mustBe('pages that woke', seen.pages, publicPaths.length + ownPaths.length),
    mustBe(`errors in the console of ${seen.pages} pages`, seen.faults.length, 0),
    mustBe('failed requests', seen.failed.length, 0),
    mustBe('answers of 400 and more', seen.refused.length, 0),
  ]
}
