import { keepsSession } from '#contract/account-operations.ts'
import { Unauthorized } from '#contract/site-api.ts'
import { call } from '#contract/operations.ts'
import type { RefreshOutcome } from '#machines/token-refresh.machine.ts'
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { accountMenu } from './account-menu.ts'
import { arriveAt, followLink, wake, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { copiesInBrowser } from './copies-in-browser.ts'
import { walker, type SessionJourney } from './journey.ts'
import { directly, endToken, inAnotherTab, readToken, tokenFor, writeToken } from './tokens-in-browser.ts'
import { isLiveToken } from './tokens.ts'

/** An hour, and the time in which copies of the tab answer, in milliseconds. */
const untilRefreshed = 3_600_100

/** Fills in the form and sends it. */
export async function fillIn(page: Page, email: string, password: string, remember: boolean) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'Keep Me Logged In' }).setChecked(remember)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

async function signOut(page: Page) {
  await accountMenu(page).choose('Sign Out')
  await page.waitForURL('**/home')
}

/** Who visits, as a person finds it in a browser. */
export function sessionInBrowser({ page, connection, clock, claim }: BrowserVisit): SessionJourney {
  const menu = accountMenu(page)
  const send = directly(page)
  const current = async () => (await readToken(page, 'tab')) ?? (await readToken(page, 'device')) ?? ''
  const revoke = async () => {
    claim('401')
    await send([call('SignOut')], await current())
  }
  const isUnderWay = (operation: string) => sees(async () => connection.held(operation), 1)
  const settle = (isLost: boolean) => async () => {
    if (isLost) claim('net::ERR_CONNECTION_FAILED')
    await connection.settle({ kind: isLost ? 'is lost' : 'passes' })
  }
  const fail = async (event?: object) => {
    const isUnknown = event !== undefined && 'error' in event && event.error instanceof Unauthorized
    if (isUnknown) await revoke()
    await settle(!isUnknown)()
  }
  /** Has the server end a refresh in this way. */
  const end = async (outcome: RefreshOutcome) => {
    if (outcome.kind === 'unknown') await revoke()
    await settle(outcome.kind === 'lost')()
  }
  const copies = copiesInBrowser(page)
  const signIn = async (email: string, password: string, remember: boolean) => {
    await followLink(page, '/account-login')
    await fillIn(page, email, password, remember)
  }
  const expire = async () => {
    await clock.pass(untilRefreshed)
    if (connection.underWay() > 0) await settle(true)()
    await clock.pass(1_800_000)
  }
  const jobs = () => page.getByText(/^(\d+ (jobs|results)|We couldn't find any jobs)/).first()
  const ended = (tab = page) => tab.getByRole('region', { name: /^Notifications/ }).getByText(/(ended|deleted)\.$/)
  return {
    start: async () => {
      await clock.take()
      await page.goto('/robots.txt')
      await connection.hold()
    },
    signIn: async (email, password, remember) => {
      if ((await page.locator('html[data-hydrated]').count()) === 0) await arriveAt(page, '/home')
      await signIn(email, password, remember)
      await sees(async () => Boolean(await menu.name()), true)
      // The page that follows takes the focus as soon as it has come.
      await page.locator('h1:focus').waitFor()
    },
    signOut: () => signOut(page),
    signOutElsewhere: () =>
      inAnotherTab(
        page,
        async (tab) => {
          // What is on its way with that token is refused, and what needs none is sent without it.
          if (connection.underWay() > 0) claim('401')
          await wake(tab)
          await signOut(tab)
          // Anyone who closes the tab before she is signed out there is not signed out.
          await accountMenu(tab).signIn.waitFor()
        },
        '/home',
      ),
    signInElsewhere: async (email, password) => writeToken(page, await tokenFor(page, email, password, keepsSession)),
    copyTab: async () => {
      const before = await readToken(page, 'tab')
      const name = await menu.name()
      const [copy] = await Promise.all([page.context().waitForEvent('page'), page.evaluate(() => void open('/home'))])
      await wake(copy)
      await sees(async () => (await readToken(copy, 'tab')) === before, false)
      const renewed = await readToken(copy, 'tab')
      await sees(() => readToken(page, 'tab'), renewed)
      for (const tab of [page, copy]) await sees(accountMenu(tab).name, name)
    },
    leaveWith: async (token) => {
      if (isLiveToken(token)) claim('401')
      await page.goto('/robots.txt')
      await writeToken(page, token)
    },
    open: () => arriveAt(page, '/home'),
    takeTime: clock.take,
    readOn: async () => {
      claim('401')
      await followLink(page, '/careers/open')
      await jobs().waitFor()
    },
    readOnElsewhere: async () => {
      claim('401')
      await inAnotherTab(page, (tab) => ended(tab).waitFor(), '/careers/open')
    },
    pass: clock.pass,
    passCutOff: async (duration) => {
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
    revoke,
    events: {
      'token.read': async ({ stored, endedFor }) => {
        if (endedFor) return endToken(page)
        const text =
          stored && (isLiveToken(stored.token) ? await tokenFor(page, walker.email, walker.password) : stored.token)
        await writeToken(page, text)
        if (page.url().endsWith('/robots.txt')) await arriveAt(page, '/home')
      },
      'signed.in': async ({ stored }) => {
        await arriveAt(page, '/account-login')
        await fillIn(page, walker.email, walker.password, stored.remember)
        await settle(false)()
        if (!stored.remember) await copies.note()
      },
      'sign.out': () => signOut(page),
      'token.refused': async () => {
        await revoke()
        await followLink(page, '/careers/open')
        await connection.release({ kind: 'passes' })
        await page.getByRole('list', { name: 'Jobs', exact: true }).waitFor()
        await sees(async () => connection.underWay(), 0)
        await connection.hold()
      },
      'device.refused': () => Promise.reject(new Error('A device refuses only while it is asked for something else.')),
      'copy.refreshed': copies.refresh,
      'copy.asked': copies.ask,
      'xstate.done.actor.refreshToken': (event) => end(event?.output as RefreshOutcome),
      'xstate.done.actor.readApplicant': settle(false),
      'xstate.error.actor.readApplicant': fail,
      'xstate.done.actor.revokeToken': settle(false),
      'xstate.error.actor.revokeToken': fail,
      'xstate.after.expiry.session.signedIn': expire,
      'xstate.after.refreshInterval.session.signedIn': () => clock.pass(untilRefreshed),
    },
    states: {
      unknown: async () => assert.match(page.url(), /robots\.txt$/),
      signedOut: () => menu.signIn.waitFor(),
      refreshing: async () => {
        await menu.toggle.waitFor()
        await isUnderWay('RefreshToken')
      },
      greeting: async () => {
        await sees(menu.name, '')
        await isUnderWay('Applicant')
      },
      signedIn: async () => {
        await menu.toggle.waitFor()
        await sees(async () => connection.underWay(), 0)
      },
      signingOut: async () => {
        await menu.signIn.waitFor()
        await isUnderWay('SignOut')
      },
      ended: async () => {
        await ended().waitFor()
        await menu.signIn.waitFor()
      },
    },
    shows: {
      name: menu.name,
      token: (place) => readToken(page, place),
      hasRead: () => jobs().isVisible(),
      calls: async (operation) => connection.callsFor(operation),
    },
  }
}
