import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import { fresh, openAccountForms, parseLinkToken } from './open-account-forms.testing.ts'
import { parseClaims, minute } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('create_account')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

const accounts = () => site.database.db.selectFrom('Applicant').select('Email').execute()

test('[J7-08][J7-09][J3-32] a new account answers a token that reads its own row, and its password opens it', async () => {
  const email = site.unusedEmail()
  const { status, payload } = await site.create(` ${email} `)
  const { response, token } = JSON.parse(payload) as { response: string; token: string }
  const own = await site.send([read('Applicant')], { token })
  expect([status, response, JSON.parse(own.payload), (await site.enter(email, fresh)).response]).toEqual([
    200,
    'true',
    { Applicant: [{ FirstName: 'Cleo', LastName: 'Marsh', Email: email }] },
    'true',
  ])
})

test('[J5-14] the sixth argument gives a token of 30 days, and without it there is one of 90 minutes', async () => {
  const endsAfter = async (...more: ReadonlyArray<string>) => {
    const { payload } = await site.create(site.unusedEmail(), fresh, ...more)
    return ((parseClaims((JSON.parse(payload) as { token: string }).token)['exp'] as number) - site.start / 1000) / 60
  }
  expect([await endsAfter('remember'), await endsAfter()]).toEqual([30 * 24 * 60, 90])
})

test('[J3-32] an e-mail that has an account, in whatever case, answers login; that account stays as it was', async () => {
  const { email } = await site.newcomer()
  const { status, payload } = await site.create(email.toUpperCase())
  expect([status, payload, (await site.enter(email, fresh)).response, (await site.enter(email)).response]).toEqual([
    200,
    '{"response":"login","token":null}',
    'false',
    'true',
  ])
})

test('[J3-32][J5-30] a bad proof answers false and makes nothing, also for an e-mail that has an account', async () => {
  const { email } = await site.newcomer()
  const before = await accounts()
  const used = await site.prove('CreateAccount')
  await site.send([call('CreateAccount', email, fresh, 'Cleo', 'Marsh', used)])
  const answers = []
  for (const proof of [used, '', await site.prove('SignIn')])
    for (const to of [email, site.unusedEmail()])
      answers.push(await site.send([call('CreateAccount', to, fresh, 'Cleo', 'Marsh', proof)]))
  expect([answers, await accounts()]).toEqual([
    Array.from({ length: 6 }, () => ({
      status: 422,
      message: 'The proof that you are not a robot has been used before or is too old. Please try again.',
      payload: '{"response":"false","token":null}',
    })),
    before,
  ])
})

test.each([
  ['[J5-17.b] an e-mail in another form', ['cleo@', fresh, 'Cleo', 'Marsh'], 'Email: Email format incorrect'],
  ['[J5-13.b] no first name', ['cleo@example.org', fresh, ' ', 'Marsh'], 'FirstName: Field is required'],
  ['[J5-13.b] no last name', ['cleo@example.org', fresh, 'Cleo', ''], 'LastName: Field is required'],
  [
    '[J5-21] a short password',
    ['cleo@example.org', '1234567', 'Cleo', 'Marsh'],
    'NewPassword: Password must be at least 8 characters',
  ],
  [
    '[J5-22] a long password',
    ['cleo@example.org', 'x'.repeat(65), 'Cleo', 'Marsh'],
    'NewPassword: Password must be less than 64 characters',
  ],
  [
    '[J5-24][J5-26] a common password in capitals',
    ['cleo@example.org', 'SunShine1', 'Cleo', 'Marsh'],
    'NewPassword: Do not use common passwords that are easy to guess',
  ],
  [
    '[J5-27] the phrase of the comic',
    ['cleo@example.org', 'Correct Horse  battery staple', 'Cleo', 'Marsh'],
    'NewPassword: Everybody knows this password from a comic. Please make up one of your own.',
  ],
])('%s is refused in words, and the proof stays good', async (_, args, problem) => {
  const proof = await site.prove('CreateAccount')
  const { status, message } = await site.send([call('CreateAccount', ...args, proof)])
  const again = await site.send([call('CreateAccount', site.unusedEmail(), fresh, 'Cleo', 'Marsh', proof)])
  expect([status, message, again.status]).toEqual([422, `The account cannot be created. ${problem}`, 200])
})

test('[J5-23][J5-32] 64 characters and blanks at the ends belong to a password', async () => {
  const [email, typed] = [site.unusedEmail(), ` ${'x'.repeat(62)} `]
  await site.create(email, typed)
  expect([(await site.enter(email, typed)).response, (await site.enter(email, typed.trim())).response]).toEqual([
    'true',
    'false',
  ])
})

test('a new account takes no Idempotency-Key and no seventh argument', async () => {
  const args = ['CreateAccount', site.unusedEmail(), fresh, 'Cleo', 'Marsh', '', ''] as const
  const keyed = await site.send([call(...args)], { idempotencyKey: 'once' })
  const long = await site.send([call(...args, '')])
  expect([keyed.status, keyed.message, long.status, long.message]).toEqual([
    400,
    'CreateAccount takes no Idempotency-Key: it holds or answers a secret, which is not kept for a retry.',
    400,
    'A new account takes at most six arguments.',
  ])
})

test('two who ask for one address at the same time make one account: the other is told that there is one', async () => {
  const email = site.unusedEmail()
  const answers = await Promise.all([site.create(email), site.create(email.toUpperCase())])
  const responses = answers.map(({ payload }) => (JSON.parse(payload) as { response: string }).response)
  expect([
    responses.toSorted(),
    (await accounts()).filter(({ Email }) => Email.toLowerCase() === email).length,
  ]).toEqual([['login', 'true'], 1])
})

const parseToken = ({ payload }: { readonly payload: string }) => (JSON.parse(payload) as { token: string }).token

test('the first mail holds no name and no password, and its link confirms the address once', async () => {
  const email = site.unusedEmail()
  const session = parseToken(await site.create(email))
  const { 'Your account is open': mail = '' } = await site.mails(email)
  const confirmedAt = async () => {
    const row = site.database.db.selectFrom('Applicant').select('email_confirmed_at').where('Email', '=', email)
    return (await row.executeTakeFirstOrThrow()).email_confirmed_at
  }
  const before = await confirmedAt()
  expect([
    /Cleo|Marsh|pony/.test(mail),
    before,
    await site.confirm(parseLinkToken(mail), session),
    await site.confirm(parseLinkToken(mail), session),
  ]).toEqual([false, null, 'true', 'used'])
  expect(await confirmedAt()).toEqual(new Date(site.start))
})

test('a link that nobody was sent is unknown, and one of more than seven days says that it has run out', async () => {
  const email = site.unusedEmail()
  await site.create(email)
  const token = parseLinkToken((await site.mails(email))['Your account is open'])
  site.pass(7 * 24 * 60 * minute)
  expect([await site.confirm(token), await site.confirm('x'), await site.confirm(''), await site.undo(token)]).toEqual([
    'expired',
    'unknown',
    'unknown',
    'unknown',
  ])
})

test('each call of a network counts, and one too many is refused in words', async () => {
  const send = () => site.send([call('CreateAccount', 'x')], { address: '203.0.113.9' })
  for (let calls = 0; calls < 60; calls += 1) expect((await send()).status).toBe(422)
  expect(await send()).toEqual({
    status: 429,
    message: 'Too many accounts were requested from your network. Please wait a few minutes and try again.',
    payload: '',
  })
})

test('an address gets six mails a day for accounts that strangers make and give up, and no more', async () => {
  const email = site.unusedEmail()
  for (let times = 0; times < 8; times += 1) {
    await site.create(email)
    await site.database.db.deleteFrom('Applicant').where('Email', '=', email).execute()
  }
  const sent = await site.database.db.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute()
  expect(sent.length).toBe(6)
})
