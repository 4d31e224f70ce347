import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { solveCaptcha } from '../captcha/solve-captcha.testing.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { mailSettings } from '../settings/mail-settings.ts'
import { toDueMail, claimDueMail } from '../mail/outbox.ts'
import { readMail, receiveMail } from '../mail/receive-mail.testing.ts'
import { sendBySmtp } from '../mail/send-mail.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'

let database: Database
let service: SiteService

beforeAll(async () => {
  database = await openTestDatabase('profile_messages_test')
  service = createSiteService({ database, mail: mailSettings({ SMALL_BUSINESS_EMAIL: 'liaison@firm.example' }) })
})
afterAll(() => database.close())
beforeEach(async () => {
  for (const table of ['mail_outbox', 'business_profile', 'attempt_count'] as const)
    await database.db.deleteFrom(table).execute()
})

const minimalProfile = {
  Company: 'Engine & Co',
  POC: 'Ada Lovelace',
  POCTitle: 'Owner',
  POCEmail: 'ada@engine.example',
}

const prove = async () => solveCaptcha(await service.challenge('SmallBusinessProfileEmail'))

async function send(values: object) {
  const { status, reply } = await service.transact({
    Operations: [call('SmallBusinessProfileEmail', JSON.stringify(values))],
  })
  return [status, reply.Payload, reply.Msg, reply.brokenBusinessRule]
}

const accepted = [200, 'true', '', false]
const readStoredProfiles = () => database.db.selectFrom('business_profile').select(['id', 'Profile']).execute()

async function deliver() {
  const { url, received, close } = await receiveMail()
  const sendMail = sendBySmtp(url, {
    firmName: 'Larch & Sons',
    from: 'website@firm.example',
    origin: () => 'https://firm.example',
  })
  for (;;) {
    const due = await claimDueMail(database.db, new Date(Date.now() + 1000))
    if (!due) break
    await sendMail(toDueMail(due.row), new AbortController().signal)
  }
  sendMail.close?.()
  await close()
  return received
}

function read(raw: string) {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const encoding = /content-transfer-encoding: (\S+)/i.exec(head)?.[1] ?? '7bit'
  const { parts, head: lines } = readMail({
    to: [],
    raw: [
      `${head}\r\nX-Read: boundary="read"`,
      `--read\r\ncontent-type: text/plain\r\ncontent-transfer-encoding: ${encoding}`,
      `${body.join('\r\n\r\n')}\r\n--read--`,
    ].join('\r\n\r\n'),
  })
  return { head: lines, text: parts.get('text/plain') ?? '' }
}

const special = `A “quoted” & <b>bold</b> £ Łódź 東京 🌲 =?utf-8?Q?x?= ${'long '.repeat(22)}end`

test('[C3.7-01][C7.2-12] every value arrives in the mail as it was written, whatever its signs', async () => {
  const whole = {
    ...minimalProfile,
    Company: 'Ångström & Söhne, “Inc.” <x@y> =?utf-8?Q?x?=',
    Address: special,
    City: 'Łódź',
    State: 'N/A',
    Zip: '22201 1973',
    Website: 'https://engine.example/?a=1&b=%20#x',
    OtherOfficeLocations: 'Dayton\r\nBcc: all@firm.example\n\nSubject: free\n.\nQUIT',
    PhoneNumber: '+48 (0) 22, ext. 7',
    DUNSNumber: '123456789',
    UniqueEntityIdNumber: 'AB12CD34EF56',
    CageCode: '1ABC5',
    NAICSCode: '541611; 541330',
    GSASchedules: '\tMAS\t00CORP',
    SmallBusinessClassifications: [
      'Alaska Native Corporation/Indian Tribe',
      'Small',
      'Historically Black College or University/Minority Institution',
    ],
    ServicesOffered: ['Configuration/Data Management', 'Logistics & RAM', 'Cost Estimating'],
    OtherServicesOffered: special,
    CustomersSupported: ['Space Force', 'Air Force'],
    OtherCustomersSupported: '=2E=0D=0A',
  }
  expect(await send({ ...whole, RecaptchaResponse: await prove() })).toEqual(accepted)
  const [row] = await readStoredProfiles()
  const reference = row?.id.slice(0, 8).toUpperCase()
  const { subject } = await database.db
    .selectFrom('mail_outbox')
    .select('subject')
    .where('recipient', '=', 'liaison@firm.example')
    .executeTakeFirstOrThrow()
  const mail = (await deliver()).find(({ to }) => to.includes('liaison@firm.example'))
  const { head, text } = read(mail?.raw ?? '')
  expect(text.trimEnd()).toBe(`COMPANY
Company: Ångström & Söhne, “Inc.” <x@y> =?utf-8?Q?x?=
Address: ${special}
City: Łódź
State: N/A
ZIP Code: 22201 1973
Website: https://engine.example/?a=1&b=%20#x
Other Office Locations: Dayton
    Bcc: all@firm.example
    
    Subject: free
    .
    QUIT

POINT OF CONTACT
Name: Ada Lovelace
Title: Owner
Email: ada@engine.example
Phone or Email: +48 (0) 22, ext. 7

IDENTIFIERS
DUNS Number: 123456789
Unique Entity ID: AB12CD34EF56
CAGE Code: 1ABC5
NAICS Codes: 541611; 541330
GSA Schedules: MAS\t00CORP

CLASSIFICATIONS
Classifications:
    Small
    Historically Black College or University/Minority Institution
    Alaska Native Corporation/Indian Tribe

SERVICES
Services Offered:
    Cost Estimating
    Logistics & RAM
    Configuration/Data Management
Other Services: ${special}

CUSTOMERS
Customers Supported:
    Air Force
    Space Force
Other Customers: =2E=0D=0A`)
  expect(head.filter((line) => /^(to|reply-to|cc|bcc):/i.test(line)).toSorted()).toEqual([
    'Reply-To: ada@engine.example',
    'To: liaison@firm.example',
  ])
  expect(mail?.to).toEqual(['liaison@firm.example'])
  expect(JSON.parse(row?.Profile ?? '')).toEqual({
    ...whole,
    GSASchedules: 'MAS\t00CORP',
    SmallBusinessClassifications: [
      'Small',
      'Historically Black College or University/Minority Institution',
      'Alaska Native Corporation/Indian Tribe',
    ],
    ServicesOffered: ['Cost Estimating', 'Logistics & RAM', 'Configuration/Data Management'],
    CustomersSupported: ['Air Force', 'Space Force'],
  })
  expect(subject).toBe(`Small business profile: Ångström & Söhne, “Inc.” <x@y> =?utf-8?Q?x?= (${reference})`)
})

test('the sender of a profile is told that the liaison officer answers, and by when', async () => {
  await send({ ...minimalProfile, RecaptchaResponse: await prove() })
  const [row] = await readStoredProfiles()
  const reference = row?.id.slice(0, 8).toUpperCase()
  const thanks = await database.db
    .selectFrom('mail_outbox')
    .select(['reply_to', 'subject', 'body'])
    .where('recipient', '=', 'ada@engine.example')
    .execute()
  expect(thanks).toEqual([
    {
      reply_to: 'liaison@firm.example',
      subject: `We have the profile of your company (${reference})`,
      body: `Thank you for writing to Tamarack Research, Inc.

We have the profile of your company. Our liaison officer reads every profile and answers within two business days. Please quote the reference ${reference} if you write or call about it.

If you did not write to us, someone entered your address by mistake; you do not need to do anything.
`,
    },
  ])
})

test('[C5-09] what was left out is said to be so', async () => {
  expect(await send({ ...minimalProfile, RecaptchaResponse: await prove() })).toEqual(accepted)
  const mail = (await deliver()).find(({ to }) => to.includes('liaison@firm.example'))
  const { text } = read(mail?.raw ?? '')
  expect(text.match(/^[A-Z][A-Za-z ]+: not given$/gm)).toHaveLength(17)
})

test('[C5-07][C5-08][C5-18] the server finds the problems that the form finds, and keeps nothing', async () => {
  const RecaptchaResponse = await prove()
  const problems = [
    { Company: ' ' },
    { POC: undefined },
    { POCTitle: '' },
    { POCEmail: 'ada@engine' },
    { POCEmail: 'ada@engine.example\r\nBcc: all@firm.example' },
    { Company: 'Engine\r\nBcc: all@firm.example' },
    { Website: 'x'.repeat(501) },
    { GSASchedules: 'x'.repeat(1001) },
    { CustomersSupported: 'Navy' },
    { ServicesOffered: ['Catering', 'x'] },
    { RecaptchaResponse: '' },
    { RecaptchaResponse: 'nothing' },
  ]
  const answers = []
  for (const problem of problems) answers.push(await send({ ...minimalProfile, RecaptchaResponse, ...problem }))
  expect(answers.map(([status, , words]) => [status, words])).toEqual([
    [422, 'The message cannot be sent. Company: Please enter the name of your company'],
    [422, 'The message cannot be sent. POC: Missing key'],
    [422, 'The message cannot be sent. POCTitle: Please enter the title of your point of contact'],
    [422, 'The message cannot be sent. POCEmail: Please enter a valid email'],
    [422, 'The message cannot be sent. POCEmail: Please enter a valid email'],
    [422, 'The message cannot be sent. Company: Please use one line of text'],
    [422, 'The message cannot be sent. Website: Please use at most 500 characters'],
    [422, 'The message cannot be sent. GSASchedules: Please use at most 1,000 characters'],
    [422, 'The message cannot be sent. CustomersSupported: Expected array'],
    [422, expect.stringContaining('The message cannot be sent. ServicesOffered.0: Expected "Cost Estimating" | ')],
    [422, 'The message cannot be sent. RecaptchaResponse: The proof that you are not a robot is missing'],
    [422, 'The proof that you are not a robot has been used before or is too old. Please send again.'],
  ])
  expect([await readStoredProfiles(), await deliver()]).toEqual([[], []])
})

test('[C2.4-07] a profile that contradicts itself is against a business rule, whoever sends it', async () => {
  const answer = await send({
    ...minimalProfile,
    SmallBusinessClassifications: ['HUBZone'],
    RecaptchaResponse: await prove(),
  })
  expect(answer).toEqual([
    422,
    '',
    'The message cannot be sent. A firm that is HUBZone is also Small. Please choose “Small” too, or clear “HUBZone”.',
    true,
  ])
  expect([await readStoredProfiles(), await deliver()]).toEqual([[], []])
})

test('[C6-03.b] a proof for one form is none for the other', async () => {
  const RecaptchaResponse = await solveCaptcha(await service.challenge('ContactFormEmail'))
  const [status, payload] = await send({ ...minimalProfile, RecaptchaResponse })
  expect([status, payload, await readStoredProfiles()]).toEqual([422, '', []])
})

test('[C7.2-13] a profile that is sent again under its key is the same profile', async () => {
  const operations = {
    Operations: [
      call('SmallBusinessProfileEmail', JSON.stringify({ ...minimalProfile, RecaptchaResponse: await prove() })),
    ],
  }
  const answers = []
  for (let sent = 0; sent < 2; sent += 1)
    answers.push((await service.transact(operations, { idempotencyKey: 'one profile' })).reply.Payload)
  expect([answers, (await readStoredProfiles()).length, (await deliver()).length]).toEqual([['true', 'true'], 1, 2])
})

test('both forms share the limit of a network', async () => {
  const ask = async (operation: string) =>
    (await service.transact({ Operations: [call(operation, '{}')] }, { address: '192.0.2.7' })).status
  const tried = new Set<number>()
  for (let sent = 0; sent < 30; sent += 1)
    for (const operation of ['ContactFormEmail', 'SmallBusinessProfileEmail']) tried.add(await ask(operation))
  expect([[...tried], await ask('SmallBusinessProfileEmail'), await ask('ContactFormEmail')]).toEqual([[422], 429, 429])
})
