import { readFile } from 'node:fs/promises'
import { call } from '#contract/operations.ts'
import type { DataFormat, Deletion, accountPageMachine } from '#machines/account-page.machine.ts'
import { sees } from '../harness/sees.ts'
import { accountMenu } from '../session/account-menu.ts'
import { signInWithToken, createNewcomer } from '../session/newcomer-in-browser.ts'
import { directly, fetchToken } from '../session/tokens-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { followLink, reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import { inAnotherTab } from '../worlds/other-tab.ts'
import type { Page } from 'playwright-core'
import type { Journey } from '../harness/journey.ts'
import { walker } from '../account-login/accounts.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadData'
  | 'xstate.error.actor.loadData'
  | 'xstate.done.actor.endSession'
  | 'xstate.error.actor.endSession'
  | 'xstate.done.actor.deleteAccount'

export type SessionName = 'this device' | 'another device'

const account = '/account-management'

/** The sessions of a deleted account have ended before it is signed out of. */
const refusedSignOut = '401 (Unauthorized)'

const deletionForm = (page: Page) => page.getByRole('form', { name: 'Delete your account' })

async function deleteAccount(page: Page, typed: string) {
  const form = deletionForm(page)
  if (!(await form.isVisible())) await page.getByText('Delete with my password').click()
  await form.getByLabel('Password', { exact: true }).fill(typed)
  await form.getByRole('button', { name: 'Delete my account' }).click()
}

/** Events name no session: the first of the others is ended. */
export function accountPageInBrowser({ page, connection, claim, confirmEmail }: BrowserVisit) {
  const table = page.getByRole('table', { name: 'Where you are signed in' })
  const rows = table.locator('tbody').getByRole('row')
  const ends = table.getByRole('button', { name: /^Sign out there/ })
  const download = (format: DataFormat) =>
    page.getByRole('button', { name: format === 'JSON' ? 'Download as JSON' : 'Download as a page', exact: true })
  const hold = () => connection.hold()
  const follow = () => followLink(page, account)
  const leave = async () => {
    await followLink(page, '/home')
    await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).waitFor({ state: 'detached' })
    await page.locator('h1:focus').waitFor()
  }
  const pass = () => connection.release({ kind: 'passes' })
  const lose = () => {
    claim('net::ERR_CONNECTION_FAILED')
    return connection.release({ kind: 'is lost' })
  }
  const breakOff = () => connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] })
  const endOther = () => ends.first().click()
  const requestFile = (format: DataFormat) => download(format).click()
  const listed = async () => {
    await table.waitFor()
    await sees(() => page.locator('main [aria-busy="true"]').count(), 0)
  }
  const emailShown = async () => /\S+@\S+/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  const isBusy = (button: ReturnType<typeof download>) => sees(() => button.first().getAttribute('aria-busy'), 'true')
  const journey: Journey<typeof accountPageMachine, OutcomeEvent> = {
    start: async () => {
      const { email, token } = await createNewcomer(page)
      await fetchToken(page, email, walker.password)
      await signInWithToken(page, token)
      await hold()
      await follow()
    },
    events: {
      'load.requested': async () => {
        await hold()
        await page.getByRole('button', { name: 'Try again' }).click()
      },
      'account.changed': async () => {
        await confirmEmail(await emailShown())
        await hold()
        await page.getByRole('button', { name: 'Send the email again', exact: true }).click()
        await connection.settle({ kind: 'passes' })
      },
      'end.requested': async () => {
        await hold()
        await endOther()
      },
      'file.requested': async ({ format }) => {
        await hold()
        await requestFile(format)
      },
      'deletion.requested': async ({ password: typed }) => {
        if (typed !== '') await hold()
        await deleteAccount(page, typed)
      },
      'xstate.done.actor.loadData': pass,
      'xstate.error.actor.loadData': breakOff,
      'xstate.done.actor.endSession': pass,
      'xstate.error.actor.endSession': breakOff,
      'xstate.done.actor.deleteAccount': async (event) => {
        const { output } = event as { readonly output: Deletion }
        if (output.ok) claim(refusedSignOut)
        if (output.ok) return pass()
        if (output.reason === 'lost') return lose()
        await connection.release({ kind: 'changes', operations: [call('DeleteAccount', 'a wrong guess')] })
      },
    },
    states: {
      loading: () => reads(page, 'Loading your account...'),
      failed: () => reads(page, 'Your account could not be loaded.'),
      listed,
      reloading: () => sees(() => download('page').getAttribute('aria-disabled'), 'true'),
      endingSession: () => isBusy(ends),
      preparingFile: () => sees(() => page.locator('main [aria-busy="true"]').count(), 1),
      deleting: () => reads(page, 'Deleting your account...'),
      deleted: async () => {
        await reads(page, 'Your account has been deleted.')
        await page.waitForURL('**/home')
        await accountMenu(page).signIn.waitFor()
      },
    },
  }
  return {
    ...journey,
    signInOnAnotherDevice: async (email: string, typed: string, userAgent = '') => {
      await directly(page, userAgent)([call('SignIn', email, typed, '')])
    },
    open: async () => {
      await leave()
      await follow()
      await listed()
    },
    openSlowly: async () => {
      await leave()
      await hold()
      await follow()
    },
    endOther,
    requestFile,
    exportData: async (format: DataFormat) => {
      const [file] = await Promise.all([page.waitForEvent('download'), requestFile(format)])
      return readFile(await file.path(), 'utf8')
    },
    remove: async (typed: string) => {
      claim(refusedSignOut)
      await deleteAccount(page, typed)
    },
    deleteInAnotherTab: async (typed: string) => {
      claim(refusedSignOut)
      await inAnotherTab(page, account, async (tab) => {
        await deleteAccount(tab, typed)
        await tab.waitForURL('**/home')
      })
    },
    hold,
    release: pass,
    lose,
    shows: {
      sessions: async () =>
        (await rows.getByRole('rowheader').allInnerTexts())
          .map((text) => (text.startsWith('This device') ? ('this device' as const) : ('another device' as const)))
          .toSorted(),
      devices: async () =>
        (await rows.getByRole('rowheader').allInnerTexts()).map((text) =>
          (text.split('\n')[0] ?? '').replace('This device: ', ''),
        ),
      email: emailShown,
      links: () =>
        page
          .getByRole('main')
          .getByRole('link')
          .evaluateAll((found) => found.map((link) => `${link.textContent}: ${link.getAttribute('href')}`)),
      focused: () => page.evaluate(() => (document.activeElement?.textContent ?? '').trim()),
      password: () => deletionForm(page).getByLabel('Password', { exact: true }).inputValue(),
    },
  }
}

export type AccountPageJourney = ReturnType<typeof accountPageInBrowser>
