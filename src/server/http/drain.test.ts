import Fastify from 'fastify'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDrain } from './drain.ts'

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
