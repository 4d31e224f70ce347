import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountData } from '#contract/account-data.ts'
import { decodeMergedJobsReply, decodeSavedJobsReply, type AccountSavedJob } from '#contract/account-saved-jobs.ts'
import { maxAccountSavedJobs } from '#contract/account-operations.ts'
import { call, read } from '#contract/operations.ts'
import { openAccountForms } from './open-account-forms.testing.ts'
import { over, password } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('kept_jobs')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const cost = { id: '2', savedOn: '2026-11-12' }
const data = { id: '4', savedOn: '2026-11-20' }
const unknownDay = { id: '6', savedOn: null }

const mergeText = (token: string, text: string) => site.send([call('MergeSavedJobs', text)], { token })
const merge = (token: string, jobs: unknown) => mergeText(token, JSON.stringify(jobs))
const merged = async (token: string, jobs: ReadonlyArray<AccountSavedJob>) =>
  decodeMergedJobsReply((await merge(token, jobs)).payload)
const listSavedJobs = async (token: string) =>
  decodeSavedJobsReply((await site.send([read('SavedJobs')], { token })).payload)
const forget = (token: string) => site.send([call('ForgetSavedJobs')], { token })

const createSavedJobs = (first: number, count: number): AccountSavedJob[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(first + at), savedOn: '2026-11-01' }))

test('[J1-07] jobs that are sent are added to those that are kept, and all of them are answered, the latest last', async () => {
  const { token } = await site.newcomer()
  const first = await merged(token, [data, unknownDay])
  const second = await merged(token, [cost])
  expect([first, second, await listSavedJobs(token)]).toEqual([
    [unknownDay, data],
    [unknownDay, cost, data],
    [unknownDay, cost, data],
  ])
})

test('[J1-07] of two days the earlier one counts, whichever comes first, and a known one rather than none', async () => {
  const { token } = await site.newcomer()
  await merge(token, [cost, data, unknownDay])
  const answer = await merged(token, [
    { ...cost, savedOn: '2026-11-03' },
    { ...data, savedOn: '2026-11-21' },
    { ...unknownDay, savedOn: '2026-11-30' },
  ])
  expect(answer).toEqual([{ ...cost, savedOn: '2026-11-03' }, data, { ...unknownDay, savedOn: '2026-11-30' }])
})

test('[J1-07] a call that is repeated after its answer was lost changes nothing', async () => {
  const { token } = await site.newcomer()
  const answers = [await merge(token, [cost, data]), await merge(token, [cost, data])]
  const forgotten = [await forget(token), await forget(token)]
  expect([answers[1], forgotten.map(({ payload }) => payload), await listSavedJobs(token)]).toEqual([
    answers[0],
    ['true', 'true'],
    [],
  ])
})

test('[C6-11] what an account keeps is read, added to and forgotten by its own applicant alone', async () => {
  const [ada, ben] = [await site.newcomer(), await site.newcomer()]
  await merge(ada.token, [cost, data])
  const answers = [await merged(ben.token, [{ ...cost, savedOn: '2020-01-01' }]), await listSavedJobs(ben.token)]
  await forget(ben.token)
  const asked = await site.send([read('SavedJobs', ['2', ada.id])], { token: ben.token })
  expect([answers, asked.status, await listSavedJobs(ben.token), await listSavedJobs(ada.token)]).toEqual([
    [[{ ...cost, savedOn: '2020-01-01' }], [{ ...cost, savedOn: '2020-01-01' }]],
    422,
    [],
    [cost, data],
  ])
})

test('[C6-11] without signing in, and before another password is chosen, nothing is read or changed', async () => {
  const { email, token } = await site.newcomer()
  await merge(token, [cost])
  const { token: forced } = await site.enter(email, await site.fetchTemporaryPassword(email))
  const answers = []
  for (const operation of [read('SavedJobs'), call('MergeSavedJobs', '[]'), call('ForgetSavedJobs')])
    answers.push([(await site.send([operation])).status, (await site.send([operation], { token: forced })).status])
  const rows = await site.database.db.selectFrom('kept_job').selectAll().where('JobPosting_ID', '=', '2').execute()
  expect([answers, rows.length > 0]).toEqual([
    [
      [401, 403],
      [401, 403],
      [401, 403],
    ],
    true,
  ])
})

test('[C6-11] a session that has ended changes nothing', async () => {
  const { token } = await site.newcomer()
  await site.signOut(token)
  expect([await merge(token, [cost]), await forget(token)]).toEqual([over, over])
})

test('an account keeps at most 500 jobs: none makes way, the latest of the others are taken', async () => {
  const { token } = await site.newcomer()
  await merge(token, createSavedJobs(1000, maxAccountSavedJobs - 1))
  const answer = await merged(token, [cost, data, { id: '1000', savedOn: null }])
  const ids = new Set(answer.map(({ id }) => id))
  expect([answer.length, ids.has('1000'), ids.has('4'), ids.has('2')]).toEqual([maxAccountSavedJobs, true, true, false])
  expect(await merged(token, [cost, data])).toEqual(answer)
})

test('two devices that bring their jobs at once lose none, and do not overfill the account', async () => {
  const { email, token } = await site.newcomer()
  const other = (await site.enter(email)).token
  await merge(token, createSavedJobs(1000, maxAccountSavedJobs - 100))
  await Promise.all([merge(token, createSavedJobs(1, 80)), merge(other, createSavedJobs(41, 80))])
  const kept = await listSavedJobs(token)
  expect([kept.length, new Set(kept.map(({ id }) => id)).size]).toEqual([maxAccountSavedJobs, maxAccountSavedJobs])
})

test.each([
  ['no list', { id: '2', savedOn: null }],
  ['ids alone', ['2', '4']],
  ['a number for an id', [{ id: 2, savedOn: null }]],
  ['an empty id', [{ id: '', savedOn: null }]],
  ['an id of 101 characters', [{ id: 'x'.repeat(101), savedOn: null }]],
  ['a day that does not exist', [cost, { id: '4', savedOn: '2026-02-30' }]],
  ['a moment for a day', [{ id: '4', savedOn: '2026-11-12T00:00:00.000Z' }]],
  ['501 jobs', createSavedJobs(1, maxAccountSavedJobs + 1)],
])('[J1-07] %s is refused in words, and nothing of it is kept', async (_, sent) => {
  const { token } = await site.newcomer()
  const { status, message } = await merge(token, sent)
  expect([status, message.startsWith('These jobs cannot be kept.'), await listSavedJobs(token)]).toEqual([
    422,
    true,
    [],
  ])
})

test.each(['', 'null', '[', 'x'.repeat(70_000)])(
  '[J1-07] a text that is no list is refused in words: %#',
  async (text) => {
    const { token } = await site.newcomer()
    const { status, message } = await mergeText(token, text)
    expect([status, message.startsWith('These jobs cannot be kept.'), message.length < 300]).toEqual([422, true, true])
  },
)

test('[J1-07] arguments that no page sends are refused', async () => {
  const { token } = await site.newcomer()
  const answers = []
  for (const operation of [call('MergeSavedJobs', '[]', ''), call('ForgetSavedJobs', 'all')])
    answers.push(await site.send([operation], { token }))
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [400, 'MergeSavedJobs takes one argument.'],
    [400, 'ForgetSavedJobs takes no argument.'],
  ])
})

test('[C6-11] what is kept is in the data of the applicant, and goes with her account', async () => {
  const { id, token } = await site.newcomer()
  const stranger = await site.newcomer()
  await merge(stranger.token, [data])
  await merge(token, [cost])
  const { payload } = await site.send([read('AccountData')], { token })
  await site.remove(token, password)
  const left = site.database.db.selectFrom('kept_job').selectAll().where('Applicant_ID', '=', id)
  const [own] = (JSON.parse(payload) as { AccountData: readonly [AccountData] }).AccountData
  expect([own.SavedJobs, await left.execute(), await listSavedJobs(stranger.token)]).toEqual([
    [{ JobPosting_ID: '2', SavedOn: '2026-11-12' }],
    [],
    [data],
  ])
})

test.each(['MergeSavedJobs', 'ForgetSavedJobs'])(
  '[C6-11] %s that is called too often from a network is refused in words',
  async (name) => {
    const { token } = await site.newcomer()
    const operation = name === 'MergeSavedJobs' ? call(name, '[]') : call(name)
    const send = () => site.send([operation], { token, address: '203.0.113.9' })
    for (let calls = 0; calls < 60; calls += 1) await send()
    expect(await send()).toEqual({
      status: 429,
      message: 'Saved jobs were changed too often from your network. Please wait a few minutes and try again.',
      payload: '',
    })
  },
)
