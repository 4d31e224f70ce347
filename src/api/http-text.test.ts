import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTextFetcher } from './http-site-api.ts'

const server = createServer(({ method, url }, response) => {
  response.writeHead(url === '/words.txt' ? 200 : 404, { 'content-type': 'text/plain' })
  response.end(`${method} ${url}`)
})
let base = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

test('[C7.2-07] a static text is got as it is, relative to the site', async () => {
  expect(await createTextFetcher(base)('words.txt')).toBe('GET /words.txt')
})

test('[C7.2-07] one that is not there rejects', async () => {
  await expect(createTextFetcher(base)('nowhere.txt')).rejects.toThrow('404')
})
