import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { start } from '../accounts/open-accounts.testing.ts'
import { serveAttachments } from '../attachments/serve-attachments.testing.ts'
import { fileLimits } from './file-limits.ts'
import { paceArrival } from './pace-arrival.ts'

type Pace = Parameters<typeof paceArrival>[2]
const closes: Array<() => void> = []
afterEach(() => {
  for (const close of closes.splice(0)) close()
})

/** A server that answers when a request is whole, and somebody who begins to send it something. */
async function sendTo(head: string, pace: Partial<Pace>, within = 60_000) {
  const server = createServer(
    paceArrival(
      (request, response) => {
        request.resume()
        request.once('end', () => response.end('whole'))
      },
      within,
      { ...fileLimits, ...pace },
    ),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8')
  let answer = ''
  socket.on('data', (piece: string) => (answer += piece))
  socket.on('error', () => undefined)
  socket.write(`${head} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 300000\r\n\r\n`)
  closes.push(() => {
    socket.destroy()
    server.close()
  })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return { socket, closed, answer: () => answer }
}

const file = 'PUT /data/attachments/1'

test('a file of which nothing comes is ended', async () => {
  const { socket, closed, answer } = await sendTo(file, { idle: 60 })
  socket.write('a beginning')
  await closed
  expect(answer()).toBe('')
})

test('a file that comes too slowly is ended, however steadily it comes', async () => {
  const { socket, closed, answer } = await sendTo(file, { idle: 120, grace: 0, leastRate: 50_000 })
  const drip = setInterval(() => socket.write('a'), 10)
  await closed
  clearInterval(drip)
  expect(answer()).toBe('')
})

test('a file that keeps coming may take longer than anything else that is sent', async () => {
  const { socket, answer } = await sendTo(file, { idle: 5_000, grace: 0, leastRate: 1_000 }, 50)
  for (let sent = 0; sent < 300_000; sent += 30_000) {
    socket.write('a'.repeat(30_000))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await expect.poll(answer).toContain('whole')
})

test('a file that goes on beyond all measure is cut off', async () => {
  const { socket, closed, answer } = await sendTo(file, { idle: 60, mostBytes: 100_000 })
  const flood = setInterval(() => socket.write('a'.repeat(20_000)), 5)
  await closed
  clearInterval(flood)
  expect(answer()).toBe('')
})

test('what is no file must arrive in time, and is told that it did not', async () => {
  const { socket, closed, answer } = await sendTo('POST /data/post_transaction', {}, 50)
  socket.write('{')
  await closed
  expect(answer()).toContain('408 Request Timeout')
})

test('of one network so many files come at a time, and the next is told to come back; others go on', async () => {
  const site = await serveAttachments('pace_arrival', start, { mostEach: 2 })
  const under = [site.begin(), site.begin()]
  for (const { sent } of under) sent.write('a')
  await expect.poll(() => site.files.names().length).toBe(2)
  const late = site.begin({}, { headers: { 'content-length': '1' } })
  late.sent.end('a')
  const { status, headers } = await late.answer
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  const forwarded = site.begin({}, { headers: { 'x-forwarded-for': '198.51.100.7', 'content-length': '1' } })
  forwarded.sent.end('a')
  expect((await forwarded.answer).status).toBe(200)
  for (const { sent } of under) sent.end('b')
  expect((await Promise.all(under.map(({ answer }) => answer))).map((answer) => answer.status)).toEqual([200, 200])
  const next = site.begin({}, { headers: { 'content-length': '1' } })
  next.sent.end('a')
  expect((await next.answer).status).toBe(200)
  await site.close()
})
