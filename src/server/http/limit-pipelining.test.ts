import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { limitPipelining, maxPipelined } from './limit-pipelining.ts'

async function countStarted(sent: number, answer: (turn: number) => boolean) {
  let started = 0
  const handle: RequestListener = (_, response) => {
    started += 1
    if (answer(started)) response.end('kept')
  }
  const server = createServer(limitPipelining(handle)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.resume().write('GET /home HTTP/1.1\r\nhost: www.firm.example\r\n\r\n'.repeat(sent))
  await closed
  server.close()
  return started
}

test.each<[string, (turn: number) => boolean]>([
  ['none is answered', () => false],
  ['the first is answered at once', (turn) => turn === 1],
  ['each is answered at once', () => true],
])('of requests that are sent together four are begun when %s', async (_, answer) => {
  expect(await countStarted(maxPipelined + 2, answer)).toBe(4)
})
