import Fastify from 'fastify'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'
import { createMetrics } from './metrics.ts'
import { createFullDisk } from '../limits/full-disk.ts'
import { createFaults } from './read-faults.ts'
import { statusRoutes } from './status-routes.ts'

test('the end waits for every request that has begun, on whichever socket it came', async () => {
  const happened: string[] = []
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const app = Fastify()
  const drain = createDrain()
  drain.watch(app)
  app.get('/slow', async () => {
    begun.resolve()
    await release.promise
    return 'done'
  })
  app.addHook('onClose', async () => closed.resolve())
  const answer = app
    .inject('/slow')
    .then(({ body, headers }) => happened.push(`${body}, ${String(headers.connection)}`))
  await begun.promise
  const end = drain.finish(app).then(() => happened.push('ended'))
  await closed.promise
  for (let turn = 0; turn < 5; turn++) await setImmediate()
  release.resolve()
  await Promise.all([answer, end])
  expect(happened).toEqual(['done, close', 'ended'])
})

test('until the grace ends the site goes on answering and says that it stops', async () => {
  const app = Fastify()
  const drain = createDrain()
  const grace = Promise.withResolvers<void>()
  const service = { ping: async () => undefined, filesProblem: async () => null }
  const parts = {
    service,
    metrics: createMetrics(),
    faults: createFaults(createFullDisk(console)),
    metricsToken: null,
    isPublic: false,
  }
  drain.watch(app)
  await app.register(statusRoutes({ ...parts, drain }))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (path: string) => {
    const reply = await fetch(`${address}${path}`)
    return [reply.status, await reply.text(), reply.headers.get('connection')]
  }
  expect(await ask('/readyz')).toEqual([200, 'ready', 'keep-alive'])
  const end = drain.finish(app, grace.promise)
  expect([await ask('/readyz'), await ask('/healthz')]).toEqual([
    [503, 'stopping', 'close'],
    [200, 'ok', 'close'],
  ])
  grace.resolve()
  await end
  expect(await ask('/readyz').catch(() => 'refused')).toEqual('refused')
})
