import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'

let database: Database
let service: SiteService

beforeAll(async () => {
  database = await openTestDatabase('contact_form_test')
  service = createSiteService({ database, mail: mailSettings({ CONTACT_HR_EMAIL: 'people@firm.example' }) })
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('mail_outbox').execute()
  await database.db.deleteFrom('contact_message').execute()
})

const message = {
  FirstName: ' Ada ',
  LastName: 'Lovelace',
  Email: ' ada@engine.example ',
  Phone: '555-0100',
  Subject: 'hr',
  Message: '  Is there a\nlibrary?  ',
}

const prove = async () => solveCaptcha(await service.challenge('ContactFormEmail'))

async function send(values: object, ...more: string[]) {
  const { status, reply } = await service.transact({
    Operations: [call('ContactFormEmail', JSON.stringify(values), ...more)],
  })
  return [status, reply.Success, reply.Payload, reply.Msg]
}

const mails = () =>
  database.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'reply_to', 'subject', 'body', 'attempts'])
    .where('recipient', '!=', 'ada@engine.example')
    .execute()

async function reference() {
  const { id } = await database.db.selectFrom('contact_message').select('id').executeTakeFirstOrThrow()
  return id.slice(0, 8).toUpperCase()
}

test('[C7.2-10][C7.2-11][C3.6-01] a message with its proof is kept and queued for those who answer it, and the reply is true', async () => {
  expect(await send({ ...message, RecaptchaResponse: await prove() })).toEqual([200, true, 'true', ''])
  expect(await mails()).toEqual([
    {
      recipient: 'people@firm.example',
      reply_to: 'ada@engine.example',
      subject: `Human Resources: message from Ada Lovelace (${await reference()})`,
      body: 'Name: Ada Lovelace\nEmail: ada@engine.example\nPhone: 555-0100\nSubject: Human Resources\n\nIs there a\nlibrary?\n',
      attempts: 0,
    },
  ])
  const kept = await database.db
    .selectFrom('contact_message')
    .select(['FirstName', 'LastName', 'Email', 'Phone', 'Subject', 'Message'])
    .execute()
  expect(kept).toEqual([
    {
      FirstName: 'Ada',
      LastName: 'Lovelace',
      Email: 'ada@engine.example',
      Phone: '555-0100',
      Subject: 'hr',
      Message: 'Is there a\nlibrary?',
    },
  ])
})

test('[C3.6-02] a message without a subject is a general one', async () => {
  const { Subject: _, ...general } = message
  await send({ ...general, RecaptchaResponse: await prove() })
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['info@tamarack.example', `General: message from Ada Lovelace (${await reference()})`],
  ])
})

test('the sender is told that the message has arrived, under the reference that the firm has, and in no words of hers', async () => {
  await send({ ...message, Message: 'Buy at evil.example', RecaptchaResponse: await prove() })
  const thanks = await database.db
    .selectFrom('mail_outbox')
    .select(['reply_to', 'subject', 'body'])
    .where('recipient', '=', 'ada@engine.example')
    .execute()
  expect(thanks).toEqual([
    {
      reply_to: 'people@firm.example',
      subject: `We have your message (${await reference()})`,
      body: `Thank you for writing to Tamarack Research, Inc.

We have your message. The right person will answer within two business days. Please quote the reference ${await reference()} if you write or call about it.

If you did not write to us, someone entered your address by mistake; you do not need to do anything.
`,
    },
  ])
})

test('an address is sent six of these in a day; further messages arrive without', async () => {
  for (let sent = 0; sent < 8; sent += 1)
    await send({ ...message, Email: 'Bob@engine.example', RecaptchaResponse: await prove() })
  const rows = await database.db.selectFrom('mail_outbox').select('recipient').execute()
  const to = (recipient: string) => rows.filter((row) => row.recipient === recipient).length
  expect([to('people@firm.example'), to('Bob@engine.example')]).toEqual([8, 6])
})

test('[C6-02.a][C6-03.a] without a proof, or with a used one, nothing is kept', async () => {
  const proof = await prove()
  await send({ ...message, RecaptchaResponse: proof })
  expect([
    await send(message),
    await send({ ...message, RecaptchaResponse: '' }),
    await send({ ...message, RecaptchaResponse: proof }),
  ]).toEqual([
    [422, false, '', 'The message cannot be sent. RecaptchaResponse: Missing key'],
    [422, false, '', 'The message cannot be sent. RecaptchaResponse: The proof that you are not a robot is missing'],
    [422, false, '', 'The proof that you are not a robot has been used before or is too old. Please send again.'],
  ])
  expect((await mails()).length).toBe(1)
})

test('[C5-02][C5-04][C5-19] the server finds the problems a form finds, and keeps nothing', async () => {
  const RecaptchaResponse = await prove()
  const problems = [
    { FirstName: '  ' },
    { Email: 'ada@engine' },
    { Email: 'ada@engine.example\r\nBcc: all@firm.example' },
    { LastName: 'Lovelace\r\nBcc: all@firm.example' },
    { Subject: 'sales' },
    { Message: 'x'.repeat(5001) },
  ]
  const answers = []
  for (const problem of problems) answers.push(await send({ ...message, ...problem, RecaptchaResponse }))
  expect(answers.map(([status, , , words]) => [status, words])).toEqual([
    [422, 'The message cannot be sent. FirstName: Please enter your first name'],
    [422, 'The message cannot be sent. Email: Please enter a valid email'],
    [422, 'The message cannot be sent. Email: Please enter a valid email'],
    [422, 'The message cannot be sent. LastName: Please use one line of text'],
    [422, 'The message cannot be sent. Subject: Expected "general" | "capabilities" | "contracts" | "hr"'],
    [422, 'The message cannot be sent. Message: Please use at most 5,000 characters'],
  ])
  expect(await mails()).toEqual([])
})

test('the operation takes one argument', async () => {
  expect(await send(message, 'more')).toEqual([
    400,
    false,
    '',
    'ContactFormEmail takes one argument: the message as JSON.',
  ])
})

test('a network sends sixty messages in ten minutes, from all processes together, and bad ones count too', async () => {
  const other = createSiteService({ database })
  const ask = async ({ transact }: SiteService, address: string) => {
    const { status, reply } = await transact({ Operations: [call('ContactFormEmail', '{}')] }, { address })
    return [status, reply.Msg]
  }
  const tried: unknown[] = []
  for (let sent = 0; sent < 30; sent += 1)
    tried.push(await ask(service, `2001:db8::${sent}`), await ask(other, `2001:db8::1:${sent}`))
  const words = 'Too many messages were sent from your network. Please wait a few minutes and send again.'
  const missing = [422, 'The message cannot be sent. FirstName: Missing key']
  expect([tried, await ask(service, '2001:db8::ffff'), await ask(other, '2001:db8:1::1')]).toEqual([
    Array.from({ length: 60 }, () => missing),
    [429, words],
    missing,
  ])
})
