import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decodeOpenedAttachment } from '#contract/application.ts'
import { call } from '#contract/operations.ts'
import { createTestApplications } from '../authorization/create-test-applications.testing.ts'
import { fresh, parseTemporaryPassword, parseLinkToken } from './open-account-forms.testing.ts'
import { minute, password } from './open-accounts.testing.ts'
import { openOwnership, type Owner } from './open-ownership.testing.ts'
import { freshPassword } from './temporary-passwords.ts'

let site: Awaited<ReturnType<typeof openOwnership>>

beforeAll(async () => {
  site = await openOwnership('prehijack')
})
beforeEach(() => site.begin())
afterAll(() => site.close())

const theirs = 'a phrase of the stranger'

const readUndoToken = async (email: string) =>
  parseLinkToken((await site.mails(email))['Your email address was changed'])
const readRecoveryMail = async (email: string) => (await site.mails(email))['Your temporary password'] ?? ''

async function recover(email: string, write = (temporary: string) => temporary, next = fresh): Promise<Owner> {
  await site.database.db.deleteFrom('mail_outbox').where('subject', 'like', 'Your temporary password%').execute()
  const temporary = write(await site.fetchTemporaryPassword(email))
  const { token } = await site.enter(email, temporary)
  expect(await site.updatePassword(token, next, temporary)).toBe('true')
  return { id: (await site.findHolder(email)) ?? '', email, token }
}

async function hijack() {
  const stranger = await site.newcomer()
  await site.fill(stranger)
  const taken = await site.changeEmail(stranger)
  const signsUp = JSON.parse((await site.create(taken.email)).payload) as { response: string }
  const victim = await recover(taken.email)
  return { stranger, victim, signsUp: signsUp.response }
}

const requestTicket = async ({ token }: Owner, id: string) => {
  const { status, payload } = await site.send([call('OpenAttachment', id)], { token })
  return status === 200 ? decodeOpenedAttachment(payload).Ticket : null
}

test('[C6-11] who recovers an address that a stranger gave his account begins with an empty one, and he reads nothing of hers', async () => {
  const { stranger, victim, signsUp } = await hijack()
  const empty = await site.fetchAccountData(victim.token)
  const applied = await createTestApplications(site.service, { token: victim.token, lastName: 'Vale', posting: '4' })
  site.pass(minute)
  const undone = await site.undo(await readUndoToken(stranger.email))
  const his = await recover(stranger.email, undefined, theirs)
  const read = await site.fetchAccountData(his.token)
  expect([signsUp, undone, his.id, victim.id === stranger.id]).toEqual(['login', 'used', stranger.id, false])
  expect([empty.FirstName, empty.Applications, empty.SavedJobs, empty.FormerEmails]).toEqual(['', [], [], []])
  expect([JSON.stringify(read).includes('Vale'), read.Email, await requestTicket(his, applied.file)]).toEqual([
    false,
    stranger.email,
    null,
  ])
  const own = await site.fetchAccountData(victim.token)
  expect([own.Applications.length, await requestTicket(victim, applied.file)]).toEqual([2, expect.any(String)])
})

test('[C4.1-04] she deletes her account at once, or takes another address, and no link of the stranger’s follows', async () => {
  const [one, other] = [await hijack(), await hijack()]
  const moved = await site.updateEmail(other.victim.token, site.unusedEmail(), fresh)
  const removed = await site.remove(one.victim.token, fresh)
  const links = [
    await site.undo(await readUndoToken(one.stranger.email)),
    await site.undo(await readUndoToken(other.stranger.email)),
  ]
  expect([moved, removed, links, (await site.fetchAccountData(other.victim.token)).Email]).toEqual([
    'true',
    'true',
    ['used', 'used'],
    await findEmail(other.victim),
  ])
})

const findEmail = async ({ id }: Owner) => {
  const row = site.database.db.selectFrom('Applicant').select('Email').where('Applicant_ID', '=', id)
  return (await row.executeTakeFirst())?.Email
}

test('he cannot take her address again, and keeps what was his', async () => {
  const { stranger, victim } = await hijack()
  const his = await recover(stranger.email, undefined, theirs)
  const again = await site.updateEmail(his.token, victim.email, theirs)
  expect([again, (await site.fetchAccountData(his.token)).Applications.length]).toEqual(['duplicate', 2])
})

test('a stranger who goes back and forth between two addresses holds neither against its owner for longer', async () => {
  const stranger = await site.newcomer()
  const held = await site.changeEmail(stranger)
  for (let rounds = 0; rounds < 3; rounds += 1) {
    await site.updateEmail(stranger.token, stranger.email)
    site.pass(23 * 60 * minute)
    await site.updateEmail((await site.enter(stranger.email)).token, held.email)
    const { token } = await site.enter(held.email)
    stranger.token = token
    site.pass(60 * minute)
  }
  const free = JSON.parse((await site.create(stranger.email)).payload) as { response: string }
  const owner = await recover(held.email, freshPassword)
  expect([free.response, owner.id === stranger.id, (await site.fetchAccountData(owner.token)).SavedJobs]).toEqual([
    'true',
    false,
    [],
  ])
})

test('whose account a thief has given his own address, which he has confirmed, gets it back without what he put there, and he keeps nothing of hers', async () => {
  const owner = await site.newcomer()
  await site.fill(owner)
  const thief = await site.changeEmail(owner)
  await site.confirm(thief)
  site.pass(minute)
  const applied = await createTestApplications(site.service, { token: thief.token, lastName: 'Thorne', posting: '4' })
  await site.send([call('MergeSavedJobs', JSON.stringify([{ id: 'saved by a thief', savedOn: null }]))], {
    token: thief.token,
  })
  site.pass(minute)
  await site.recover(thief.email)
  await site.enter(thief.email, parseTemporaryPassword(await readRecoveryMail(thief.email)))
  expect(await site.undo(await readUndoToken(owner.email))).toBe('true')
  const back = await recover(owner.email)
  const data = await site.fetchAccountData(back.token)
  expect([back.id, JSON.stringify(data).includes('Thorne'), JSON.stringify(data).includes('thief')]).toEqual([
    owner.id,
    false,
    false,
  ])
  expect([data.Applications.length, data.SavedJobs.length, await requestTicket(back, applied.file)]).toEqual([
    2,
    1,
    null,
  ])
  await site.database.db.deleteFrom('mail_outbox').execute()
  await site.recover(thief.email)
  expect([await readRecoveryMail(thief.email), (await site.enter(thief.email)).response]).toEqual(['', 'false'])
})

test('a thief who has confirmed another address cannot take the account back from there once its owner has it again', async () => {
  const owner = await site.newcomer()
  const thief = await site.changeEmail(owner)
  await site.confirm(thief)
  await site.updateEmail(thief.token, owner.email)
  await recover(owner.email)
  expect([await site.undo(await readUndoToken(thief.email)), await findEmail(owner)]).toEqual(['expired', owner.email])
})

test('a thief who goes back and forth until her own link has run out has no link left once its owner confirms her address', async () => {
  const owner = await site.newcomer()
  const thief = await site.changeEmail(owner)
  const at = async (email: string) => ({ ...owner, email, token: (await site.enter(email)).token })
  await site.confirm(thief)
  await site.updateEmail(thief.token, owner.email)
  site.pass(48 * 60 * minute)
  await site.database.db.deleteFrom('mail_outbox').execute()
  await site.updateEmail((await at(owner.email)).token, thief.email)
  await site.confirm(await at(thief.email))
  await site.database.db.deleteFrom('mail_outbox').execute()
  await site.updateEmail((await at(thief.email)).token, owner.email)
  site.pass(25 * 60 * minute)
  expect(await site.confirm(await at(owner.email))).toBe('true')
  expect([await site.undo(await readUndoToken(thief.email)), await findEmail(owner)]).toEqual(['expired', owner.email])
})

test('a draft that a thief has submitted is withdrawn when its owner has her account back', async () => {
  const owner = await site.newcomer()
  const { draft } = await createTestApplications(site.service, { token: owner.token, lastName: 'Moss', posting: '4' })
  site.pass(minute)
  const thief = await site.changeEmail(owner)
  const { db } = site.database
  const { created_at: changed } = await db
    .selectFrom('account_link')
    .select('created_at')
    .where('kind', '=', 'undo')
    .where('Applicant_ID', '=', owner.id)
    .executeTakeFirstOrThrow()
  const at = new Date(changed.getTime() + 1).toISOString()
  const submitted = { state: 'submitted', told_state: 'submitted', submitted_at: at } as const
  await db.updateTable('application').set(submitted).where('Application_ID', '=', draft).execute()
  expect([await site.undo(await readUndoToken(owner.email)), (await site.mails(thief.email)) !== null]).toEqual([
    'true',
    true,
  ])
  const states = db.selectFrom('application').select(['state', 'told_state']).where('Application_ID', '=', draft)
  expect(await states.executeTakeFirst()).toEqual({ state: 'withdrawn', told_state: 'withdrawn' })
})

test('what a thief writes into a draft that was there is not left in it, and what he took away comes back', async () => {
  const owner = await site.newcomer()
  const applied = await createTestApplications(site.service, { token: owner.token, lastName: 'Moss', posting: '4' })
  site.pass(minute)
  const thief = await site.changeEmail(owner)
  const { token } = thief
  const values = JSON.stringify({ School: 'Thorne College' })
  await site.send([call('SaveApplicationPart', applied.draft, 'education', 'one', '1', values)], { token })
  await site.send([call('RemoveAttachment', applied.file)], { token })
  await site.undo(await readUndoToken(owner.email))
  const back = await recover(owner.email)
  const { Applications } = await site.fetchAccountData(back.token)
  expect([JSON.stringify(Applications).includes('Thorne'), await requestTicket(back, applied.file)]).toEqual([
    false,
    expect.any(String),
  ])
})

test('who recovers an address that was never confirmed is asked by the mail whether the account is hers', async () => {
  await site.database.db.deleteFrom('firm_news').execute()
  const person = await site.newcomer(false)
  await site.fill(person)
  const mail = await readRecoveryMail(person.email)
  const temporary = parseTemporaryPassword(mail)
  const { token } = await site.enter(person.email, freshPassword(temporary).toUpperCase().replaceAll('-', ''))
  const again = await site.enter(person.email, freshPassword(temporary))
  const chosen = await site.updatePassword(token, fresh, freshPassword(temporary))
  const data = await site.fetchAccountData(token)
  expect([mail.includes(freshPassword(temporary)), again.reason, chosen]).toEqual([true, 'used', 'true'])
  expect([data.Applications, data.SavedJobs, data.EmailConfirmedAt === null, await site.events(person.id)]).toEqual([
    [],
    [],
    false,
    [],
  ])
  const withdrawn = site.database.db.selectFrom('firm_news').select('what').where('what', '=', 'withdrawn')
  expect((await withdrawn.execute()).length).toBe(1)
})

test('a confirmed account has one password in its mail, and the wish for an empty one empties nothing of it', async () => {
  const person = await site.newcomer()
  await site.fill(person)
  const mail = await readRecoveryMail(person.email)
  await site.enter(person.email, freshPassword(parseTemporaryPassword(mail)))
  expect([mail.includes(freshPassword(parseTemporaryPassword(mail))), await site.findHolder(person.email)]).toEqual([
    false,
    person.id,
  ])
})

test('an account without a name takes the one that its applicant gives the firm, once', async () => {
  const { victim } = await hijack()
  await createTestApplications(site.service, { token: victim.token, lastName: 'Vale', posting: '4' })
  const first = await site.fetchAccountData(victim.token)
  await createTestApplications(site.service, { token: victim.token, lastName: 'Other', posting: '3' })
  const later = await site.fetchAccountData(victim.token)
  expect([first.LastName, later.LastName]).toEqual(['Vale', 'Vale'])
})

test('a former address that could have had the account back is told when it is deleted', async () => {
  const owner = await site.newcomer()
  const { token } = await site.changeEmail(owner)
  await site.remove(token, password)
  expect(Object.keys(await site.mails(owner.email)).toSorted()).toEqual([
    'An account that had this email address was deleted',
    'Your email address was changed',
  ])
})
