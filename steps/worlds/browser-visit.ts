import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { sees } from '../harness/sees.ts'
import type { SendingJourney } from '../sending/outcomes.ts'
import type { Clock } from './clock.ts'
import type { BrowserConnection } from './browser-connection.ts'
import type { Networks } from './networks.ts'
import type { ApplyFor } from './applications.ts'
import { isStage, openOnStage } from './stage.ts'
import type { Subscribe } from './subscribe.ts'
import type { Device } from './memory-device.ts'
import type { Firm } from '../harness/firm.ts'

export type BrowserVisit = {
  readonly page: Page
  readonly connection: BrowserConnection
  readonly device: Device
  readonly clock: Clock
  readonly claim: (text: string) => void
  readonly subscribe: Subscribe
  readonly submitApplicationFor: ApplyFor
  readonly forms: Firm['forms']
  readonly tell: Firm['tell']
  readonly confirmEmail: (email: string) => Promise<void>
  readonly networks: Networks
  readonly sending: SendingJourney
}

export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

/** Until it is touched, a page runs no script. */
export const touch = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('touchstart')))

export async function hydratePage(page: Page) {
  await touch(page)
  await waitForHydration(page)
}

export async function visitPage(page: Page, address: string) {
  if (isStage(page)) return openOnStage(page, address)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await hydratePage(page)
}

export async function reload(page: Page) {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await hydratePage(page)
}

export async function arriveBeforeScripts(page: Page, address: string) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(address)
}

export async function arriveWithoutApplication(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/entry-browser*', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(address)
  return gate.resolve
}

export const followLink = (page: Page, address: string) =>
  page.evaluate((to) => {
    // By its key the router knows one entry of the history from another with the same address.
    const state = { key: crypto.randomUUID() }
    history.pushState(state, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  }, address)

export const bringIntoView = (place: Locator, isSeen = true) =>
  place.evaluate(async (found, seen) => {
    if (seen) found.scrollIntoView({ block: 'center', behavior: 'instant' })
    else scrollTo({ top: 0, behavior: 'instant' })
    await new Promise<void>((resolve) => {
      const told: IntersectionObserverCallback = (entries, observer) => {
        if (entries.at(-1)?.isIntersecting !== seen) return
        observer.disconnect()
        resolve()
      }
      new IntersectionObserver(told, { threshold: 0.5 }).observe(found)
    })
  }, isSeen)

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
  const getText = (node: Node): string =>
    node instanceof Element
      ? Array.from(node.childNodes, (child) => (child instanceof Element && !isSeen(child) ? '' : getText(child))).join(
          '',
        )
      : (node.nodeValue ?? '')
  const asRead = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return elements.some((element) => isSeen(element) && asRead(getText(element)) === asRead(words))
}

export async function reads(page: Page, words: string) {
  const places = page.getByText(words)
  await sees(() => places.evaluateAll(anyShows, words), true).catch(async () => {
    const main = await page.locator('body').innerText()
    assert.fail(`Expected to read "${words}" on the page, which says:\n${main.slice(0, 1500)}`)
  })
}
