import { call } from '#contract/operations.ts'
import type { Page } from 'playwright-core'
import { accountMenu } from './account-menu.ts'
import { visitPage, followLink, hydratePage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { inAnotherTab, whileAsleep } from '../worlds/other-tab.ts'
import { directly, readToken, writeToken, type TokenPlace } from './tokens-in-browser.ts'
import { isLiveToken } from './tokens.ts'
import { submitSignInForm, signOut, sessionVerbs, sessionEnded } from './verbs-in-browser.ts'

export function sessionInBrowser(visit: BrowserVisit) {
  const { page, connection, clock, claim } = visit
  const menu = accountMenu(page)
  const send = directly(page)
  const current = async () => (await readToken(page, 'tab')) ?? (await readToken(page, 'device')) ?? ''
  /** Until then the page is asking, and a tab that is put to sleep would hold the lock of its session. */
  const waitForName = () => sees(async () => (await menu.name()) === '', false)
  const revoke = async () => {
    claim('401')
    await send([call('SignOut')], await current())
  }
  const signIn = async (email: string, password: string, remember: boolean) => {
    await followLink(page, '/account-login')
    await submitSignInForm(page, email, password, remember)
  }
  const signOutThere = async (tab: Page) => {
    // What is on its way with that token is refused, and what needs none is sent without it.
    if (connection.inFlight() > 0) claim('401')
    await signOut(tab)
    // Anyone who closes the tab before she is signed out there is not signed out.
    await accountMenu(tab).signIn.waitFor()
  }
  const signInThere = (email: string, password: string) =>
    inAnotherTab(page, '/account-login', async (tab) => {
      const there = accountMenu(tab)
      await sees(async () => (await there.name()) === '', false)
      if ((await there.name()) !== null) {
        await signOutThere(tab)
        await followLink(tab, '/account-login')
      }
      await submitSignInForm(tab, email, password, true)
      await sees(async () => Boolean(await there.name()), true)
    })
  const jobs = () => page.getByText(/^(\d+ (jobs|results)|We couldn't find any jobs)/).first()
  return {
    ...sessionVerbs(visit, revoke),
    signIn: async (email: string, password: string, remember: boolean) => {
      if ((await page.locator('html[data-hydrated]').count()) === 0) await visitPage(page, '/home')
      await signIn(email, password, remember)
      await sees(async () => Boolean(await menu.name()), true)
      // The page that follows takes the focus as soon as it has come.
      await page.locator('h1:focus').waitFor()
    },
    signOut: () => signOut(page),
    signOutInAnotherTab: () => inAnotherTab(page, '/home', signOutThere),
    signInInAnotherTab: signInThere,
    signInWhileAsleep: async (email: string, password: string) => {
      // What she has not sent yet is refused: first her token, then that of somebody to whom it does not belong.
      claim('401')
      claim('404')
      await waitForName()
      await whileAsleep(page, () => signInThere(email, password))
    },
    copyTab: async () => {
      const before = await readToken(page, 'tab')
      const name = await menu.name()
      const [copy] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(() => void open('/home'))])
      await hydratePage(copy)
      await sees(async () => (await readToken(copy, 'tab')) === before, false)
      const renewed = await readToken(copy, 'tab')
      await sees(() => readToken(page, 'tab'), renewed)
      for (const tab of [page, copy]) await sees(accountMenu(tab).name, name)
    },
    signOutWithToken: async (token: string) => {
      if (isLiveToken(token)) claim('401')
      await page.goto('/robots.txt')
      await writeToken(page, token)
    },
    open: () => visitPage(page, '/home'),
    controlClock: clock.take,
    continueReading: async () => {
      claim('401')
      await followLink(page, '/careers/open')
      await jobs().waitFor()
    },
    readOnInAnotherTab: async () => {
      claim('401')
      await inAnotherTab(page, '/careers/open', (tab) => sessionEnded(tab).waitFor())
    },
    pass: clock.pass,
    passCutOff: async (duration: number) => {
      claim('net::ERR_CONNECTION_FAILED')
      await connection.hold()
      await clock.pass(duration)
      await connection.release({ kind: 'is lost' })
    },
    fillDevice: () =>
      page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      }),
    revoke: async () => {
      await waitForName()
      await revoke()
    },
    shows: {
      name: menu.name,
      token: (place: TokenPlace) => readToken(page, place),
      hasRead: () => jobs().isVisible(),
      calls: async (operation: string) => connection.countCalls(operation),
    },
  }
}

export type SessionJourney = ReturnType<typeof sessionInBrowser>
