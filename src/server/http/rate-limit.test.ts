import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitRate } from './rate-limit.ts'

test('an address may ask so often in a window, another one as often, and all again in the next', async () => {
  let now = 0
  const app = Fastify()
  app.get('/', { onRequest: limitRate({ most: 2, every: 10_000, clock: () => now }) }, () => 'here')
  const ask = async (remoteAddress: string) => {
    const { statusCode, headers } = await app.inject({ url: '/', remoteAddress })
    return [statusCode, headers['retry-after']]
  }
  expect([await ask('10.0.0.1'), await ask('10.0.0.1')]).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  now = 4_000
  expect([await ask('10.0.0.1'), await ask('10.0.0.2')]).toEqual([
    [429, '6'],
    [200, undefined],
  ])
  now = 10_000
  expect(await ask('10.0.0.1')).toEqual([200, undefined])
  await app.close()
})
