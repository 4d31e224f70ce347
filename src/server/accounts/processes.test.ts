import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cheap, enrolApplicant } from './enrol-applicant.testing.ts'
import { ada, over, password, signIn } from './open-accounts.testing.ts'
import { openRacers } from './open-racers.testing.ts'

type Racers = Awaited<ReturnType<typeof openRacers>>

let racers: Racers
let { database, one: firstProcess, other: secondProcess } = {} as Racers

beforeAll(async () => {
  racers = await openRacers('accounts')
  ;({ database, one: firstProcess, other: secondProcess } = racers)
  await enrolApplicant(database.db, { firstName: 'Ada', lastName: 'Moss', email: ada, password }, new Date(), cheap)
})
beforeEach(() => racers.forgetAttempts())
afterAll(() => racers.close())

const parseTokens = (answers: ReadonlyArray<{ readonly status: number; readonly payload: string }>) =>
  answers.flatMap(({ status, payload }) => (status === 200 ? [(JSON.parse(payload) as { token: string }).token] : []))

test('processes that made their secret together take the tokens of each other', async () => {
  const token = await firstProcess.signedIn()
  expect(await secondProcess.fetchStatus(token)).toBe(200)
})

test('a sign-out in one process that races refreshes in two leaves no token that counts', async () => {
  const live: number[] = []
  for (let round = 0; round < 15; round += 1) {
    const token = await firstProcess.signedIn()
    const refreshes = [1, 2, 3].flatMap(() => [firstProcess.refresh(token), secondProcess.refresh(token)])
    const [answers] = await Promise.all([Promise.all(refreshes), firstProcess.signOut(token)])
    const found = await Promise.all([token, ...parseTokens(answers)].map(secondProcess.fetchStatus))
    live.push(...found.filter((status) => status !== 401))
  }
  expect(live).toEqual([])
})

test('refreshes of one token in two processes leave one token that counts', async () => {
  const live: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const token = await firstProcess.signedIn()
    const answers = await Promise.all(
      [firstProcess, secondProcess, firstProcess, secondProcess].map(({ refresh }) => refresh(token)),
    )
    const found = await Promise.all(parseTokens(answers).map(secondProcess.fetchStatus))
    live.push(found.filter((status) => status === 200).length)
  }
  expect(live).toEqual(Array.from({ length: 10 }, () => 1))
})

test('a copied token that is refreshed in another process ends the session in both', async () => {
  const token = await firstProcess.signedIn()
  const thiefToken = await secondProcess.refreshed(token)
  await secondProcess.fetchStatus(thiefToken)
  expect([
    await firstProcess.refresh(token),
    await secondProcess.fetchStatus(thiefToken),
    await firstProcess.fetchStatus(thiefToken),
  ]).toEqual([over, 401, 401])
})

test('wrong passwords in two processes are counted together', async () => {
  const guesses = await Promise.all(
    [firstProcess, secondProcess, firstProcess, secondProcess, firstProcess, secondProcess].map(({ send }) =>
      send([signIn(ada, 'wrong')], { address: '192.0.2.1' }),
    ),
  )
  const after = await secondProcess.send([signIn()], { address: '192.0.2.1' })
  expect([guesses.filter(({ status }) => status === 200).length, after.status]).toEqual([5, 429])
})
