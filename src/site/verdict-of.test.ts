import type { TransactionReply } from '#contract/transaction.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { expect, test } from 'vitest'
import { verdictOf } from './verdict-of.ts'

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
  ['true', { kind: 'taken' }],
  ['True', { kind: 'refused', reason: 'Why.' }],
  ['', { kind: 'refused', reason: 'Why.' }],
])('[C4.6-06][C7.2-11][C7.2-13] a message is taken with the payload true alone, not with "%s"', (payload, verdict) => {
  expect(verdictOf(outcome('succeeded', payload), 'true')).toEqual(verdict)
})

test('[J7-20] where no payload is agreed on, success is enough', () => {
  expect(['true', 'anything', ''].map((payload) => verdictOf(outcome('succeeded', payload)).kind)).toEqual([
    'taken',
    'taken',
    'taken',
  ])
})

test.each([
  ['refused', 'refused'],
  ['unauthorized', 'refused'],
  ['broken', 'broken'],
] as const)('a call that is %s is %s with its reason, whatever its payload', (kind, verdict) => {
  expect([verdictOf(outcome(kind, 'true'), 'true'), verdictOf(outcome(kind, null))]).toEqual([
    { kind: verdict, reason: 'Why.' },
    { kind: verdict, reason: 'Why.' },
  ])
})

test.each(['failed', 'abandoned'] as const)('a call that %s has no verdict', (kind) => {
  expect(() => verdictOf(outcome(kind, null))).toThrow('Why.')
})
