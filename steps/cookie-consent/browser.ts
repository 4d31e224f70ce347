import type { VisitEvent } from '#contract/visit-reports.ts'
import type { BrowserContext, Page } from 'playwright-core'
import { visitPage, arriveWithoutApplication, hydratePage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { inAnotherTab, inBlankTab } from '../worlds/other-tab.ts'
import { disableAll, locateConsent } from './view-in-browser.ts'
import type { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import type { Journey } from '../harness/journey.ts'

type Closing = `xstate.after.closing.cookieConsent.${'closingNotice' | 'closingPanel'}`

const cookieName = 'cookie_preferences'

const refusal = 'Your browser could not store your choice about cookies.'

export const answerCookies = (context: BrowserContext, address: string) =>
  context.addCookies([{ name: cookieName, value: 'necessary', url: address, sameSite: 'Strict' }])

const enablePrivacySignal = () => {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true, configurable: true })
}

export async function sendPrivacySignal(page: Page, since: 'the next page' | 'this page' = 'the next page') {
  await page.addInitScript(enablePrivacySignal)
  if (since === 'this page') await page.evaluate(enablePrivacySignal)
}

const sendsSignal = (page: Page) =>
  page.evaluate(() => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)

const blockCookies = () =>
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true })

const allowCookies = () => Reflect.deleteProperty(document, 'cookie')

const readConsentCookie = async (page: Page) =>
  (await page.context().cookies()).find((cookie) => cookie.name === cookieName)?.value ?? null

export const putCookie = (page: Page, stored: string) =>
  inBlankTab(page, (tab) =>
    // A browser writes a cookie in its own time; who reads it waits for that, so the tab is not closed over it.
    tab.evaluate((cookie) => {
      document.cookie = cookie
      return document.cookie
    }, `${cookieName}=${stored}; Max-Age=1000; Path=/; SameSite=Strict`),
  )

/** `start` opens a page that is not hydrated; the first `cookie.read` hydrates it, later ones only write the cookie. */
export function cookieConsentInBrowser({ page, clock }: BrowserVisit) {
  const { consentNotice, savedNotice, panel, footer, press } = locateConsent(page)
  const openFromFooter = () => footer.click()
  const expectAllClosed = () =>
    Promise.all([consentNotice, savedNotice, panel].map((part) => part.waitFor({ state: 'detached' })))
  const panelReads = (words: string) => panel.getByText(words).waitFor()
  const requests: URL[] = []
  const counted: VisitEvent[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    requests.push(address)
    if (address.pathname === '/data/collect') counted.push(request.postDataJSON() as VisitEvent)
  })
  let letIn: (() => void) | undefined

  const hydrate = async () => {
    letIn?.()
    letIn = undefined
    await hydratePage(page)
    await clock.stop()
  }
  const createAnswer = (inPanel: string, inNotice: string) => async () => {
    if (await panel.isVisible()) await press(inPanel)
    else await consentNotice.getByRole('button', { name: inNotice }).click()
  }
  const waitForClosing = () => clock.pass(500)
  /** React throttles successive reveals of lazy content; with the clock stopped the toasts would never show. */
  const waitForToasts = () => clock.pass(400)
  const waitForHydration = () => hydratePage(page)
  const createLabelReader = (selector: string) => () =>
    panel.locator(selector).evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent?.trim() ?? ''))
  const journey: Journey<typeof cookieConsentMachine, Closing> = {
    start: async (where) => {
      await page.context().clearCookies()
      if (where === 'with the privacy signal') await sendPrivacySignal(page)
      await clock.take()
      letIn = await arriveWithoutApplication(page, '/home')
    },
    events: {
      'cookie.read': async ({ stored }) => {
        await putCookie(page, stored ?? '')
        if (letIn) await hydrate()
      },
      'cookie.refused': async () => {
        await page.evaluate(blockCookies)
        await openFromFooter()
        await panel.waitFor()
        await press('Save and Close')
        await page.evaluate(allowCookies)
        await waitForToasts()
      },
      'all.disabled': createAnswer('Disable All Cookies', 'Disable All'),
      'all.allowed': createAnswer('Allow All', 'Allow All'),
      'panel.opened': async () => {
        if (await consentNotice.isVisible())
          await consentNotice.getByRole('button', { name: 'Manage Preferences' }).click()
        else await openFromFooter()
        await panel.waitFor()
      },
      'panel.closed': async () => {
        await page.keyboard.press('Escape')
      },
      'kind.toggled': ({ kind }) =>
        panel.getByRole('checkbox', { name: kind === 'social' ? 'Social media' : 'Analytics' }).click(),
      'choice.saved': async () => {
        await press('Save and Close')
        await waitForToasts()
      },
      'xstate.after.closing.cookieConsent.closingNotice': waitForClosing,
      'xstate.after.closing.cookieConsent.closingPanel': waitForClosing,
    },
    states: {
      reading: async () => {
        const isUnanswered = (await readConsentCookie(page)) === null && !(await sendsSignal(page))
        await sees(() => consentNotice.isVisible(), isUnanswered)
      },
      unanswered: () => consentNotice.getByRole('button', { name: 'Allow All' }).waitFor(),
      closingNotice: () => savedNotice.waitFor(),
      answered: async () => {
        await waitForHydration()
        await expectAllClosed()
      },
      choosing: () => panelReads('Social media feeds change the next time a page loads'),
      closingPanel: () => panelReads('Your choice is saved.'),
      overridden: async () => {
        await waitForHydration()
        await expectAllClosed()
      },
      explained: () => panelReads('Your browser sends the Global Privacy Control signal.'),
    },
  }
  return {
    ...journey,
    cookie: {
      read: () => readConsentCookie(page),
      write: async (stored: string) => {
        await putCookie(page, stored)
      },
      refuse: async () => {
        await page.addInitScript(blockCookies)
        await page.evaluate(blockCookies)
      },
    },
    sendSignal: () => sendPrivacySignal(page),
    forget: () => page.context().clearCookies(),
    letCount: async (isAllowed: boolean) => {
      await putCookie(page, isAllowed ? 'necessary|analytical' : 'necessary')
    },
    open: async (address: string) => {
      await clock.take()
      await page.goto('about:blank')
      await visitPage(page, address)
      await clock.stop()
    },
    pass: clock.pass,
    tabThrough: async (count: number) => {
      const stops: string[] = []
      for (let stop = 0; stop < count; stop += 1) {
        await page.keyboard.press('Tab')
        stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
      }
      return stops
    },
    disableAllInAnotherTab: async () => {
      // The tabs of a browser have one clock here, and a page does not hydrate while it stands.
      await clock.take()
      await inAnotherTab(page, '/home', disableAll)
      await sees(() => readConsentCookie(page), 'necessary')
      await clock.stop()
    },
    shows: {
      listCheckedKinds: createLabelReader('input:checked'),
      kindsOffered: createLabelReader('input:enabled'),
      // Not by role: while a dialog is open, what stands beside it is there for the eyes only.
      refusals: () => page.locator('[data-toasts] li').filter({ hasText: refusal, visible: true }).count(),
      visitsCounted: async () => counted.length,
      counted: async () => counted,
      listContactedHosts: async () => {
        const { origin } = new URL(page.url())
        return requests.filter((address) => address.origin !== origin).map(String)
      },
    },
  }
}

export type CookieConsentJourney = ReturnType<typeof cookieConsentInBrowser>
