import { CaptchaChallenge } from '#contract/captcha.ts'
import { Schema } from 'effect'
import Fastify, { type FastifyInstance } from 'fastify'
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

test('the site itself gives the calculation, at a fixed address and for one operation', async () => {
  const { statusCode, headers, body } = await app.inject('/data/captcha?for=ContactFormEmail')
  const { parameters } = Schema.decodeUnknownSync(Schema.fromJsonString(CaptchaChallenge))(body)
  expect([statusCode, headers['cache-control'], parameters.data, parameters.algorithm]).toEqual([
    200,
    'no-store',
    { purpose: 'ContactFormEmail' },
    'PBKDF2/SHA-256',
  ])
})

const ask = async (asked: FastifyInstance, remoteAddress: string) =>
  (await asked.inject({ url: '/data/captcha?for=A&for=B', remoteAddress })).statusCode

test('a network gets sixty of them in ten minutes, from all processes together', async () => {
  const other = Fastify()
  giveChallenges(other, createSiteService({ database }))
  const answers: number[] = []
  for (let asked = 0; asked < 30; asked += 1)
    answers.push(await ask(app, `2001:db8::${asked}`), await ask(other, `2001:db8::1:${asked}`))
  const next = [await ask(app, '2001:db8::ffff'), await ask(other, '2001:db8::ffff'), await ask(app, '2001:db8:1::1')]
  await other.close()
  expect([answers.filter((status) => status === 200).length, next]).toEqual([60, [429, 429, 200]])
})
