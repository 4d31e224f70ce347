import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mayMailOnRequest } from '../mail/outbox.ts'
import { sendDueMail } from '../mail/mail-worker.ts'
import { openAccountForms, parseTemporaryPassword } from './open-account-forms.testing.ts'
import { mayMailRecovery } from './recovery-limits.ts'
import { minute } from './open-accounts.testing.ts'

const resendInterval = 10 * minute
const [stranger, home] = ['203.0.113.5', '198.51.100.7']

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('recovery_limits')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

async function requestPasswords(email: string, times: number, address: string) {
  const answers = new Set<string>()
  for (let time = 0; time < times; time += 1) {
    site.pass(resendInterval)
    const { status, payload } = await site.recover(email, address)
    answers.add(`${status} ${payload}`)
  }
  return [...answers]
}

const mailed = async () => (await site.database.db.selectFrom('mail_outbox').select('id').execute()).length
const listTemporaryPasswords = () => site.database.db.selectFrom('temporary_password').selectAll().execute()

test.each([
  ['was shown to be hers', true],
  ['nobody has confirmed', false],
])(
  'what a stranger asks for leaves the owner her mail, at an address that %s: four go out for one network',
  async (_, isConfirmed) => {
    const { email } = await site.newcomer(isConfirmed)
    const answers = await requestPasswords(email, 8, stranger)
    const strangerMails = await mailed()
    await site.database.db.deleteFrom('mail_outbox').execute()
    const own = [await requestPasswords(email, 1, home), await mailed()]
    const temporary = parseTemporaryPassword((await site.mails(email))['Your temporary password'])
    expect([answers, strangerMails, own, (await site.enter(email, temporary)).response]).toEqual([
      ['200 true'],
      4,
      [['200 true'], 1],
      'newPassword',
    ])
  },
)

test('other mail that a stranger asks for does not keep a recovery mail back', async () => {
  const { email } = await site.newcomer()
  const now = new Date(site.start)
  while (await mayMailOnRequest(site.database.db, email, now));
  await site.recover(email, home)
  expect(await mailed()).toBe(1)
})

test.each([
  [24, 'that was shown to be its owner’s', true],
  [6, 'that may be anybody’s', false],
])(
  'no inbox gets more than %i in a day, from however many networks, where it is one %s',
  async (most, _, isConfirmed) => {
    const { email } = await site.newcomer(isConfirmed)
    const now = new Date(site.start)
    for (let count = 0; count < most; count += 1) {
      const address = `203.0.${count}.5`
      expect(await mayMailRecovery(site.database.db, { email, address, isConfirmed }, now)).toBe(true)
    }
    await requestPasswords(email, 1, home)
    const first = await mailed()
    site.pass(24 * 60 * minute)
    await requestPasswords(email, 1, stranger)
    expect([first, await mailed()]).toEqual([0, 1])
  },
)

test('a temporary password is not replaced within ten minutes, and asking for it then counts for nothing', async () => {
  const { email, id } = await site.newcomer()
  await site.recover(email, home)
  const temporary = parseTemporaryPassword((await site.mails(email))['Your temporary password'])
  const answers: Array<readonly [number, string]> = []
  for (let time = 0; time < 7; time += 1) {
    const { status, payload } = await site.recover(email, home)
    answers.push([status, payload])
  }
  site.pass(resendInterval - 1)
  await site.recover(email, stranger)
  const before = await mailed()
  const events = (await site.events(id)).length
  site.pass(1)
  await site.recover(email, home)
  expect([new Set(answers.map(String)), before, events, await mailed()]).toEqual([new Set(['200,true']), 1, 1, 2])
  expect((await site.enter(email, temporary)).response).toBe('false')
})

test('a stranger who asks between mail and sign-in leaves the password in the mail good', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  site.pass(minute)
  await site.recover(email, stranger)
  expect((await site.enter(email, temporary)).response).toBe('newPassword')
})

test('one that was used is replaced at once', async () => {
  const { email } = await site.newcomer()
  await site.enter(email, await site.fetchTemporaryPassword(email))
  await site.database.db.deleteFrom('mail_outbox').execute()
  expect((await site.enter(email, await site.fetchTemporaryPassword(email))).response).toBe('newPassword')
})

test('what was asked for an address before it had an account keeps no mail back afterwards', async () => {
  const email = site.unusedEmail()
  await site.recover(email, stranger)
  await site.create(email)
  expect((await site.enter(email, await site.fetchTemporaryPassword(email))).response).toBe('newPassword')
})

test('[J7-13] an address without account is answered and written down alike, also when it is asked for again', async () => {
  const { email } = await site.newcomer()
  const nobody = site.unusedEmail()
  const found: unknown[] = []
  for (const asked of [email, nobody]) {
    await site.database.db.deleteFrom('attempt_count').execute()
    await site.database.db.deleteFrom('temporary_password').execute()
    const answers = [await site.recover(asked, home), await site.recover(asked, home)]
    const [first, ...more] = await listTemporaryPasswords()
    await requestPasswords(asked, 7, home)
    const counts = await site.database.db.selectFrom('attempt_count').select('count').orderBy('count').execute()
    const [last] = await listTemporaryPasswords()
    const spared = last && first && last.expires_at.getTime() - first.expires_at.getTime()
    found.push([answers, more, spared, counts])
  }
  expect(found[1]).toEqual(found[0])
})

test('a recovery mail that was not sent in time is not sent, and its password stands in no table', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const sent: string[] = []
  const send = async ({ text }: { text: string }) => void sent.push(text)
  const clock = () => new Date(site.start + 30 * minute)
  await sendDueMail({ database: site.database, send, clock, log: { error: () => undefined } })
  const mails = JSON.stringify(await site.database.db.selectFrom('mail_outbox').selectAll().execute())
  expect([temporary.length, sent, mails.includes(email), mails.includes(temporary)]).toEqual([24, [], true, false])
})
