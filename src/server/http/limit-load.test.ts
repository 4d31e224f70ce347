import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitLoad } from './limit-load.ts'

async function serve() {
  const app = Fastify()
  const [arrived, begun, aborted, finished] = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const work = limitLoad(1)(async () => {
    begun?.resolve()
    await finished?.promise
    return 'done'
  })
  app.post('/', { onRequest: async () => arrived?.resolve() }, work)
  app.addHook('onRequestAbort', (_, done) => {
    aborted?.resolve()
    done()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    arrived: arrived?.promise,
    begun: begun?.promise,
    aborted: aborted?.promise,
    finish: () => finished?.resolve(),
    call: (headers = {}) => request({ host: '127.0.0.1', port, method: 'POST', headers }).on('error', () => undefined),
    ask: async () => (await app.inject({ method: 'POST', url: '/' })).statusCode,
  }
}

test('a caller who hangs up gives no place back while the work for her goes on', async () => {
  const { app, begun, aborted, finish, call, ask } = await serve()
  const hasty = call()
  hasty.end()
  await begun
  hasty.destroy()
  await aborted
  const during = await ask()
  finish()
  expect(during).toBe(503)
  await expect.poll(ask).toBe(200)
  await app.close()
})

test('a caller whose request is not whole has no place', async () => {
  const { app, arrived, finish, call, ask } = await serve()
  const slow = call({ 'content-type': 'application/json', 'content-length': 100 })
  slow.write('{')
  await arrived
  finish()
  expect(await ask()).toBe(200)
  slow.destroy()
  await app.close()
})
