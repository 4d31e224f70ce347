import { UnsecuredJWT } from 'jose'
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'
import { expect, test } from 'vitest'
import { deaf } from './fake-actors.testing.ts'
import { sessionMachine, type SessionEvent } from './session.machine.ts'
import { tokenRefreshMachine, type TokenRefreshEvent } from './token-refresh.machine.ts'

const createToken = (sub: string, name: string) =>
  new UnsecuredJWT({ name }).setSubject(sub).setExpirationTime(new Date(9e12)).encode()

const first = createToken('ada', 'first')
const expired = new UnsecuredJWT({}).setSubject('ada').setExpirationTime(0).encode()

const notices: unknown[] = []

type Visit = {
  readonly read?: SessionEvent
  readonly renewals?: ReadonlyArray<string>
}

function visit({ read, renewals = [] }: Visit) {
  const asked: string[] = []
  const waiting = [...renewals]
  const machine = sessionMachine.provide({
    actors: {
      watchToken: fromCallback(({ sendBack }) => read && sendBack(read)),
      watchCopies: deaf(),
      refreshToken: tokenRefreshMachine.provide({
        actors: {
          holdRefreshLock: fromCallback<EventObject, NonReducibleUnknown, TokenRefreshEvent>(({ sendBack }) =>
            sendBack({ type: 'lock.acquired', stored: null }),
          ),
          refreshToken: fromPromise<{ token: string; stands: boolean }, string>(async () => ({
            token: waiting.shift() ?? '',
            stands: true,
          })),
        },
      }),
      readApplicant: fromPromise(async ({ input }) => {
        asked.push(input.token)
        return { FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' }
      }),
    },
    actions: { storeOnDevice: () => {}, endOnDevice: () => {}, tell: (_, words) => void notices.push(words) },
    delays: { expiry: 9e12 },
  })
  const clock = new SimulatedClock()
  return { actor: createActor(machine, { clock }).start(), clock, asked }
}

const createTokenReadEvent = (token: string): SessionEvent => ({
  type: 'token.read',
  stored: { token, remember: true },
  now: 0,
})

async function listRequestedTokens(renewals: ReadonlyArray<string>) {
  const { actor, clock, asked } = visit({ read: createTokenReadEvent(first), renewals })
  await waitFor(actor, ({ value }) => value === 'signedIn')
  clock.increment(3_600_000)
  await waitFor(actor, ({ value, context }) => value === 'signedIn' && context.stored?.token === renewals[1])
  actor.stop()
  return asked
}

test('the name stays known while a token is refreshed, unless another tab has signed in as somebody else', async () => {
  const [second, third, ofBen] = [
    createToken('ada', 'second'),
    createToken('ada', 'third'),
    createToken('ben', 'third'),
  ]
  expect([await listRequestedTokens([second, third]), await listRequestedTokens([second, ofBen])]).toEqual([
    [second],
    [second, ofBen],
  ])
})

test('the name stays known when another tab renews the token, and not when it signs in as somebody else', async () => {
  const ofBen = createToken('ben', 'third')
  const { actor, asked } = visit({ read: createTokenReadEvent(first), renewals: [first] })
  const createKnownSession = (token: string) => {
    actor.send(createTokenReadEvent(token))
    return actor.getSnapshot().context.applicant?.FirstName
  }
  await waitFor(actor, ({ value }) => value === 'signedIn')
  expect([createKnownSession(createToken('ada', 'second')), createKnownSession(ofBen)]).toEqual(['Ada', undefined])
  await waitFor(actor, ({ value }) => value === 'signedIn')
  expect(asked).toEqual([first, ofBen])
  actor.stop()
})

test('[C4.1-08] a tab whose session another tab has found ended is told so, once, and not of the session of somebody else', async () => {
  const gone = (endedVisitor: string | null): SessionEvent => ({
    type: 'token.read',
    stored: null,
    endedVisitor,
    now: 0,
  })
  const valueAfter = async (...events: ReadonlyArray<SessionEvent>) => {
    const { actor } = visit({ read: createTokenReadEvent(first), renewals: [first] })
    await waitFor(actor, ({ value }) => value === 'signedIn')
    for (const event of events) actor.send(event)
    actor.stop()
    return [actor.getSnapshot().value, notices.splice(0).length]
  }
  expect([
    await valueAfter(gone('ada')),
    await valueAfter(gone('ada'), gone('ada')),
    await valueAfter(gone('ben')),
    await valueAfter(gone(null)),
    await valueAfter(gone(null), gone('ada')),
  ]).toEqual([
    ['ended', 1],
    ['ended', 1],
    ['signedOut', 0],
    ['signedOut', 0],
    ['signedOut', 0],
  ])
})

test('[C4.1-04] whose account was deleted is told so, by the answer to a call and by another tab, and not that her session has ended', async () => {
  const listNoticesAfter = async (event: SessionEvent) => {
    const { actor } = visit({ read: createTokenReadEvent(first), renewals: [first] })
    await waitFor(actor, ({ value }) => value === 'signedIn')
    actor.send(event)
    actor.stop()
    return [actor.getSnapshot().value, notices.splice(0).map((words) => (words as ReadonlyArray<string>)[0])]
  }
  expect([
    await listNoticesAfter({ type: 'token.refused', token: first, isDeleted: true }),
    await listNoticesAfter({ type: 'token.read', stored: null, deletedVisitor: 'ada', now: 0 }),
    await listNoticesAfter({ type: 'token.read', stored: null, deletedVisitor: 'ben', now: 0 }),
    await listNoticesAfter({ type: 'token.refused', token: first, isDeleted: false }),
    await listNoticesAfter({ type: 'token.read', stored: null, endedVisitor: 'ada', deletedVisitor: 'ben', now: 0 }),
    await listNoticesAfter({
      type: 'token.read',
      stored: { token: expired, remember: true },
      deletedVisitor: 'ben',
      now: 1,
    }),
  ]).toEqual([
    ['ended', ['Your account was deleted.']],
    ['ended', ['Your account was deleted.']],
    ['signedOut', []],
    ['ended', ['Your session has ended.']],
    ['ended', ['Your session has ended.']],
    ['ended', ['Your session has ended.']],
  ])
})
