import { rememberSession } from '#contract/account-operations.ts'
import { Unauthorized } from '#contract/site-api.ts'
import { call } from '#contract/operations.ts'
import { sees } from '../harness/sees.ts'
import { accountMenu } from '../session/account-menu.ts'
import { directly, readToken, fetchToken, writeToken } from '../session/tokens-in-browser.ts'
import { connectInBrowser, type BrowserConnection } from '../worlds/browser-connection.ts'
import { visitPage, type BrowserVisit } from '../worlds/browser-visit.ts'
import { openOtherTab, type OtherTab } from '../worlds/other-tab.ts'
import { walker } from '../account-login/accounts.ts'
import type { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import type { Journey } from '../harness/journey.ts'

type OutcomeEvent =
  | 'xstate.done.actor.requestTokenFromCopies'
  | 'xstate.done.actor.refreshToken'
  | 'xstate.error.actor.refreshToken'

/** Milliseconds that copies of a tab have to answer. */
const answering = 100

const storeTabToken = (token: string) => sessionStorage.setItem('access_token', token)

export function tokenRefreshInBrowser({ page, connection, clock, claim }: BrowserVisit) {
  let other: OtherTab | null = null
  let line: BrowserConnection | null = null
  const otherTab = async () => (other ??= await openOtherTab(page, 'access_token'))
  const waiting = async () => (await otherTab()).waiting()
  const inFlight = async () => connection.held('RefreshToken')
  const current = async () => (await readToken(page, 'tab')) ?? (await readToken(page, 'device')) ?? ''
  const fail = async (event?: object) => {
    const isUnknown = event !== undefined && 'error' in event && event.error instanceof Unauthorized
    claim(isUnknown ? '401' : 'net::ERR_CONNECTION_FAILED')
    if (isUnknown) await directly(page)([call('SignOut')], await current())
    await connection.settle({ kind: isUnknown ? 'passes' : 'is lost' })
  }
  const journey: Journey<typeof tokenRefreshMachine, OutcomeEvent> = {
    start: async (where) => {
      await clock.take()
      await page.goto('/robots.txt')
      await (await otherTab()).hold()
      await connection.hold()
      const isTabToken = where === 'a token of one tab'
      const token = await fetchToken(page, walker.email, walker.password, ...(isTabToken ? [] : [rememberSession]))
      if (isTabToken) await page.evaluate(storeTabToken, token)
      else await writeToken(page, token)
      await visitPage(page, '/home')
      await clock.stop()
    },
    events: {
      'lock.acquired': async ({ stored }) => {
        if (stored) await writeToken(page, await fetchToken(page, walker.email, walker.password, rememberSession))
        await (await otherTab()).release()
      },
      'lock.refused': () => Promise.reject(new Error('A browser that lets no tab wait does so from the start.')),
      'xstate.done.actor.requestTokenFromCopies': () => clock.pass(answering),
      'xstate.done.actor.refreshToken': () => connection.settle({ kind: 'passes' }),
      'xstate.error.actor.refreshToken': fail,
    },
    states: {
      queuing: async () => {
        await accountMenu(page).toggle.waitFor()
        await sees(waiting, 1)
      },
      asking: async () => {
        const questions = async () => (await (await otherTab()).heard()).filter((said) => !('to' in said)).length
        await sees(questions, 1)
        await sees(inFlight, 0)
      },
      refreshing: () => sees(inFlight, 1),
      over: async () => {
        await sees(waiting, 0)
        await sees(inFlight, 0)
      },
    },
  }
  return {
    ...journey,
    refreshInOtherTab: async () => {
      const tab = await page.context().newPage()
      line = connectInBrowser(tab)
      await line.hold('RefreshToken')
      await visitPage(tab, '/home')
      await sees(async () => line?.held('RefreshToken'), 1)
    },
    finishInOtherTab: async (isRefreshed: boolean) => {
      if (!isRefreshed) claim('net::ERR_CONNECTION_FAILED')
      await line?.release({ kind: isRefreshed ? 'passes' : 'is lost' })
    },
  }
}

export type TokenRefreshJourney = ReturnType<typeof tokenRefreshInBrowser>
