import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getText } from './get-text.ts'

const files: Readonly<Record<string, readonly [number, string, string]>> = {
  '/words.txt': [200, 'text/plain; charset=utf-8', 'alpha\nbeta\n'],
  '/empty.txt': [200, 'text/plain', ''],
  '/page.txt': [200, 'text/html', '<h1>Welcome to the hotel</h1>'],
  '/gone.txt': [404, 'text/plain', 'There is no such file.'],
}

const server = createServer((request, response) => {
  const [status, type, body] = files[request.url ?? ''] ?? [500, 'text/plain', '']
  response.writeHead(status, { 'content-type': type }).end(body)
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test(' a text file is read as it stands', async () => {
  expect([await getText(`${base}/words.txt`), await getText(`${base}/empty.txt`)]).toEqual(['alpha\nbeta\n', ''])
})

test.each([
  ['/page.txt', 'There is no text at BASE/page.txt (200).', '<h1>Welcome to the hotel</h1>'],
  ['/gone.txt', 'There is no text at BASE/gone.txt (404).', 'There is no such file.'],
])(' what is no text is a failure that keeps what came: %s', async (path, message, body) => {
  await expect(getText(base + path)).rejects.toMatchObject({
    name: 'TransportFailure',
    message: message.replace('BASE', base),
    body,
  })
})

test(' a file that nobody waits for is not read on', async () => {
  await expect(getText(`${base}/words.txt`, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'TransportFailure',
  })
})
