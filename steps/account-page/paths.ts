import type { AccountData } from '#contract/account-data.ts'
import { accountPageMachine, type Deletion } from '#machines/account-page.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { noContent } from '../worlds/content.ts'
import type { AccountPageJourney } from './browser.ts'
import { walker } from '../account-login/accounts.ts'

type Snapshot = SnapshotFrom<typeof accountPageMachine>

const at = '2026-11-24T17:20:31.000Z'
const session = { Device: null, StartedAt: at, LastUsed: at, IsKept: true }

const data: AccountData = {
  FirstName: walker.firstName,
  LastName: walker.lastName,
  Email: walker.email,
  CreatedAt: at,
  UsedAt: at,
  EmailConfirmedAt: null,
  Sessions: [
    { Session_ID: 'this', ...session, IsThis: true },
    { Session_ID: 'other', ...session, IsThis: false },
  ],
  Events: [],
  SavedJobs: [],
  JobAlerts: [],
  FormerEmails: [],
  Applications: [],
}

const error = new Error('The answer could not be read.')
const ended = (output: Deletion) => ({ type: 'xstate.done.actor.deleteAccount', output }) as const

const cover = coverTransitions(accountPageMachine, {
  starts: { 'a page of the site': undefined },
  events: [
    { type: 'load.requested' },
    // Only who has not confirmed her e-mail can be told that she has.
    ({ context: { data: known } }) => (known?.EmailConfirmedAt === null ? { type: 'account.changed' } : null),
    { type: 'end.requested', id: 'other' },
    { type: 'file.requested', format: 'page' },
    { type: 'deletion.requested', password: '' },
    { type: 'deletion.requested', password: walker.password },
    ({ value, context }) => ({
      type: 'xstate.done.actor.loadData',
      output: { ...(context.data ?? data), ...(value === 'reloading' && { EmailConfirmedAt: at }) },
    }),
    { type: 'xstate.error.actor.loadData', error },
    { type: 'xstate.done.actor.endSession', output: undefined },
    { type: 'xstate.error.actor.endSession', error },
    ended({ ok: false, reason: 'wrong password', message: '' }),
    ended({ ok: false, reason: 'lost', message: '' }),
    ended({ ok: true, value: null }),
  ],
  key: ({ value, context }) =>
    JSON.stringify([value, context.data?.Sessions.length, context.data?.EmailConfirmedAt, context.told]),
})

const checkView =
  ({ shows }: AccountPageJourney) =>
  async ({ data: shown, told }: Snapshot['context'], state: string) => {
    if (state !== 'listed' || shown === null || told !== null) return
    await sees(async () => (await shows.sessions()).length, shown.Sessions.length)
  }

testPaths({
  name: 'account page',
  cover,
  content: noContent,
  journeys: ['accountPage'],
  createViewCheck: checkView,
})
