import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { awaitBodies, type BodyLimits } from './await-bodies.ts'
import { trustProxies } from '../network/network-address.ts'

const aLongTime = 600_000
const open: FastifyInstance[] = []
afterEach(() => Promise.all(open.splice(0).map((app) => app.close())))

async function serve(limits: BodyLimits) {
  const app = Fastify({ trustProxy: trustProxies() })
  awaitBodies(app, limits)
  let awaited = 0
  // Runs after the hook of `awaitBodies`.
  app.addHook('preParsing', (_, __, body, done) => {
    awaited += 1
    done(null, body)
  })
  app.post('/', async ({ body }) => body)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  open.push(app)
  return {
    async begin(network: string) {
      const before = awaited
      const socket = connect(port, '127.0.0.1')
      const head = ['POST / HTTP/1.1', 'host: localhost', 'content-type: application/json', 'content-length: 2']
      socket.write(`${head.join('\r\n')}\r\nx-forwarded-for: ${network}\r\n\r\n{`)
      await expect.poll(() => awaited).toBe(before + 1)
      return {
        cutOff: async () => Number((await text(socket)).split(' ')[1]),
        async end() {
          socket.write('}')
          const [reply] = await once(socket, 'data')
          socket.destroy()
          return Number(String(reply).split(' ')[1])
        },
      }
    },
  }
}

test('a body that takes too long is answered 408, and its connection is closed', async () => {
  const { begin } = await serve({ within: 20, most: 9, maxPerNetwork: 9 })
  expect(await (await begin('10.0.0.1')).cutOff()).toBe(408)
})

test('of a network that has its share, the body that has waited longest makes room; the others arrive', async () => {
  const { begin } = await serve({ within: aLongTime, most: 9, maxPerNetwork: 2 })
  const other = await begin('10.0.0.9')
  const [first, second, third] = [await begin('10.0.0.1'), await begin('10.0.0.1'), await begin('10.0.0.1')]
  expect([await first.cutOff(), await second.end(), await third.end(), await other.end()]).toEqual([503, 200, 200, 200])
})

test('where too many are awaited in all, the one that has waited longest makes room', async () => {
  const { begin } = await serve({ within: aLongTime, most: 2, maxPerNetwork: 2 })
  const [first, second, third] = [await begin('10.0.0.1'), await begin('10.0.0.2'), await begin('10.0.0.3')]
  expect([await first.cutOff(), await second.end(), await third.end()]).toEqual([503, 200, 200])
})

test('a body that has arrived takes no room', async () => {
  const { begin } = await serve({ within: aLongTime, most: 2, maxPerNetwork: 1 })
  const statuses: number[] = []
  for (let asked = 0; asked < 3; asked += 1) statuses.push(await (await begin('10.0.0.1')).end())
  expect(statuses).toEqual([200, 200, 200])
})
