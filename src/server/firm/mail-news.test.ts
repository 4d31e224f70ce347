import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tables } from '../database/tables.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createFirmMails } from './daily-mail.ts'
import { mailNews } from './mail-news.ts'

let database: Database
let now: Date
const mails = createFirmMails({ firmName: 'A firm', to: 'careers@firm.example' })

beforeAll(async () => {
  database = await openTestDatabase('mail_news')
})
afterAll(() => database.close())
beforeEach(async () => {
  now = new Date('2026-11-23T11:31:00Z')
  await database.db.deleteFrom('firm_news').execute()
  await database.db.deleteFrom('mail_outbox').execute()
})

type NewsKind = Tables['firm_news']['what']
const came = (
  what: NewsKind,
  at: string,
  more: { posting?: string; job?: string; reason?: string; isConfirmed?: boolean } = {},
) =>
  database.db
    .insertInto('firm_news')
    .values({
      what,
      JobPosting_ID: more.posting ?? '7',
      job: more.job ?? 'Cost Analyst (T-7)',
      reason: more.reason ?? null,
      is_confirmed: more.isConfirmed ?? null,
      at,
    })
    .execute()
const sendNewsMail = (hour: string) => mailNews({ database, clock: () => now, mails }, new Date(hour))
const mailed = () =>
  database.db.selectFrom('mail_outbox').select(['recipient', 'subject', 'body']).orderBy('created_at').execute()
const today = '2026-11-23T11:30:00Z'

test('B36: one mail says what came for each posting, and withdrawals by their reasons', async () => {
  for (const at of ['2026-11-22T12:00:00Z', '2026-11-23T11:30:00Z']) await came('submitted', at)
  await came('resubmitted', '2026-11-23T08:00:00Z')
  const [other, rather] = ['I accepted another job', 'I would rather not say']
  for (const reason of [rather, other, other]) await came('withdrawn', '2026-11-23T09:00:00Z', { reason })
  await came('withdrawn', '2026-11-23T09:00:00Z', { posting: 'generic', job: 'No job in particular' })
  await came('submitted', '2026-11-23T11:30:01Z', { job: 'too late' })
  await sendNewsMail(today)
  const [mail, ...more] = await mailed()
  expect([mail?.recipient, mail?.subject, more]).toEqual([
    'careers@firm.example',
    'Applications: 2 submitted, 1 sent again, 4 withdrawn',
    [],
  ])
  expect(mail?.body.replaceAll(/\s+/g, ' ')).toContain(
    'Since the last email: 2 submitted, 1 sent again, 4 withdrawn. ' +
      `Cost Analyst (T-7): 2 submitted, 1 sent again, 3 withdrawn (${other}: 2; ${rather}: 1). ` +
      'No job in particular: 1 withdrawn (the account was deleted: 1). ',
  )
  expect(mail?.body).not.toContain('too late')
})

test('what came from addresses that were not confirmed is counted apart, and it is said what that means', async () => {
  for (const isConfirmed of [true, false, false]) await came('submitted', '2026-11-23T08:00:00Z', { isConfirmed })
  await came('resubmitted', '2026-11-23T08:00:00Z', { isConfirmed: false })
  await sendNewsMail(today)
  const [mail] = await mailed()
  const text = mail?.body.replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    'Cost Analyst (T-7): 3 submitted (2 from unconfirmed addresses), 1 sent again (1 from an unconfirmed address).',
  )
  expect(text).toContain('someone else may have used that name and address.')
})

test('nothing is said of unconfirmed addresses where there is none', async () => {
  await came('submitted', '2026-11-23T08:00:00Z', { isConfirmed: true })
  await sendNewsMail(today)
  expect((await mailed())[0]?.body).not.toContain('unconfirmed')
})

test('B36: there is one mail a day, also where several processes are at it, and what is written down late waits for the next', async () => {
  await came('submitted', '2026-11-23T11:29:59Z')
  await Promise.all([sendNewsMail(today), sendNewsMail(today), sendNewsMail(today)])
  await came('submitted', '2026-11-23T11:29:59Z')
  now = new Date('2026-11-23T18:00:00Z')
  await sendNewsMail(today)
  expect(await mailed()).toHaveLength(1)
  now = new Date('2026-11-24T11:30:20Z')
  await sendNewsMail('2026-11-24T11:30:00Z')
  expect((await mailed()).map(({ subject }) => subject)).toEqual([
    'Applications: 1 submitted',
    'Applications: 1 submitted',
  ])
})

test('B36: there is none on a day without news', async () => {
  await sendNewsMail(today)
  await came('submitted', '2026-11-23T11:45:00Z')
  await sendNewsMail(today)
  expect(await mailed()).toEqual([])
})

test('what a mail cannot list it counts', async () => {
  for (let posting = 0; posting < 103; posting += 1)
    await came('submitted', '2026-11-23T08:00:00Z', {
      posting: `${posting}`,
      job: `Job ${String(posting).padStart(3, '0')}`,
    })
  await sendNewsMail(today)
  const [mail] = await mailed()
  expect(mail?.body).toContain('Job 099: 1 submitted.')
  expect(mail?.body).not.toContain('Job 100')
  expect(mail?.body).toContain('For 3 more: 3 submitted.')
})
