import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections, limitRequestTime, type ConnectionLimits } from './limit-connections.ts'

const closing: Array<() => void> = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(limits: ConnectionLimits, isTrusted: () => boolean) {
  const answer = limitRequestTime(
    (_, response) => void response.write('the first part'),
    () => limits.answerWithin,
  )
  const server = limitConnections(createServer(answer), limits, isTrusted)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const ask = async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const closed = once(socket, 'close').then(() => 'cut off')
    const answered = await Promise.race([once(socket, 'data').then(() => 'answered'), closed])
    return { answered, closed, leave: () => socket.destroy() }
  }
  return { ask, server }
}

const limits = { most: 100, maxPerNetwork: 2, answerWithin: 600_000 }

test('a network has so many connections, and one more when it has closed one', async () => {
  const { ask, server } = await serve(limits, () => false)
  const [first, second, third] = [await ask(), await ask(), await ask()]
  first.leave()
  await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(1)
  const fourth = await ask()
  expect([first, second, third, fourth].map(({ answered }) => answered)).toEqual([
    'answered',
    'answered',
    'cut off',
    'answered',
  ])
})

test('what a trusted proxy opens is not counted for one network', async () => {
  const { ask } = await serve(limits, () => true)
  expect([await ask(), await ask(), await ask()].map(({ answered }) => answered)).toEqual([
    'answered',
    'answered',
    'answered',
  ])
})

test('a caller who does not fetch her answer in time is cut off', async () => {
  const { ask } = await serve({ ...limits, answerWithin: 20 }, () => false)
  expect(await (await ask()).closed).toBe('cut off')
})
