import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { createFullDisk } from '../limits/full-disk.ts'
import type { SiteService } from '../service/site-service.ts'

let folder: string
let app: FastifyInstance
let most = 0

function countListeners(response: ServerResponse) {
  response.on('newListener', (name) => {
    if (name === 'close') most = Math.max(most, response.listenerCount('close') + 1)
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'close-listeners-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'terms-1a.txt'), 'Terms of use\n'.repeat(20_000))
  const service = { disk: createFullDisk(console) } as unknown as SiteService
  const pages = () => async (site: FastifyInstance) => {
    site.get('/*', (_, reply) => reply.type('text/html').send('<p>Openings in Arlington</p>'.repeat(4_000)))
    site.post('/form', (_, reply) => reply.type('text/html').send('<p>Thank you</p>'.repeat(4_000)))
  }
  app = createApp({ service, config: { siteOrigin: null }, pages, staticDir: folder })
  await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.prependListener('request', (_, response) => countListeners(response))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const host = 'host: localhost\r\nconnection: close\r\naccept-encoding: br, gzip'
const late = `content-type: application/json\r\ncontent-length: 2`

test.each([
  ['a page', `GET /home HTTP/1.1\r\n${host}`, ''],
  ['a file', `GET /assets/terms-1a.txt HTTP/1.1\r\n${host}`, ''],
  ['a form whose body comes late', `POST /form HTTP/1.1\r\n${host}\r\n${late}`, '{}'],
])('the answer to %s has at most eight listeners for its end', async (_, head, body) => {
  most = 0
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const answer = text(socket)
  socket.write(`${head}\r\n\r\n`)
  await expect.poll(() => most).toBeGreaterThan(0)
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  socket.write(body)
  expect(await answer).toMatch(/^HTTP\/1\.1 /)
  expect(most).toBeLessThanOrEqual(8)
})
