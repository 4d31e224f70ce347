import Fastify from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createDrain, type DrainLimits } from './drain.ts'
import { createMetrics } from './metrics.ts'
import { createFullDisk } from '../limits/full-disk.ts'
import { createFaults } from './read-faults.ts'
import type { TrustPredicate } from '../network/network-address.ts'
import { statusRoutes } from './status-routes.ts'

const trustAll = () => true

test('the end waits for every request that has begun', async () => {
  const happened: unknown[] = []
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const drain = createDrain()
  const app = Fastify({ serverFactory: (handle) => drain.follow(createServer(handle), trustAll) })
  drain.watch(app)
  app.get('/slow', async () => {
    begun.resolve()
    await release.promise
    return 'done'
  })
  app.addHook('onResponse', async (_, reply) => void happened.push(reply.getHeader('connection')))
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = fetch(`${address}/slow`).then((reply) => reply.text())
  await begun.promise
  const end = drain.finish(app).then(() => happened.push('ended'))
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  release.resolve()
  await end
  expect([await answer, happened]).toEqual(['done', ['close', 'ended']])
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
    [503, 'stopping', 'keep-alive'],
    [200, 'ok', 'keep-alive'],
  ])
  grace.resolve()
  await end
  expect(await ask('/readyz').catch(() => 'refused')).toEqual('refused')
})

const sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

const never = 3_600_000

const begin = (headers: ReadonlyArray<string> = []) => ['POST /count HTTP/1.1', 'host: x', ...headers].join('\r\n')
const end = '\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'
const forwarded: Readonly<Record<string, ReadonlyArray<string>>> = {
  nginx: ['x-forwarded-for: 203.0.113.9', 'x-forwarded-proto: https'],
  'nginx that names the visitor otherwise': ['X-Real-IP: 2001:db8::7'],
  HAProxy: ['X-Forwarded-For: 198.51.100.4'],
  'a proxy of RFC 7239': ['Forwarded: for="[2001:db8::1]";proto=https'],
  Varnish: ['via: 1.1 varnish (Varnish/7.4)'],
}

type SiteParts = { readonly host?: string; readonly isTrusted?: TrustPredicate }

async function openSite(
  limits: DrainLimits = { ofProxy: never, ofOthers: never, longest: never },
  { host = '127.0.0.1', isTrusted = trustAll }: SiteParts = {},
) {
  const drain = createDrain(limits)
  const hangs = Promise.withResolvers<void>()
  const app = Fastify({
    return503OnClosing: false,
    serverFactory: (handle) => drain.follow(createServer({ keepAliveTimeout: never }, handle), isTrusted),
  })
  drain.watch(app)
  const told: Array<{ readonly listens: boolean; readonly connection: unknown }> = []
  app.addHook('onResponse', async (_, reply) => {
    told.push({ listens: app.server.listening, connection: reply.getHeader('connection') })
  })
  let count = 0
  app.post('/count', async () => `counted ${(count += 1)}`)
  app.get('/hang', async () => {
    hangs.resolve()
    await new Promise(() => undefined)
  })
  await app.listen({ host, port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async (at = '127.0.0.1') => {
    const socket = connect(port, at)
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  const deaf = async () => {
    await expect.poll(() => app.server.listening).toBe(false)
  }
  return {
    finish: () => drain.finish(app),
    deaf,
    open,
    hangs: hangs.promise,
    told,
    addresses: () => app.addresses() as AddressInfo[],
  }
}

async function answerOf(socket: Socket, sent: string) {
  socket.write(sent)
  const [answer] = await once(socket, 'data')
  return readAnswer(String(answer))
}

const readAnswer = (answer: string) => [
  answer.split('\r\n')[0],
  /^connection: (.*)$/im.exec(answer)?.[1],
  answer.split('\r\n').at(-1),
]

const errorOf = (trying: Promise<unknown>) =>
  trying.then(
    () => null,
    ({ code }: NodeJS.ErrnoException) => code,
  )

test.each(Object.entries(forwarded))(
  'what %s sends on a kept connection at the moment of the stop or later is answered, and the connection ends',
  async (_, headers) => {
    const { open, finish, deaf } = await openSite()
    const [now, later] = [await open(), await open()]
    const kept = [await answerOf(now, begin(headers) + end), await answerOf(later, begin(headers) + end)]
    expect(kept.map(([, connection]) => connection)).toEqual(['keep-alive', 'keep-alive'])
    const answered = answerOf(now, begin(headers) + end)
    const ended = finish()
    const [line, , body] = await answered
    expect([line, body]).toEqual(['HTTP/1.1 200 OK', 'counted 3'])
    now.destroy()
    await deaf()
    expect(await errorOf(open())).toEqual('ECONNREFUSED')
    later.write(begin(headers))
    expect(await errorOf(open())).toEqual('ECONNREFUSED')
    later.write(end)
    expect(readAnswer(await text(later))).toEqual(['HTTP/1.1 200 OK', 'close', 'counted 4'])
    await ended
  },
)

test('forty kept connections on which something is sent while the site stops are all answered, and none is reset', async () => {
  const { open, finish } = await openSite({ ofProxy: 1_000, ofOthers: 500, longest: 20_000 })
  const kept = await Promise.all(Array.from({ length: 40 }, () => open()))
  const headers = (at: number) => (at % 2 === 0 ? forwarded['nginx'] : [])
  for (const [at, socket] of kept.entries()) await answerOf(socket, begin(headers(at)) + end)
  const answers = kept.map((socket, at) => {
    if (at % 4 < 2) socket.write(begin(headers(at)) + end)
    return text(socket)
  })
  const ended = finish()
  for (const [at, socket] of kept.entries()) if (at % 4 >= 2) socket.write(begin(headers(at)) + end)
  const lines = (await Promise.all(answers)).map((answer) => readAnswer(answer)[0])
  expect(lines).toEqual(kept.map(() => 'HTTP/1.1 200 OK'))
  await ended
})

test('no client is told to connect anew while the site still takes connections', async () => {
  const { open, finish, told } = await openSite({ ofProxy: 200, ofOthers: 200, longest: 5_000 })
  const kept = await Promise.all(Array.from({ length: 20 }, () => open()))
  for (const socket of kept) socket.write(begin() + end)
  const ended = finish()
  await Promise.all([ended, ...kept.map((socket) => text(socket))])
  expect([told.length, told.filter(({ listens, connection }) => listens && connection === 'close')]).toEqual([20, []])
})

test('what is sent on a connection that is opened at the moment of the stop is answered', async () => {
  const { open, finish } = await openSite()
  const opening = Array.from({ length: 10 }, async () => {
    const socket = await open()
    const [line] = await answerOf(socket, begin() + end)
    socket.destroy()
    return line
  })
  const ended = finish()
  expect(await Promise.all(opening)).toEqual(opening.map(() => 'HTTP/1.1 200 OK'))
  await ended
})

test('a request that has half come when the site stops is answered once it is whole', async () => {
  const { open, finish } = await openSite({ ofProxy: never, ofOthers: 0, longest: never })
  const socket = await open()
  const first = answerOf(socket, begin() + end)
  await first
  socket.write(begin())
  await answerOf(await open(), begin() + end)
  const ended = finish()
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  socket.write(end)
  expect(readAnswer(await text(socket))).toEqual(['HTTP/1.1 200 OK', 'close', 'counted 3'])
  await ended
})

test('the end waits for no browser that only keeps its connection', async () => {
  const { open, finish } = await openSite({ ofProxy: never, ofOthers: 0, longest: never })
  const [used, unused] = [await open(), await open()]
  await answerOf(used, begin() + end)
  await finish()
  expect(await Promise.all([text(used), text(unused)])).toEqual(['', ''])
})

test('a connection of a proxy on which nothing more comes is closed after its time', async () => {
  const { open, finish } = await openSite({ ofProxy: 20, ofOthers: never, longest: never })
  const socket = await open()
  await answerOf(socket, begin(forwarded['nginx']) + end)
  await finish()
  expect(await text(socket)).toEqual('')
})

test.each([
  ['that has sent nothing before', ''],
  ['of a visitor that was answered before', begin() + end],
  ['of a proxy that was answered before', begin(forwarded['nginx']) + end],
])(
  'a request that never comes whole, on a connection %s, holds up the end for the time of a proxy alone',
  async (_, before) => {
    const { open, finish } = await openSite({ ofProxy: 20, ofOthers: 0, longest: never })
    const socket = await open()
    if (before !== '') await answerOf(socket, before)
    socket.write('GET /home HT')
    await answerOf(await open(), begin() + end)
    await finish()
    expect(await text(socket)).toEqual('')
  },
)

test.each(Object.entries(forwarded))(
  'whoever sends what %s sends and is not trusted gets the time of a visitor',
  async (_, headers) => {
    const { open, finish } = await openSite({ ofProxy: never, ofOthers: 0, longest: never }, { isTrusted: () => false })
    const socket = await open()
    await answerOf(socket, begin(headers) + end)
    await finish()
    expect(await text(socket)).toEqual('')
  },
)

test('what is never answered ends with the time that all have', async () => {
  const { open, finish, hangs } = await openSite({ ofProxy: never, ofOthers: never, longest: 20 })
  const [hanging, idle] = [await open(), await open()]
  await answerOf(idle, begin(forwarded['nginx']) + end)
  hanging.write('GET /hang HTTP/1.1\r\nhost: x\r\n\r\n')
  await hangs
  await finish()
  expect(await Promise.all([text(hanging), text(idle)])).toEqual(['', ''])
})

test('at localhost the connections of each address are answered, and neither takes new ones', async () => {
  const { open, finish, deaf, addresses } = await openSite(undefined, { host: 'localhost' })
  const hosts = addresses().map(({ address }) => address)
  const kept = await Promise.all(hosts.map((host) => open(host)))
  for (const socket of kept) await answerOf(socket, begin() + end)
  const ended = finish()
  await deaf()
  const refused = await Promise.all(hosts.map((host) => errorOf(open(host))))
  for (const socket of kept) socket.write(begin() + end)
  const answers = await Promise.all(kept.map(async (socket) => readAnswer(await text(socket)).slice(0, 2)))
  expect([refused, answers]).toEqual([hosts.map(() => 'ECONNREFUSED'), hosts.map(() => ['HTTP/1.1 200 OK', 'close'])])
  await ended
})
