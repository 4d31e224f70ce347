import { createSubscribeCall } from '#contract/job-alerts.ts'
import { call } from '#contract/operations.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import type { Submission } from '#machines/form-context.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { readAnswer, createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'

const reply = (Payload: string): TransactionReply => ({
  Success: true,
  Payload,
  Msg: '',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
})

const outcome = (kind: TransactionOutcome['kind'], Payload: string | null): TransactionOutcome => ({
  kind,
  reply: Payload === null ? null : reply(Payload),
  message: 'Why.',
  body: null,
  rows: {},
})

test.each([
  ['true', { kind: 'taken', reply: 'true', verdict: 'true', reason: '' }],
  ['True', { kind: 'refused', reply: 'True', verdict: 'True', reason: 'Why.' }],
  ['', { kind: 'refused', reply: '', verdict: '', reason: 'Why.' }],
])(
  '[C4.6-06][C7.2-11][C7.2-13] a message is taken with the payload true alone, not with "%s"',
  async (payload, answer) => {
    expect(await readAnswer(outcome('succeeded', payload), { acceptedReplies: ['true'] })).toEqual(answer)
  },
)

test('[J7-20] where no payload is agreed on, success is enough', async () => {
  const answers = await Promise.all(
    ['true', 'anything', ''].map((payload) => readAnswer(outcome('succeeded', payload))),
  )
  expect(answers.map(({ kind }) => kind)).toEqual(['taken', 'taken', 'taken'])
})

test.each([
  ['refused', 'refused'],
  ['unauthorized', 'refused'],
  ['broken', 'broken'],
] as const)('a call that is %s is %s with its reason, whatever its payload', async (kind, answer) => {
  const answers = [readAnswer(outcome(kind, 'true'), { acceptedReplies: ['true'] }), readAnswer(outcome(kind, null))]
  expect(await Promise.all(answers)).toEqual([
    { kind: answer, reply: 'true', verdict: 'true', reason: 'Why.' },
    { kind: answer, reply: '', verdict: '', reason: 'Why.' },
  ])
})

test.each(['failed', 'abandoned'] as const)('a call that %s has no answer', async (kind) => {
  await expect(readAnswer(outcome(kind, null))).rejects.toThrow('Why.')
})

const callUnknown = (payload: unknown) => call(String(payload))

test('what a flow sends and what is called fit each other, or the types say so', () => {
  const machines = (site: Parts<'calls' | 'ports'>) => [
    jobAlertMachine.provide({ actors: { sending: createSendingFlow(site, createSubscribeCall) } }),
    // @ts-expect-error a sign-up sends what is wanted, and no message
    jobAlertMachine.provide({ actors: { sending: createSendingFlow(site, ({ form }: Submission) => call(form)) } }),
    // @ts-expect-error it knows what it sends
    jobAlertMachine.provide({ actors: { sending: createSendingFlow(site, callUnknown) } }),
  ]
  expectTypeOf(machines).parameter(0).toEqualTypeOf<Parts<'calls' | 'ports'>>()
})
