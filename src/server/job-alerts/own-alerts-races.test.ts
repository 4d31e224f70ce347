import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { confirmEmailOf } from '../accounts/applicants.ts'
import { cheap, enrolApplicant } from '../accounts/enrol-applicant.testing.ts'
import { mailsOf, tokenIn } from '../accounts/open-account-forms.testing.ts'
import { password } from '../accounts/open-accounts.testing.ts'
import { openRacers } from '../accounts/open-racers.testing.ts'
import { subscribe, subscriptionsOfEmail } from './subscriptions.ts'

type Racers = Awaited<ReturnType<typeof openRacers>>

const rounds = 8
let racers: Racers
let { database, one, other } = {} as Racers

beforeAll(async () => {
  racers = await openRacers('own_alerts_races')
  ;({ database, one, other } = racers)
})
beforeEach(() => racers.forgetAttempts())
afterAll(() => racers.close())

const subjectOf = (words: string) => ({
  subject: `search search=${words}`,
  JobPosting_ID: 'generic',
  JobFunction: words,
  Search: `search=${words}`,
  posting: null,
})
const alertsOf = async (email: string) =>
  (await subscriptionsOfEmail(database.db, email)).map(({ JobFunction }) => JobFunction).toSorted()

async function movedOn(round: number) {
  const [email, next] = [`racer${round}@example.org`, `next${round}@example.org`]
  const who = { firstName: 'Ida', lastName: 'Run', email, password }
  const id = (await enrolApplicant(database.db, who, new Date(), cheap)) ?? ''
  await confirmEmailOf(database.db, id, new Date())
  for (const words of ['a', 'b']) await subscribe(database.db, email, subjectOf(words), new Date())
  await subscribe(database.db, next, subjectOf('b'), new Date())
  const { token } = await one.enter(email)
  await one.updateEmail(token, next)
  await confirmEmailOf(database.db, id, new Date())
  return { email, next, token, undo: tokenIn((await mailsOf(database, email))['Your email address was changed']) }
}

test('alerts that move in two processes move once', async () => {
  const found = []
  for (let round = 0; round < rounds; round += 1) {
    await database.db.deleteFrom('attempt_count').execute()
    const { email, next, token } = await movedOn(round)
    const move = [call('MoveJobAlerts')]
    const answers = await Promise.all([one.send(move, { token }), other.send(move, { token })])
    found.push([answers.map(({ payload }) => payload), await alertsOf(email), await alertsOf(next)])
    const mails = await database.db.selectFrom('mail_outbox').select('subject').where('recipient', '=', email).execute()
    expect(mails.filter(({ subject }) => subject.startsWith('Your job alerts have moved'))).toHaveLength(1)
  }
  expect(found).toEqual(Array.from({ length: rounds }, () => [['true', 'true'], [], ['a', 'b']]))
})

test('alerts that move in the moment in which the change is taken back are with their owner', async () => {
  const found = []
  for (let round = rounds; round < 2 * rounds; round += 1) {
    await database.db.deleteFrom('attempt_count').execute()
    const { email, next, token, undo } = await movedOn(round)
    const [moved, undone] = await Promise.all([one.send([call('MoveJobAlerts')], { token }), other.undo(undo)])
    expect([200, 401]).toContain(moved.status)
    found.push([undone, await alertsOf(email), await alertsOf(next)])
  }
  expect(found).toEqual(Array.from({ length: rounds }, () => ['true', ['a', 'b'], ['b']]))
})
