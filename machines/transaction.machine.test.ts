import { TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { call, read } from '#contract/operations.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'
import { expect, test } from 'vitest'
import { transactionMachine, type Arrival, type Call } from './transaction.machine.ts'

const operations = [read('CompanyNews')]

const reply: TransactionReply = {
  Success: true,
  Msg: 'Saved',
  Payload: '{"CompanyNews":[]}',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
}

const emptyOutcome = { reply: null, body: null, rows: {} }
const lost = new TransportFailure('The site cannot be reached.', null, { tryAgainAfter: 1000 })
const arrived = (output: TransactionReply) => ({ type: 'xstate.done.actor.post', output: { reply: output, rows: {} } })
const failed = (error: unknown) => ({ type: 'xstate.error.actor.post', error })

const start = (input: Call = { operations }) => initialTransition(transactionMachine, input)

const runTransaction = (...events: object[]) => {
  const [sending] = start()
  const last = events.reduce<typeof sending>(
    (now, event) => transition(transactionMachine, now, event as never)[0],
    sending,
  )
  return { value: last.value, status: last.status, outcome: last.output }
}

test('[J7-01] a call sends its operations as one batch and waits', () => {
  const [sending, actions] = start()
  expect([sending.value, sending.status]).toEqual(['sending', 'active'])
  expect(actions.flatMap(({ params }) => (params as { input?: unknown } | undefined)?.input ?? [])).toEqual([
    { operations },
  ])
})

test('[C7.1-15] a reply that succeeded ends the call with it', () => {
  const outcome = { ...emptyOutcome, kind: 'succeeded', reply, message: 'Saved' }
  expect(runTransaction(arrived(reply))).toEqual({ value: 'succeeded', status: 'done', outcome })
})

test('[C8-06] a refusal ends the call with the message of the server', () => {
  const refused = { ...reply, Success: false, Msg: 'There is no entity "Weather".' }
  const outcome = { ...emptyOutcome, kind: 'refused', reply: refused, message: 'There is no entity "Weather".' }
  expect(runTransaction(arrived(refused))).toEqual({ value: 'refused', status: 'done', outcome })
})

test.each([true, false])('[C8-04] a broken business rule counts before Success %s', (Success) => {
  const broken = { ...reply, Success, brokenBusinessRule: true }
  const outcome = { ...emptyOutcome, kind: 'broken', reply: broken, message: 'Saved' }
  expect(runTransaction(arrived(broken))).toEqual({ value: 'broken', status: 'done', outcome })
})

test.each([
  [new TransportFailure('Unreadable.', '<h1>'), 'Unreadable.', '<h1>'],
  [new Error('No way.'), 'No way.', null],
  ['no way', 'no way', null],
])('[C8-03] a call that failed on its way, %s, ends with words and what came', (error, message, body) => {
  const outcome = { ...emptyOutcome, kind: 'failed', message, body }
  expect(runTransaction(failed(error))).toEqual({ value: 'failed', status: 'done', outcome })
})

test('[C6-11] a visitor whom the server does not know is told apart', () => {
  const outcome = { ...emptyOutcome, kind: 'unauthorized', message: 'Please sign in.' }
  expect(runTransaction(failed(new Unauthorized('Please sign in.')))).toEqual({
    value: 'unauthorized',
    status: 'done',
    outcome,
  })
})

test('a read that got lost is sent once more and no more than that', () => {
  const again = { type: 'xstate.after.pause.transaction.waiting' }
  expect([
    runTransaction(failed(lost)),
    runTransaction(failed(lost), again),
    runTransaction(failed(lost), again, arrived(reply)).value,
    runTransaction(failed(lost), again, failed(lost)).outcome,
  ]).toEqual([
    { value: 'waiting', status: 'active', outcome: undefined },
    { value: 'sending', status: 'active', outcome: undefined },
    'succeeded',
    { ...emptyOutcome, kind: 'failed', message: 'The site cannot be reached.' },
  ])
})

test.each<[string, Call, string]>([
  ['a read', { operations }, 'waiting'],
  ['a write under the key of its intent', { operations: [call('Save', 'x')], idempotencyKey: 'k-1' }, 'waiting'],
  ['a write without a key', { operations: [call('Save', 'x')] }, 'failed'],
  ['a batch with one write in it', { operations: [read('CompanyNews'), call('Save', 'x')] }, 'failed'],
])('%s that got lost is %3$s', (_, input, value) => {
  expect(transition(transactionMachine, start(input)[0], failed(lost) as never)[0].value).toEqual(value)
})

test('a busy server that stays so ends the call with its message', () => {
  const no = { ...reply, Success: false, Msg: 'The site is busy.' }
  const busy = new TransportFailure('The site is busy.', '{}', { reply: no, tryAgainAfter: 5000 })
  const outcome = { ...emptyOutcome, kind: 'refused', reply: no, message: 'The site is busy.', body: '{}' }
  expect(
    runTransaction(failed(busy), { type: 'xstate.after.pause.transaction.waiting' }, failed(busy)).outcome,
  ).toEqual(outcome)
})

function run() {
  const clock = new SimulatedClock()
  const signals: AbortSignal[] = []
  const post = fromPromise<Arrival, Call>(({ signal }) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  const actor = createActor(transactionMachine.provide({ actors: { post } }), { input: { operations }, clock }).start()
  return { actor, clock, ended: () => signals.map(({ aborted }) => aborted) }
}

test('[C7.1-07] a call is given up after 180000 ms without a reply, and not before', () => {
  const { actor, clock, ended } = run()
  clock.increment(179_999)
  const before = [actor.getSnapshot().value, ended()]
  clock.increment(1)
  expect([before, [actor.getSnapshot().value, ended()], actor.getSnapshot().output?.message]).toEqual([
    ['sending', [false]],
    ['failed', [true]],
    'The site did not answer in time. Please try again.',
  ])
})

test('a call that nobody waits for is ended, and that is no failure', () => {
  const { actor, ended } = run()
  actor.send({ type: 'abandoned' })
  expect([actor.getSnapshot().output, ended()]).toEqual([{ ...emptyOutcome, kind: 'abandoned', message: '' }, [true]])
})
