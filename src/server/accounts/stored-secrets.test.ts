import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { fresh, openAccountForms, parseLinkToken } from './open-account-forms.testing.ts'
import { password } from './open-accounts.testing.ts'

let site: Awaited<ReturnType<typeof openAccountForms>>

beforeAll(async () => {
  site = await openAccountForms('kept_secrets')
})
afterAll(() => site.database.close())

const tables = [
  'account_event',
  'account_link',
  'temporary_password',
  'idempotency_key',
  'attempt_count',
  'session_family',
  'session_token',
  'Applicant',
  'captcha_used',
] as const

async function written() {
  const rows = []
  for (const table of tables) rows.push(await site.database.db.selectFrom(table).selectAll().execute())
  return JSON.stringify(rows)
}

test('no table holds a password, a token or the token of a link; only the mails they are sent by hold them', async () => {
  const { email, token } = await site.newcomer()
  const stranger = site.unusedEmail()
  const proof = await site.prove('RequestNewPassword')
  await site.send([call('RequestNewPassword', email, proof)], { idempotencyKey: randomUUID() })
  await site.recover(stranger)
  const temporary = await site.fetchTemporaryPassword(email)
  const forced = await site.enter(email, temporary)
  await site.updatePassword(forced.token, fresh, temporary)
  await site.updatePassword(forced.token, 'short', 'a wrong password')
  const next = site.unusedEmail()
  await site.updateEmail(forced.token, next, fresh)
  const links = [
    parseLinkToken((await site.mails(email))['Your email address was changed']),
    parseLinkToken((await site.mails(next))['Please confirm your new email address']),
  ]
  await site.send([call('UndoEmailChange', links[0] ?? '')], { idempotencyKey: randomUUID() })
  const everything = await written()
  const secrets = [password, fresh, temporary, temporary.replaceAll('-', ''), token, forced.token, stranger, ...links]
  expect(secrets.map((secret) => [secret.length > 5, everything.includes(secret)])).toEqual(
    secrets.map(() => [true, false]),
  )
})

test('mails hold no password but the temporary one in its own, and no token of a session', async () => {
  const mails = await site.database.db.selectFrom('mail_outbox').selectAll().execute()
  const temporary = mails.filter(({ body }) => /([a-z2-9]{4}-){4}[a-z2-9]{4}/.test(body)).map(({ subject }) => subject)
  const told = JSON.stringify(mails)
  expect([
    new Set(temporary).size,
    temporary[0],
    told.includes(password),
    told.includes(fresh),
    told.includes('eyJ'),
  ]).toEqual([1, 'Your temporary password - Tamarack Research, Inc.', false, false, false])
})
