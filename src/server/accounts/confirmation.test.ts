import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import { openAccountForms, parseLinkToken } from './open-account-forms.testing.ts'
import { minute } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('confirmation')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

async function created() {
  const email = site.unusedEmail()
  const { payload } = await site.create(email)
  const { token } = JSON.parse(payload) as { token: string }
  return { email, token, link: parseLinkToken((await site.mails(email))['Your account is open']) }
}

const isConfirmed = async (email: string) => {
  const row = site.database.db.selectFrom('Applicant').select('email_confirmed_at').where('Email', '=', email)
  return (await row.executeTakeFirstOrThrow()).email_confirmed_at !== null
}

const requestConfirmation = (token?: string, address?: string) =>
  site.send([call('SendConfirmation')], { token, ...(address !== undefined && { address }) })

test('a link confirms an address for a session of its account, and neither for nobody nor for anybody else', async () => {
  const { email, token, link } = await created()
  const stranger = await site.newcomer()
  const answers = [await site.confirm(link), await site.confirm(link, stranger.token)]
  expect([answers, await isConfirmed(email)]).toEqual([['signIn', 'another'], false])
  expect([await site.confirm(link, token), await isConfirmed(email), await site.confirm(link)]).toEqual([
    'true',
    true,
    'used',
  ])
})

test('the owner of a mailbox who says yes to a stranger’s account gives it nothing, and has its address with a new password', async () => {
  const { email, token, link } = await created()
  await site.confirm(link)
  const { payload } = await site.send([read('AccountData')], { token })
  const entered = await site.enter(email, await site.fetchTemporaryPassword(email))
  expect([payload.includes('"EmailConfirmedAt":null'), entered.response, await site.fetchStatus(token)]).toEqual([
    true,
    'newPassword',
    401,
  ])
})

test('an applicant is mailed another link, either confirms, and the other says then that it was done', async () => {
  const { email, token, link } = await created()
  site.pass(minute)
  const answer = await requestConfirmation(token)
  const { 'Please confirm your email address': mail = '' } = await site.mails(email)
  expect([answer.payload, await site.confirm(link, token), await site.confirm(parseLinkToken(mail), token)]).toEqual([
    'true',
    'true',
    'used',
  ])
  expect((await requestConfirmation(token)).payload).toBe('confirmed')
})

test('[J6-07] another within a minute, and more than six a day, are refused in words', async () => {
  const { email, token } = await created()
  const soon = await requestConfirmation(token)
  const answers = []
  for (let times = 0; times < 6; times += 1) {
    site.pass(minute)
    answers.push(await requestConfirmation(token))
  }
  const sent = site.database.db.selectFrom('mail_outbox').select('id').where('recipient', '=', email)
  expect([soon, answers.map(({ payload }) => payload), answers.at(-1)?.message, (await sent.execute()).length]).toEqual(
    [
      {
        status: 429,
        message:
          'We emailed you a link less than a minute ago. Please look for it, in your spam folder too, before you ask for another.',
        payload: '',
      },
      ['true', 'true', 'true', 'true', 'true', ''],
      'We have sent you as many emails as we can in one day. Please try again tomorrow.',
      6,
    ],
  )
})

test('nobody asks for one without signing in, with an argument, or too often from a network', async () => {
  const { token } = await created()
  const odd = await site.send([call('SendConfirmation', 'x')], { token })
  for (let calls = 0; calls < 60; calls += 1) await requestConfirmation(token, '203.0.113.9')
  expect([
    (await requestConfirmation()).status,
    odd.status,
    (await requestConfirmation(token, '203.0.113.9')).message,
  ]).toEqual([401, 400, 'Too many emails were requested from your network. Please wait a few minutes and try again.'])
})
