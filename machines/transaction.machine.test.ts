import { read, type TransactionReply } from '#contract/transaction.ts'
import { initialTransition, transition } from 'xstate'
import { expect, test } from 'vitest'
import { transactionMachine } from './transaction.machine.ts'

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

const [sending, firstActions] = initialTransition(transactionMachine, { operations })

const settle = (event: { type: string; output?: TransactionReply; error?: unknown }) => {
  const [{ value, context, status, output }] = transition(transactionMachine, sending, event as never)
  return { value, context, status, output }
}

test('[J7-01] a call sends its operations as one batch and waits', () => {
  expect([sending.value, sending.context, sending.status]).toEqual(['sending', { operations, outcome: null }, 'active'])
  expect(firstActions.map(({ params }) => (params as { input?: unknown } | undefined)?.input)).toEqual([operations])
})

test('[C7.1-15] a reply that succeeded ends the call with it', () => {
  const outcome = { kind: 'succeeded', reply, message: 'Saved' }
  expect(settle({ type: 'xstate.done.actor.post', output: reply })).toEqual({
    value: 'succeeded',
    context: { operations, outcome },
    status: 'done',
    output: outcome,
  })
})

test('[C8-06] a refusal ends the call with the message of the server', () => {
  const refused = { ...reply, Success: false, Msg: 'There is no entity "Weather".' }
  const outcome = { kind: 'refused', reply: refused, message: 'There is no entity "Weather".' }
  expect(settle({ type: 'xstate.done.actor.post', output: refused })).toEqual({
    value: 'refused',
    context: { operations, outcome },
    status: 'done',
    output: outcome,
  })
})

test.each([true, false])('[C8-04] a broken business rule counts before Success %s', (Success) => {
  const broken = { ...reply, Success, brokenBusinessRule: true }
  const outcome = { kind: 'broken', reply: broken, message: 'Saved' }
  expect(settle({ type: 'xstate.done.actor.post', output: broken })).toEqual({
    value: 'broken',
    context: { operations, outcome },
    status: 'done',
    output: outcome,
  })
})

test.each([
  [new Error('The connection was lost.'), 'The connection was lost.'],
  ['lost', 'lost'],
])('[C8-03] a call that failed on its way, %s, ends with words and no reply', (error, message) => {
  const outcome = { kind: 'failed', reply: null, message }
  expect(settle({ type: 'xstate.error.actor.post', error })).toEqual({
    value: 'failed',
    context: { operations, outcome },
    status: 'done',
    output: outcome,
  })
})
