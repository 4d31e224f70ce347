import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { lockApplicant, setPasswordHash } from './applicants.ts'
import { cheap, enrolApplicant } from './enrol-applicant.testing.ts'
import { readOutboxMails, parseTemporaryPassword } from './open-account-forms.testing.ts'
import { password, signIn } from './open-accounts.testing.ts'
import { openRacers } from './open-racers.testing.ts'

type Racers = Awaited<ReturnType<typeof openRacers>>

const rounds = 8
let racers: Racers
let { database, one: firstProcess, other: secondProcess } = {} as Racers

beforeAll(async () => {
  racers = await openRacers('account_races')
  ;({ database, one: firstProcess, other: secondProcess } = racers)
})
beforeEach(() => racers.forgetAttempts())
afterAll(() => racers.close())

let people = 0
const unusedEmail = () => `racer${(people += 1)}@example.org`

async function newcomer() {
  const email = unusedEmail()
  const id = await enrolApplicant(
    database.db,
    { firstName: 'Ida', lastName: 'Run', email, password },
    new Date(),
    cheap,
  )
  const confirmed = { email_confirmed_at: new Date().toISOString() }
  await database.db
    .updateTable('Applicant')
    .set(confirmed)
    .where('Applicant_ID', '=', id ?? '')
    .execute()
  return { id: id ?? '', email, token: (await firstProcess.enter(email)).token }
}

async function race<Result>(run: () => Promise<Result>): Promise<ReadonlyArray<Result>> {
  const results: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    await database.db.deleteFrom('attempt_count').execute()
    results.push(await run())
  }
  return results
}
const times = <Value>(value: Value) => Array.from({ length: rounds }, () => value)

const parseResponse = ({ status, payload }: { status: number; payload: string }) =>
  status === 200 ? (JSON.parse(payload) as { response: string }).response : `${status}`

test('two processes that are asked for one account make one', async () => {
  const found = await race(async () => {
    const email = unusedEmail()
    const answers = await Promise.all([firstProcess.create(email), secondProcess.create(email.toUpperCase())])
    return answers.map(parseResponse).toSorted()
  })
  expect(found).toEqual(times(['login', 'true']))
})

test('two accounts that take one address in two processes: one gets it', async () => {
  const found = await race(async () => {
    const [ida, eve, next] = [await newcomer(), await newcomer(), unusedEmail()]
    const answers = await Promise.all([
      firstProcess.updateEmail(ida.token, next),
      secondProcess.updateEmail(eve.token, next),
    ])
    return answers.toSorted()
  })
  expect(found).toEqual(times(['duplicate', 'true']))
})

test('nobody takes an address in the moment in which it is given up', async () => {
  const found = await race(async () => {
    const { email, token } = await newcomer()
    const [changed, made] = await Promise.all([
      firstProcess.updateEmail(token, unusedEmail()),
      secondProcess.create(email),
    ])
    return [changed, parseResponse(made)]
  })
  expect(found).toEqual(times(['true', 'login']))
})

test('a sign-in with the old password that races its change leaves no session', async () => {
  const found = await race(async () => {
    const { id, email, token } = await newcomer()
    const [changed] = await Promise.all([
      firstProcess.updatePassword(token, 'a pony in time'),
      secondProcess.enter(email),
      firstProcess.enter(email),
    ])
    const sessions = await database.db
      .selectFrom('session_family')
      .select('family')
      .where('Applicant_ID', '=', id)
      .execute()
    return [changed, sessions.length]
  })
  expect(found).toEqual(times(['true', 1]))
})

test('one temporary password in two processes lets one in', async () => {
  const found = await race(async () => {
    const { email } = await newcomer()
    await firstProcess.recover(email)
    const temporary = parseTemporaryPassword((await readOutboxMails(database, email))['Your temporary password'])
    const both = await Promise.all([firstProcess.enter(email, temporary), secondProcess.enter(email, temporary)])
    return both.map(({ response }) => response).toSorted()
  })
  expect(found).toEqual(times(['false', 'newPassword']))
})

test('whatever is done with one account at the same time ends: nothing waits for another in a ring', async () => {
  const found = await race(async () => {
    const { email, token } = await newcomer()
    await firstProcess.recover(email)
    const temporary = parseTemporaryPassword((await readOutboxMails(database, email))['Your temporary password'])
    const second = (await secondProcess.enter(email)).token
    const asked = [
      firstProcess.send([call('UpdatePassword', 'a pony in time', password)], { token }),
      secondProcess.send([call('UpdatePassword', 'a kite in time', password)], { token: second }),
      secondProcess.send([signIn(email, temporary)]),
      firstProcess.recover(email),
      firstProcess.send([signIn(email)]),
      secondProcess.send([call('UpdateEmail', unusedEmail(), password)], { token: second }),
      firstProcess.refresh(token),
      secondProcess.signOut(second),
    ]
    const ended = (await Promise.all(asked)).map(({ status }) => status)
    return ended.every((status) => [200, 401, 403].includes(status))
  })
  expect(found).toEqual(times(true))
})

async function areWaiting(count: number) {
  const waiting = sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  for (;;) {
    const { rows } = await waiting.execute(database.db)
    if ((rows[0]?.count ?? 0) >= count) return
  }
}

const runWhileLocked = <Asked>(
  id: string,
  ask: () => ReadonlyArray<Promise<Asked>>,
  act: (db: Racers['database']['db']) => Promise<void> = async () => undefined,
) =>
  database.db
    .transaction()
    .execute(async (db) => {
      await lockApplicant(db, id)
      const asked = ask()
      await areWaiting(asked.length)
      await act(db)
      return { asked }
    })
    .then(({ asked }) => Promise.all(asked))

test('changes from two sessions that wait for one account do not wait for each other as well', async () => {
  const { id, email, token } = await newcomer()
  const second = (await secondProcess.enter(email)).token
  const answers = await runWhileLocked(id, () => [
    firstProcess.send([call('UpdatePassword', 'a pony in time', password)], { token }),
    secondProcess.send([call('UpdatePassword', 'a kite in time', password)], { token: second }),
  ])
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '401'])
})

test('a sign-in is not let in with a password that was changed after it was checked', async () => {
  const { id, email } = await newcomer()
  const answers = await runWhileLocked(
    id,
    () => [firstProcess.send([signIn(email)])],
    (db) => setPasswordHash(db, id, 'another'),
  )
  expect(answers.map(parseResponse)).toEqual(['false'])
})

test('a change is not made with a password that was changed after it was checked', async () => {
  const { id, token } = await newcomer()
  const answers = await runWhileLocked(
    id,
    () => [firstProcess.updateEmail(token, unusedEmail())],
    (db) => setPasswordHash(db, id, 'another'),
  )
  expect(answers).toEqual(['false'])
})
