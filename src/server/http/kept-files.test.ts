import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '../app.ts'
import { createFullDisk } from '../limits/full-disk.ts'
import type { SiteService } from '../service/site-service.ts'

let folder: string
let app: FastifyInstance
let address: string
let framework = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'))
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'assets', 'site-1a.js'), 'the whole file '.repeat(20))
  writeFileSync(join(folder, 'assets', 'large-1a.js'), Buffer.alloc(600 * 1024, 'x'))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  const service = { disk: createFullDisk(console) } as unknown as SiteService
  app = createApp({ service, config: { siteOrigin: null }, staticDir: folder })
  app.addHook('onSend', async () => void (framework += 1))
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

async function ask(path: string, headers: Record<string, string> = {}) {
  const before = framework
  const given = { 'accept-encoding': 'identity', 'x-request-id': 'asked-by-test', ...headers }
  const reply = await fetch(`${address}${path}`, { headers: given })
  const { date: _, ...told } = Object.fromEntries(reply.headers)
  return { answer: [reply.status, told, await reply.text()], byFramework: framework - before }
}

async function askUntilKept(path: string, headers: Record<string, string> = {}) {
  const first = await ask(path, headers)
  await expect.poll(async () => (await ask(path, headers)).byFramework).toBe(0)
  return first.answer
}

test('a file that is named by its content is sent in the same bytes once it was read', async () => {
  const first = await askUntilKept('/assets/site-1a.js')
  expect((await ask('/assets/site-1a.js')).answer).toEqual(first)
})

test.each([
  ['a file that keeps its name', '/favicon.svg', {}],
  ['a large file', '/assets/large-1a.js', {}],
  ['a part of a file', '/assets/site-1a.js', { range: 'bytes=0-3' }],
  ['a file that may not have changed', '/assets/site-1a.js', { 'if-none-match': 'W/"other"' }],
])('%s goes to the framework each time', async (_, path, headers) => {
  await ask(path, headers)
  await ask(path, headers)
  expect((await ask(path, headers)).byFramework).toBe(1)
})
