import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createAttempts } from '../limits/attempts.ts'
import { createCaptcha } from './captcha.ts'
import { solveCaptcha } from './solve-captcha.testing.ts'

let database: Database
let now = Date.now()
const clock = () => new Date(now)

beforeAll(async () => {
  database = await openTestDatabase('captcha_test')
})
afterAll(() => database.close())

const newCaptcha = () => createCaptcha({ db: database.db, attempts: createAttempts(database) }, clock)

const reread = (proof: string, change: (parts: { challenge: { parameters: object }; solution: object }) => object) =>
  Buffer.from(JSON.stringify(change(JSON.parse(Buffer.from(proof, 'base64').toString())))).toString('base64')

test('[C6-03.a] a proof that was calculated is good, once', async () => {
  const captcha = newCaptcha()
  const proof = await solveCaptcha(await captcha.challenge('Send'))
  const tries = [await captcha.verify(proof, 'Send', database.db), await captcha.verify(proof, 'Send', database.db)]
  expect(tries).toEqual([true, false])
})

test('a proof for one operation is none for another', async () => {
  const captcha = newCaptcha()
  const proof = await solveCaptcha(await captcha.challenge('Send'))
  const renamed = reread(proof, ({ challenge, solution }) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, data: { purpose: 'Apply' } } },
    solution,
  }))
  expect([
    await captcha.verify(proof, 'Apply', database.db),
    await captcha.verify(renamed, 'Apply', database.db),
  ]).toEqual([false, false])
})

test('a proof is good for ten minutes', async () => {
  const captcha = newCaptcha()
  const proof = await solveCaptcha(await captcha.challenge('Send'))
  now += 10 * 60_000 + 1_000
  expect(await captcha.verify(proof, 'Send', database.db)).toBe(false)
})

test('what was not calculated is no proof', async () => {
  const captcha = newCaptcha()
  const challenge = await captcha.challenge('Send')
  const guessed = { challenge, solution: { counter: 1, derivedKey: `${challenge.parameters.keyPrefix}00` } }
  const unsigned = await solveCaptcha({ ...challenge, signature: '00'.repeat(32) })
  const proofs = ['', 'no proof', '{}', Buffer.from('{}').toString('base64')]
  const answers = await Promise.all(
    [...proofs, unsigned, Buffer.from(JSON.stringify(guessed)).toString('base64')].map((proof) =>
      captcha.verify(proof, 'Send', database.db),
    ),
  )
  expect(answers).toEqual([false, false, false, false, false, false])
})

test('the processes on one database share the secret', async () => {
  const [one, other] = [newCaptcha(), newCaptcha()]
  const proof = await solveCaptcha(await one.challenge('Send'))
  expect(await other.verify(proof, 'Send', database.db)).toBe(true)
})

test('a proof that could not be looked up is good once the database answers again', async () => {
  const captcha = newCaptcha()
  const proof = await solveCaptcha(await captcha.challenge('Send'))
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(database.db)
  await rename('captcha_used', 'captcha_away')
  await expect(captcha.hold(proof, 'Send', database.db)).rejects.toThrow('captcha_used')
  await rename('captcha_away', 'captcha_used')
  expect(await captcha.hold(proof, 'Send', database.db)).toBeTypeOf('function')
})
