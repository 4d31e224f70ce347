import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fileLimits } from './file-limits.ts'
import { paceArrival } from './pace-arrival.ts'

type Pace = Parameters<typeof paceArrival>[2]
const closes: Array<() => void> = []
afterEach(() => {
  for (const close of closes.splice(0)) close()
  vi.useRealTimers()
})

const second = 1_000

async function openPacedRequest(head: string, pace: Partial<Pace>, within = 60 * second) {
  const heard = Promise.withResolvers<IncomingMessage>()
  const server = createServer(
    paceArrival(
      (request, response) => {
        request.once('end', () => response.end('whole'))
        heard.resolve(request)
      },
      within,
      { ...fileLimits, ...pace },
    ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] })
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.setEncoding('utf8')
  let answer = ''
  client.on('data', (piece: string) => (answer += piece))
  client.on('error', () => undefined)
  client.write(`${head} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 300000\r\n\r\n`)
  closes.push(() => {
    client.destroy()
    server.close()
  })
  const request = await heard.promise
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  const received = () => pieces.reduce((bytes, { length }) => bytes + length, 0)
  const send = async (bytes: number) => {
    const whole = received() + bytes
    client.write('a'.repeat(bytes))
    // A poll would let the time pass.
    while (received() < whole) await once(request, 'data')
  }
  return { send, isCut: () => request.socket.destroyed, answer: () => answer }
}

const file = 'PUT /data/attachments/1'

test('a file of which nothing comes is ended', async () => {
  const { send, isCut } = await openPacedRequest(file, { idle: 60 * second, grace: 600 * second })
  await send(1_000)
  vi.advanceTimersByTime(69 * second)
  expect(isCut()).toBe(false)
  vi.advanceTimersByTime(second)
  expect(isCut()).toBe(true)
})

test('a file that comes too slowly is ended, however steadily it comes', async () => {
  const { send, isCut } = await openPacedRequest(file, { idle: 60 * second, grace: 0, leastRate: 1_000 })
  for (let passed = 0; passed < 30; passed += 5) {
    await send(5_100)
    vi.advanceTimersByTime(5 * second)
    expect(isCut()).toBe(false)
  }
  await send(9_000)
  vi.advanceTimersByTime(10 * second)
  expect(isCut()).toBe(true)
})

test('a file that keeps coming may take longer than anything else that is sent', async () => {
  const { send, answer } = await openPacedRequest(file, { idle: 6 * second, grace: 0, leastRate: 1_000 }, 30 * second)
  for (let sent = 0; sent < 300_000; sent += 30_000) {
    await send(30_000)
    vi.advanceTimersByTime(5 * second)
  }
  await expect.poll(answer).toContain('whole')
})

test('a file that goes on beyond all measure is cut off', async () => {
  const { send, isCut } = await openPacedRequest(file, { idle: 60 * second, maxBytes: 100_000 })
  await send(100_000)
  vi.advanceTimersByTime(10 * second)
  expect(isCut()).toBe(false)
  await send(1)
  vi.advanceTimersByTime(10 * second)
  expect(isCut()).toBe(true)
})

test('what is no file must arrive in time, and is told that it did not', async () => {
  const { send, isCut, answer } = await openPacedRequest('POST /data/post_transaction', {}, 60 * second)
  await send(1)
  vi.advanceTimersByTime(60 * second - 1)
  expect(isCut()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isCut()).toBe(true)
  await expect.poll(answer).toContain('408 Request Timeout')
})
