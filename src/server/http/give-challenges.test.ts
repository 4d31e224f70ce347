import { CaptchaChallenge } from '#contract/captcha.ts'
import { Schema } from 'effect'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../site-service.ts'
import { giveChallenges } from './give-challenges.ts'

let database: Database
const app = Fastify()

beforeAll(async () => {
  database = await openTestDatabase('challenges_test')
  giveChallenges(app, createSiteService({ database }))
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
})

test('[C7.2-17] the site itself gives the calculation, at a fixed address and for one operation', async () => {
  const { statusCode, headers, body } = await app.inject('/data/captcha?for=ContactFormEmail')
  const { parameters } = Schema.decodeUnknownSync(Schema.fromJsonString(CaptchaChallenge))(body)
  expect([statusCode, headers['cache-control'], parameters.data, parameters.algorithm]).toEqual([
    200,
    'no-store',
    { purpose: 'ContactFormEmail' },
    'PBKDF2/SHA-256',
  ])
})

test('an address gets sixty of them in ten minutes', async () => {
  const ask = async () => (await app.inject({ url: '/data/captcha?for=A&for=B', remoteAddress: '10.0.0.9' })).statusCode
  const answers: number[] = []
  for (let asked = 0; asked < 61; asked += 1) answers.push(await ask())
  expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([60, 429])
})
