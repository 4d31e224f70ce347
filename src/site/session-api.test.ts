import { TransportFailure, Unauthorized, type SiteApi } from '#contract/site-api.ts'
import { read } from '#contract/operations.ts'
import type { TransactionReply } from '#contract/transaction.ts'
import { expect, test } from 'vitest'
import { withOutcomeReporting } from './session-api.ts'

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

async function callSettlingApi(result: TransactionReply | Error, signal?: AbortSignal) {
  const reported: unknown[] = []
  const api: SiteApi = { transact: () => (result instanceof Error ? Promise.reject(result) : Promise.resolve(result)) }
  const outcome = await withOutcomeReporting(api, (report) => reported.push(report))
    .transact([read('Applicant')], signal && { signal })
    .catch((error: unknown) => error)
  return { told: reported, ended: outcome }
}

const connectionError = new TransportFailure('The site cannot be reached.')
const brokenRuleReply = reply({ Success: false, Msg: 'A rule is broken.', brokenBusinessRule: true })

test('[C8-01] a failure of a call that no transaction runs is told, and rejects as before', async () => {
  expect(await callSettlingApi(connectionError)).toEqual({
    told: [{ kind: 'failed', message: connectionError.message }],
    ended: connectionError,
  })
})

test('[C8-04][J8-36] a broken business rule is told, and its reply is given as it is', async () => {
  expect(await callSettlingApi(brokenRuleReply)).toEqual({
    told: [{ kind: 'broken', message: 'A rule is broken.' }],
    ended: brokenRuleReply,
  })
})

test.each([
  ['a success', reply()],
  ['a refusal', reply({ Success: false, Msg: 'No.' })],
  ['a refusal of a busy server', new TransportFailure('Busy.', null, { reply: reply({ Success: false }) })],
  ['a stranger', new Unauthorized('Please sign in.')],
])('%s is nothing to tell', async (_, result) => {
  expect(await callSettlingApi(result)).toEqual({ told: [], ended: result })
})

test('a call that was ended has not failed', async () => {
  expect((await callSettlingApi(connectionError, AbortSignal.abort())).told).toEqual([])
})
