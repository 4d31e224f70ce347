import { Unauthorized } from '#contract/site-api.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import { subject, createToken } from './tokens.ts'
import type { SessionJourney } from './browser.ts'
import { walker } from '../account-login/accounts.ts'

const applicant = { FirstName: walker.firstName, LastName: walker.lastName, Email: walker.email }
const fullName = `${walker.firstName} ${walker.lastName}`
const now = Date.now()

const stored = (name: string, isLive = true) => ({ token: createToken(name, isLive), remember: true })
const unknown = new Unauthorized('You are no longer signed in.')
const lost = new Error('The connection was lost.')

const cover = coverTransitions(sessionMachine, {
  starts: { 'a new visit': undefined },
  events: [
    { type: 'token.read', stored: null, now },
    { type: 'token.read', stored: null, endedVisitor: subject, now },
    { type: 'token.read', stored: stored('first'), now },
    { type: 'token.read', stored: stored('second'), now },
    { type: 'token.read', stored: stored('third', false), now },
    { type: 'xstate.done.actor.readApplicant', output: applicant },
    { type: 'xstate.error.actor.readApplicant', error: unknown },
    { type: 'xstate.done.actor.refreshToken', output: { kind: 'unknown' } },
    { type: 'xstate.done.actor.refreshToken', output: { kind: 'refreshed', token: createToken('next'), stands: true } },
    { type: 'xstate.after.refreshInterval.session.signedIn' },
    { type: 'xstate.done.actor.refreshToken', output: { kind: 'lost' } },
    { type: 'xstate.error.actor.readApplicant', error: lost },
    { type: 'xstate.after.expiry.session.signedIn' },
    { type: 'sign.out' },
    { type: 'xstate.done.actor.revokeToken', output: undefined },
    { type: 'xstate.error.actor.revokeToken', error: lost },
    { type: 'token.refused', token: createToken('first') },
    { type: 'signed.in', stored: stored('fourth') },
    { type: 'signed.in', stored: { token: createToken('of the tab'), remember: false } },
    { type: 'copy.refreshed', from: createToken('of the tab'), to: createToken('of a copy') },
    { type: 'renewal.requested', from: createToken('of the tab') },
  ],
  key: ({ value, context }) =>
    JSON.stringify([value, context.stored?.token, context.applicant !== null, Object.keys(context.renewals).length]),
})

const checkView =
  ({ shows }: SessionJourney) =>
  async (context: SnapshotFrom<typeof sessionMachine>['context']) => {
    await sees(shows.name, context.stored === null ? null : context.applicant === null ? '' : fullName)
    if (context.stored === null) await sees(() => shows.token('device'), null)
  }

testPaths({
  name: 'session',
  cover,
  content: createJobsContent([{ title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  accounts: [walker],
  unreachable: {
    'session|device.refused|0': 'the device is asked while something else happens; session.feature says what follows',
    'session.refreshing|xstate.done.actor.refreshToken|2':
      'this tab hears of what another does before the turn or the answer comes; token-refresh.test.ts says what follows when not',
  },
  journeys: ['session'],
  createViewCheck: checkView,
})
