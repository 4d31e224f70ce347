import { TransportFailure, Unauthorized, type SiteApi } from '#contract/site-api.ts'
import { read } from '#contract/operations.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import { expect, test } from 'vitest'
import { settlingApi } from './session-api.ts'

const reply = (fields: Partial<TransactionReply> = {}): TransactionReply => ({
  Success: true,
  Msg: '',
  Payload: '{}',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
  ...fields,
})

async function callSettlingApi(ends: TransactionReply | Error, signal?: AbortSignal) {
  const told: unknown[] = []
  const api: SiteApi = { transact: () => (ends instanceof Error ? Promise.reject(ends) : Promise.resolve(ends)) }
  const ended = await settlingApi(api, (outcome) => told.push(outcome))
    .transact([read('Applicant')], signal && { signal })
    .catch((error: unknown) => error)
  return { told, ended }
}

const lost = new TransportFailure('The site cannot be reached.')
const broken = reply({ Success: false, Msg: 'A rule is broken.', brokenBusinessRule: true })

test('[C8-01] a failure of a call that no transaction runs is told, and rejects as before', async () => {
  expect(await callSettlingApi(lost)).toEqual({ told: [{ kind: 'failed', message: lost.message }], ended: lost })
})

test('[C8-04][J8-36] a broken business rule is told, and its reply is given as it is', async () => {
  expect(await callSettlingApi(broken)).toEqual({
    told: [{ kind: 'broken', message: 'A rule is broken.' }],
    ended: broken,
  })
})

test.each([
  ['a success', reply()],
  ['a refusal', reply({ Success: false, Msg: 'No.' })],
  ['a refusal of a busy server', new TransportFailure('Busy.', null, { reply: reply({ Success: false }) })],
  ['a stranger', new Unauthorized('Please sign in.')],
])('%s is nothing to tell', async (_, ends) => {
  expect(await callSettlingApi(ends)).toEqual({ told: [], ended: ends })
})

test('a call that was ended has not failed', async () => {
  expect((await callSettlingApi(lost, AbortSignal.abort())).told).toEqual([])
})
