import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cheap, enrolApplicant } from './enrol-applicant.testing.ts'
import { ada, over, password, signIn } from './open-accounts.testing.ts'
import { openRacers } from './open-racers.testing.ts'

type Racers = Awaited<ReturnType<typeof openRacers>>

let racers: Racers
let { database, one, other } = {} as Racers

beforeAll(async () => {
  racers = await openRacers('accounts')
  ;({ database, one, other } = racers)
  await enrolApplicant(database.db, { firstName: 'Ada', lastName: 'Moss', email: ada, password }, new Date(), cheap)
})
beforeEach(() => racers.forgetAttempts())
afterAll(() => racers.close())

const tokensOf = (answers: ReadonlyArray<{ readonly status: number; readonly payload: string }>) =>
  answers.flatMap(({ status, payload }) => (status === 200 ? [(JSON.parse(payload) as { token: string }).token] : []))

test('processes that made their secret together take the tokens of each other', async () => {
  const token = await one.signedIn()
  expect(await other.statusOf(token)).toBe(200)
})

test('a sign-out in one process that races refreshes in two leaves no token that counts', async () => {
  const live: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const token = await one.signedIn()
    const refreshes = [1, 2, 3].flatMap(() => [one.refresh(token), other.refresh(token)])
    const [answers] = await Promise.all([Promise.all(refreshes), one.signOut(token)])
    const found = await Promise.all([token, ...tokensOf(answers)].map(other.statusOf))
    live.push(...found.filter((status) => status !== 401))
  }
  expect(live).toEqual([])
})

test('refreshes of one token in two processes leave one token that counts', async () => {
  const live: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const token = await one.signedIn()
    const answers = await Promise.all([one, other, one, other].map(({ refresh }) => refresh(token)))
    const found = await Promise.all(tokensOf(answers).map(other.statusOf))
    live.push(found.filter((status) => status === 200).length)
  }
  expect(live).toEqual(Array.from({ length: 10 }, () => 1))
})

test('a copied token that is refreshed in another process ends the session in both', async () => {
  const token = await one.signedIn()
  const ofThief = await other.refreshed(token)
  await other.statusOf(ofThief)
  expect([await one.refresh(token), await other.statusOf(ofThief), await one.statusOf(ofThief)]).toEqual([
    over,
    401,
    401,
  ])
})

test('wrong passwords in two processes are counted together', async () => {
  const guesses = await Promise.all(
    [one, other, one, other, one, other].map(({ send }) => send([signIn(ada, 'wrong')], { address: '192.0.2.1' })),
  )
  const after = await other.send([signIn()], { address: '192.0.2.1' })
  expect([guesses.filter(({ status }) => status === 200).length, after.status]).toEqual([5, 429])
})
