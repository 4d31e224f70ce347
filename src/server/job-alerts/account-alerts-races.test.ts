import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { readOutboxMails, parseLinkToken } from '../accounts/open-account-forms.testing.ts'
import { password } from '../accounts/open-accounts.testing.ts'
import { openRacers } from '../accounts/open-racers.testing.ts'
import { subscribe, listEmailSubscriptions } from './subscriptions.ts'

type Racers = Awaited<ReturnType<typeof openRacers>>

const rounds = 8
let racers: Racers
let { database, one: firstProcess, other: secondProcess } = {} as Racers

beforeAll(async () => {
  racers = await openRacers('own_alerts_races')
  ;({ database, one: firstProcess, other: secondProcess } = racers)
})
beforeEach(() => racers.forgetAttempts())
afterAll(() => racers.close())

const createSubject = (words: string) => ({
  subject: `search search=${words}`,
  JobPosting_ID: 'generic',
  JobFunction: words,
  Search: `search=${words}`,
  posting: null,
})
const listAlerts = async (email: string) =>
  (await listEmailSubscriptions(database.db, email)).map(({ JobFunction }) => JobFunction).toSorted()

async function createMovedAccount(round: number) {
  const [email, next] = [`racer${round}@example.org`, `next${round}@example.org`]
  const who = { firstName: 'Ida', lastName: 'Run', email, password }
  const id = (await enrolApplicant(database.db, who, new Date(), cheap)) ?? ''
  await confirmApplicantEmail(database.db, id, new Date())
  for (const words of ['a', 'b']) await subscribe(database.db, email, createSubject(words), new Date())
  await subscribe(database.db, next, createSubject('b'), new Date())
  const { token } = await firstProcess.enter(email)
  await firstProcess.updateEmail(token, next)
  await confirmApplicantEmail(database.db, id, new Date())
  return {
    email,
    next,
    token,
    undo: parseLinkToken((await readOutboxMails(database, email))['Your email address was changed']),
  }
}

test('alerts that move in two processes move once', async () => {
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    await database.db.deleteFrom('attempt_count').execute()
    const { email, next, token } = await createMovedAccount(round)
    const move = [call('MoveJobAlerts')]
    const answers = await Promise.all([firstProcess.send(move, { token }), secondProcess.send(move, { token })])
    found.push([answers.map(({ payload }) => payload), await listAlerts(email), await listAlerts(next)])
    const mails = await database.db.selectFrom('mail_outbox').select('subject').where('recipient', '=', email).execute()
    expect(mails.filter(({ subject }) => subject.startsWith('Your job alerts have moved'))).toHaveLength(1)
  }
  expect(found).toEqual(Array.from({ length: rounds }, () => [['true', 'true'], [], ['a', 'b']]))
})

test('alerts that move in the moment in which the change is taken back are with their owner', async () => {
  const found = []
  for (let round = rounds; round < 2 * rounds; round += 1) {
    await database.db.deleteFrom('attempt_count').execute()
    const { email, next, token, undo } = await createMovedAccount(round)
    const [moved, undone] = await Promise.all([
      firstProcess.send([call('MoveJobAlerts')], { token }),
      secondProcess.undo(undo),
    ])
    expect([200, 401]).toContain(moved.status)
    found.push([undone, await listAlerts(email), await listAlerts(next)])
  }
  expect(found).toEqual(Array.from({ length: rounds }, () => ['true', ['a', 'b'], ['b']]))
})
