import { CaptchaChallenge } from '#contract/captcha.ts'
import { Schema } from 'effect'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createCaptchaService } from '../captcha/captcha-service.ts'
import { createApp } from '../app.ts'
import { createSiteService } from '../create-site-service.ts'
import { openStubServer } from '../testing/stub-server.testing.ts'
import { QueueFull } from '../limits/work-queue.ts'
import { serveChallenges } from './challenge-route.ts'

let database: Database
const app = Fastify()

beforeAll(async () => {
  database = await openTestDatabase('challenges_test')
  serveChallenges(app, createSiteService({ database }))
})
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

const requestChallengeStatus = async (asked: FastifyInstance, remoteAddress: string) =>
  (await asked.inject({ url: '/data/captcha?for=A&for=B', remoteAddress })).statusCode

test('a network gets sixty of them in ten minutes, from all processes together', async () => {
  const other = Fastify()
  serveChallenges(other, createSiteService({ database }))
  const answers: number[] = []
  for (let asked = 0; asked < 30; asked += 1)
    answers.push(
      await requestChallengeStatus(app, `2001:db8::${asked}`),
      await requestChallengeStatus(other, `2001:db8::1:${asked}`),
    )
  const next = [
    await requestChallengeStatus(app, '2001:db8::ffff'),
    await requestChallengeStatus(other, '2001:db8::ffff'),
    await requestChallengeStatus(app, '2001:db8:1::1'),
  ]
  await other.close()
  expect([answers.filter((status) => status === 200).length, next]).toEqual([60, [429, 429, 200]])
})

test.each(['ContactFormEmail', 'SmallBusinessProfileEmail'])(
  '[C6-03.c] where the site has the key of a service, the calculation for %s is given for its word alone',
  async (operation) => {
    const stub = await openStubServer(({ body }, response) => {
      const action = new URLSearchParams(body).get('response')
      response.end(JSON.stringify({ success: true, score: 0.9, action }))
    })
    const account = { secret: 'hush-hush', verifyUrl: stub.address }
    const gated = Fastify()
    const captchaService = createCaptchaService(account, () => undefined)
    serveChallenges(gated, createSiteService({ database, captchaService }))
    const asked = ['', '&answer=', '&answer=Another', `&answer=${operation}`].map((answer) =>
      gated.inject({ url: `/data/captcha?for=${operation}${answer}`, remoteAddress: '192.0.2.7' }),
    )
    const answers = await Promise.all(asked)
    await gated.close()
    await stub.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 200])
    const { Success, Msg } = answers[0]?.json<{ Success: boolean; Msg: string }>() ?? {}
    expect([Success, Msg]).toEqual([false, 'It could not be confirmed that you are not a robot. Please try again.'])
  },
)

test('whoever finds no place among those who wait for the service is told that the site is busy, and when to come back', async () => {
  const captchaService = { check: () => Promise.reject(new QueueFull()) }
  const full = createApp({ service: createSiteService({ database, captchaService }), config: { siteOrigin: null } })
  const reply = await full.inject({ url: '/data/captcha?for=ContactFormEmail&answer=A', remoteAddress: '192.0.2.8' })
  await full.close()
  expect([reply.statusCode, reply.headers['retry-after'], reply.json<{ Msg: string }>().Msg]).toEqual([
    503,
    '2',
    'The site is busy. Please try again in a moment.',
  ])
})

test("another site cannot use up a network's calculations; what says nothing of where it comes from is given one", async () => {
  const site = createApp({ service: createSiteService({ database }), config: { siteOrigin: 'https://firm.example' } })
  const fetchStatus = async (headers: Record<string, string>) =>
    (await site.inject({ url: '/data/captcha?for=A', remoteAddress: '192.0.2.9', headers })).statusCode
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://other.example' },
  ]
  const own = [{}, { 'sec-fetch-site': 'same-origin' }, { origin: 'https://firm.example' }]
  const statuses = await Promise.all([...foreign, ...own].map((headers) => fetchStatus({ ...headers })))
  await site.close()
  expect(statuses).toEqual([403, 403, 403, 200, 200, 200])
})
