import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'
import type { SendingJourney } from '../sending/line.ts'
import type { Clock } from './clock.ts'
import type { BrowserConnection } from './browser-connection.ts'
import type { Networks } from './networks.ts'
import type { ApplyFor } from './apply-for.ts'
import { isStage, openOnStage } from './stage.ts'
import type { Subscribe } from './subscribe.ts'
import type { Device } from './device.ts'
import type { Firm } from '../harness/firm.ts'

/** A visit with a real browser to the running site. */
export type BrowserVisit = {
  readonly page: Page
  readonly connection: BrowserConnection
  readonly device: Device
  readonly clock: Clock
  /** Says that an error in the browser's console which holds this text is part of the scenario. */
  readonly claim: (text: string) => void
  readonly subscribe: Subscribe
  readonly applyFor: ApplyFor
  readonly forms: Firm['forms']
  /** Has the firm tell somebody how her application for the job with a title stands. */
  readonly tell: Firm['tell']
  /** Shows that mail to the e-mail of an account arrives. */
  readonly confirmEmail: (email: string) => Promise<void>
  readonly networks: Networks
  /** What is sent to the firm, whatever page it is sent from. */
  readonly sending: SendingJourney
}

/** Waits until a page answers that has been touched, or goes on by itself. */
export const awake = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Touches a page, which is when its script runs. */
export const touch = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('touchstart')))

/** Touches a page and waits until it answers. */
export async function wake(page: Page) {
  await touch(page)
  await awake(page)
}

/** Opens an address as a new visit does, touches the page and waits until it answers. */
export async function arriveAt(page: Page, address: string) {
  if (isStage(page)) return openOnStage(page, address)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await wake(page)
}

/** Loads the page again as the browser does, touches it and waits until it answers. */
export async function reload(page: Page) {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await wake(page)
}

/** Opens an address whose scripts never arrive: what the server sent is all there is. */
export async function arriveBeforeScripts(page: Page, address: string) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(address)
}

/** Opens an address whose application is held on its way. @returns what lets it in */
export async function arriveWithoutApplication(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/entry-browser*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(address)
  return gate.resolve
}

/** Goes on to another address of the site without leaving it, as a link in it does. */
export const followLink = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Brings something into sight, or out of it to the top of the page, and waits until the browser has told the page. */
export const bringIntoSight = (place: Locator, isSeen = true) =>
  place.evaluate(async (found, seen) => {
    if (seen) found.scrollIntoView({ block: 'center', behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
    await new Promise<void>((resolve) => {
      const told: IntersectionObserverCallback = ([entry], observer) => {
        if (entry?.isIntersecting !== seen) return
        observer.disconnect()
        resolve()
      }
      new IntersectionObserver(told, { threshold: 0.5 }).observe(found)
    })
  }, isSeen)

/** Runs in the page: whether what can be seen of one of these, without what is cut off to a point for listeners, is exactly this. */
function anyShows(elements: ReadonlyArray<Element>, words: string) {
  const isSeen = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { width, height } = around.getBoundingClientRect()
      const { display, overflow } = getComputedStyle(around)
      if (display !== 'contents' && overflow !== 'visible' && (width <= 1 || height <= 1)) return false
    }
    return true
  }
  const textOf = (node: Node): string =>
    node instanceof Element
      ? Array.from(node.childNodes, (child) => (child instanceof Element && !isSeen(child) ? '' : textOf(child))).join(
          '',
        )
      : (node.nodeValue ?? '')
  const asRead = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return elements.some((element) => isSeen(element) && asRead(textOf(element)) === asRead(words))
}

/** Fails unless exactly these words, and no others beside them, stand where a person sees them now or shortly. */
export async function reads(page: Page, words: string) {
  const places = page.getByText(words)
  await sees(() => places.evaluateAll(anyShows, words), true).catch(async () => {
    const main = await page.locator('body').innerText()
    assert.fail(`Expected to read "${words}" on the page, which says:\n${main.slice(0, 1500)}`)
  })
}
