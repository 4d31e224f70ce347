import type { AlertsOfAccount, accountAlertsMachine } from '#machines/account-alerts.machine.ts'
import { call } from '#contract/operations.ts'
import { accountPageInBrowser } from '../account-page/browser.ts'
import { sees } from '../harness/sees.ts'
import { directly, readToken } from '../session/tokens-in-browser.ts'
import { answers } from '../worlds/answers.ts'
import { reads, type BrowserVisit } from '../worlds/browser-visit.ts'
import type { Journey } from '../harness/journey.ts'
import { walker } from '../account-login/accounts.ts'

type OutcomeEvent =
  | 'xstate.done.actor.loadAlerts'
  | 'xstate.error.actor.loadAlerts'
  | 'xstate.done.actor.endAlert'
  | 'xstate.error.actor.endAlert'
  | 'xstate.done.actor.startAlert'
  | 'xstate.error.actor.startAlert'
  | 'xstate.done.actor.moveAlerts'
  | 'xstate.error.actor.moveAlerts'

export const pathAlerts = { former: 'Cost Analyst', own: 'Data Scientist' } as const

/** In events a job title stands for the key of an alert. */
export function accountAlertsInBrowser(visit: BrowserVisit) {
  const { page, connection, confirmEmail, subscribe } = visit
  const accountPage = accountPageInBrowser(visit)
  const section = page.getByRole('region', { name: 'Your job alerts' })
  const rows = section.getByRole('row').filter({ has: page.getByRole('button') })
  const moveButton = section.getByRole('button', { name: 'Move them to this address', exact: true })
  const offers = section.getByText(/ to your former email address /)
  const press = (name: string) => section.getByRole('button', { name, exact: true }).click()
  const hold = () => connection.hold()
  const pass = () => connection.release({ kind: 'passes' })
  const sendTruncatedReply = () => connection.release({ kind: 'is answered', answer: answers['JSON that breaks off'] })
  const listTitlesWithButton = async (button: RegExp) =>
    rows
      .filter({ has: page.getByRole('button', { name: button }) })
      .getByRole('link')
      .allInnerTexts()
  const expectIdle = () => sees(() => section.locator('[aria-busy="true"]').count(), 0)
  const expectBusyRow = () => sees(() => rows.and(section.locator('[aria-busy="true"]')).count(), 1)
  const moveToNewEmail = async (email: string) => {
    const next = email.replace('@', '.next@')
    await subscribe(email, [{ job: pathAlerts.former }])
    await directly(page)([call('UpdateEmail', next, walker.password)], (await readToken(page, 'device')) ?? '')
    await confirmEmail(next)
    await subscribe(next, [{ job: pathAlerts.own }])
  }
  const setUpAccount = async (account: AlertsOfAccount) => {
    if (account.EmailConfirmedAt === null) return accountPage.release()
    const email = await accountPage.shows.email()
    await confirmEmail(email)
    if (account.JobAlerts.length > 0) await moveToNewEmail(email)
    await accountPage.exportData('JSON')
  }
  const journey: Journey<typeof accountAlertsMachine, OutcomeEvent, 'deciding'> = {
    start: accountPage.start,
    events: {
      'account.read': ({ account }) => setUpAccount(account),
      'end.requested': async ({ key }) => {
        await hold()
        await press(`End ${key}`)
      },
      'start.requested': async ({ key }) => {
        await hold()
        await press(`Start again ${key}`)
      },
      'move.requested': async () => {
        await hold()
        await moveButton.click()
      },
      'load.requested': async () => {
        await hold()
        await section.getByRole('button', { name: 'Try again' }).click()
      },
      'xstate.done.actor.loadAlerts': pass,
      'xstate.error.actor.loadAlerts': sendTruncatedReply,
      'xstate.done.actor.endAlert': pass,
      'xstate.error.actor.endAlert': sendTruncatedReply,
      'xstate.done.actor.startAlert': pass,
      'xstate.error.actor.startAlert': sendTruncatedReply,
      'xstate.done.actor.moveAlerts': () => connection.settle({ kind: 'passes' }),
      'xstate.error.actor.moveAlerts': sendTruncatedReply,
    },
    states: {
      unknown: () => sees(() => section.count(), 0),
      unconfirmed: () =>
        reads(
          page,
          'Your job alerts will appear here once your email address is confirmed. Until then, it could be someone else’s.',
        ),
      empty: async () => {
        await reads(page, 'You have no job alerts at this email address.')
        await expectIdle()
      },
      listed: async () => {
        await reads(page, 'We email you new jobs that match these, at most once a day.')
        await expectIdle()
      },
      ending: expectBusyRow,
      starting: expectBusyRow,
      moving: () => sees(() => moveButton.getAttribute('aria-busy'), 'true'),
      loading: () => reads(page, 'Loading your job alerts...'),
      failed: () => reads(page, 'Your job alerts could not be loaded.'),
    },
  }
  return {
    ...journey,
    end: (title: string) => press(`End ${title}`),
    restartAlert: (title: string) => press(`Start again ${title}`),
    move: () => moveButton.click(),
    hold,
    passOne: () => connection.settle({ kind: 'passes' }),
    shows: {
      goOn: () => listTitlesWithButton(/^End /),
      ended: () => listTitlesWithButton(/^Start again /),
      offers: (): Promise<ReadonlyArray<string>> => offers.allInnerTexts(),
      focused: () => page.evaluate(() => (document.activeElement?.textContent ?? '').trim()),
    },
  }
}

export type AccountAlertsJourney = ReturnType<typeof accountAlertsInBrowser>
