import { accountAlertsMachine, type AlertsOfAccount } from '#machines/account-alerts.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { pathAlerts, type AccountAlertsJourney } from './browser.ts'
import { walker } from '../account-login/accounts.ts'

type Context = SnapshotFrom<typeof accountAlertsMachine>['context']

const at = '2026-11-24T17:20:31.000Z'
const { former, own } = pathAlerts
const createAlert = (title: string) => ({
  PrimaryKey: title,
  JobPosting_ID: title,
  JobFunction: title,
  EmailAddress: walker.email,
  Search: null,
})

const unconfirmed: AlertsOfAccount = {
  Email: walker.email,
  EmailConfirmedAt: null,
  JobAlerts: [],
  FormerEmails: [],
}
const confirmed: AlertsOfAccount = { ...unconfirmed, EmailConfirmedAt: at }
const accountWithNewEmail: AlertsOfAccount = {
  ...confirmed,
  Email: 'wanda.next@example.org',
  JobAlerts: [createAlert(own)],
  FormerEmails: [{ Email: walker.email, ChangedAt: at, JobAlerts: 1 }],
}
const moved: AlertsOfAccount = {
  ...accountWithNewEmail,
  JobAlerts: [createAlert(former), createAlert(own)],
  FormerEmails: [],
}

const readNext = ({ account }: Context) => {
  if (account === null) return unconfirmed
  return account.EmailConfirmedAt === null ? confirmed : accountWithNewEmail
}

const error = new Error('The answer could not be read.')

const cover = coverTransitions(accountAlertsMachine, {
  starts: { 'a page of the site': undefined },
  events: [
    ({ context }) => (context.account?.JobAlerts.length ? null : { type: 'account.read', account: readNext(context) }),
    { type: 'end.requested', key: own },
    { type: 'start.requested', key: own },
    { type: 'move.requested' },
    { type: 'load.requested' },
    { type: 'xstate.done.actor.loadAlerts', output: moved },
    { type: 'xstate.error.actor.loadAlerts', error },
    { type: 'xstate.done.actor.endAlert', output: undefined },
    { type: 'xstate.error.actor.endAlert', error },
    { type: 'xstate.done.actor.startAlert', output: own },
    { type: 'xstate.error.actor.startAlert', error },
    { type: 'xstate.done.actor.moveAlerts', output: undefined },
    { type: 'xstate.error.actor.moveAlerts', error },
  ],
  key: ({ value, context: { account, ended, busy } }) =>
    JSON.stringify([value, account?.EmailConfirmedAt, account?.JobAlerts.length, ended, busy]),
})

const checkView =
  ({ shows }: AccountAlertsJourney) =>
  async ({ account, ended }: Context, state: string) => {
    if (state !== 'listed') return
    const going = (account?.JobAlerts ?? []).filter(({ PrimaryKey }) => !ended.includes(PrimaryKey))
    await sees(
      async () => (await shows.goOn()).toSorted(),
      going.map(({ JobFunction }) => JobFunction),
    )
    await sees(shows.ended, ended)
  }

testPaths({
  name: 'account alerts',
  cover,
  content: createJobsContent(Object.values(pathAlerts).map((title) => ({ title, city: 'Dayton', state: 'Ohio' }))),
  unreachable: { 'accountAlerts.empty|move.requested|0': 'a feature has nothing but alerts to move' },
  journeys: ['accountAlerts'],
  createViewCheck: checkView,
})
