import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type StubRequest = { readonly path: string; readonly body: string }

export async function openStubServer(answer: (asked: StubRequest, response: ServerResponse) => void) {
  const asked: StubRequest[] = []
  let tell = answer
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const one = { path: request.url ?? '', body: await text(request) }
    asked.push(one)
    tell(one, response)
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    setAnswer: (next: typeof answer) => {
      tell = next
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
