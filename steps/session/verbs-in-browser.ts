import assert from 'node:assert/strict'
import { walker } from '../account-login/accounts.ts'
import { Unauthorized } from '#contract/site-api.ts'
import type { RefreshOutcome } from '#machines/token-refresh.machine.ts'
import type { Page } from 'playwright-core'
import { accountMenu } from './account-menu.ts'
import { visitPage, followLink, type BrowserVisit } from '../worlds/browser-visit.ts'
import { sees } from '../harness/sees.ts'
import { createTabTokenExchange } from './copies-in-browser.ts'
import { endToken, fetchToken, writeToken } from './tokens-in-browser.ts'
import { isLiveToken } from './tokens.ts'
import type { sessionMachine } from '#machines/session.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent =
  | 'xstate.done.actor.refreshToken'
  | 'xstate.done.actor.readApplicant'
  | 'xstate.error.actor.readApplicant'
  | 'xstate.done.actor.revokeToken'
  | 'xstate.error.actor.revokeToken'
  | 'xstate.after.expiry.session.signedIn'
  | 'xstate.after.refreshInterval.session.signedIn'

type SessionVerbs = Journey<typeof sessionMachine, OutcomeEvent>

/** Milliseconds: an hour plus the 100 ms that copies have to answer. */
const untilRefreshed = 3_600_100

export async function submitSignInForm(page: Page, email: string, password: string, remember: boolean) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: 'Keep Me Logged In' }).setChecked(remember)
  await page.getByRole('button', { name: 'LOGIN' }).click()
}

export async function signOut(page: Page) {
  await accountMenu(page).choose('Sign Out')
  await page.waitForURL('**/home')
}

export const sessionEnded = (tab: Page) =>
  tab.getByRole('region', { name: /^Notifications/ }).getByText(/(ended|deleted)\.$/)

export function sessionVerbs(
  { page, connection, clock, claim }: BrowserVisit,
  revoke: () => Promise<void>,
): SessionVerbs {
  const menu = accountMenu(page)
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
  const end = async (outcome: RefreshOutcome) => {
    if (outcome.kind === 'unknown') await revoke()
    await settle(outcome.kind === 'lost')()
  }
  const copies = createTabTokenExchange(page)
  const expire = async () => {
    await clock.pass(untilRefreshed)
    await settle(true)()
    await clock.pass(1_800_000)
  }
  return {
    start: async () => {
      await clock.take()
      await page.goto('/robots.txt')
      await connection.hold()
    },
    events: {
      'token.read': async ({ stored, endedVisitor }) => {
        if (endedVisitor) return endToken(page)
        const text =
          stored && (isLiveToken(stored.token) ? await fetchToken(page, walker.email, walker.password) : stored.token)
        await writeToken(page, text)
        if (page.url().endsWith('/robots.txt')) await visitPage(page, '/home')
      },
      'signed.in': async ({ stored }) => {
        await visitPage(page, '/account-login')
        await submitSignInForm(page, walker.email, walker.password, stored.remember)
        await settle(false)()
        if (!stored.remember) await copies.note()
      },
      'sign.out': () => signOut(page),
      'token.refused': async () => {
        await revoke()
        await followLink(page, '/careers/open')
        await connection.release({ kind: 'passes' })
        await page.getByRole('list', { name: 'Jobs', exact: true }).waitFor()
        await sees(async () => connection.inFlight(), 0)
        await connection.hold()
      },
      'device.refused': () => Promise.reject(new Error('A device refuses only while it is asked for something else.')),
      'copy.refreshed': copies.refresh,
      'renewal.requested': copies.ask,
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
        await sees(async () => connection.inFlight(), 0)
      },
      signingOut: async () => {
        await menu.signIn.waitFor()
        await isUnderWay('SignOut')
      },
      ended: async () => {
        await sessionEnded(page).waitFor()
        await menu.signIn.waitFor()
      },
    },
  }
}
