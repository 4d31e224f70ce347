import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyCompress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

let folder: string
let app: FastifyInstance

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'))
  mkdirSync(join(folder, 'assets', 'files'), { recursive: true })
  const files = {
    'assets/site-1a.js': 'the whole file',
    'assets/site-1a.js.br': 'br',
    'assets/site-1a.js.zst': 'zstd',
    'assets/site-1a.js.gz': 'gzipped',
    'assets/odd-1a.js': 'the whole file',
    'assets/odd-1a.js.br': 'larger for once',
    'assets/odd-1a.js.zst': 'zstd',
    'assets/files/terms.txt': 'terms\n'.repeat(1000),
    'plain.svg': '<svg/>',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  app = Fastify()
  void app.register(fastifyCompress, { encodings: ['br', 'gzip'] })
  void app.register(staticFiles(folder))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ['gzip, deflate, br, zstd', 'br', 'br'],
  ['gzip, zstd', 'zstd', 'zstd'],
  ['gzip', 'gzip', 'gzipped'],
  ['br;q=0, gzip', 'gzip', 'gzipped'],
  ['*', 'br', 'br'],
  ['deflate', undefined, 'the whole file'],
  ['', undefined, 'the whole file'],
])('of the copies that "%s" takes the smallest is sent', async (accepted, encoding, text) => {
  const { headers, body } = await get('/assets/site-1a.js', { 'accept-encoding': accepted })
  expect([headers['content-encoding'], body, headers['content-type']]).toEqual([
    encoding,
    text,
    'text/javascript; charset=utf-8',
  ])
  expect(headers['content-length']).toBe(String(text.length))
})

test('a copy that is larger than another is not the one that is sent', async () => {
  const { headers } = await get('/assets/odd-1a.js', { 'accept-encoding': 'br, zstd' })
  expect(headers['content-encoding']).toBe('zstd')
})

test('what was not compressed beforehand is sent as it is', async () => {
  const acceptedEncodings = { 'accept-encoding': 'gzip, br, zstd' }
  const [small, long] = [
    await get('/plain.svg', acceptedEncodings),
    await get('/assets/files/terms.txt', acceptedEncodings),
  ]
  expect([small, long].map(({ headers }) => [headers['content-encoding'], headers['content-type']])).toEqual([
    [undefined, 'image/svg+xml'],
    [undefined, 'text/plain; charset=utf-8'],
  ])
})

test('files named by their content are kept for ever, others for an hour, and no copy has an address', async () => {
  const addresses = ['/assets/site-1a.js', '/assets/files/terms.txt', '/plain.svg', '/assets/site-1a.js.zst']
  const answers = await Promise.all(addresses.map((address) => get(address)))
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [200, 'public, max-age=31536000, immutable'],
    [200, 'public, max-age=3600'],
    [200, 'public, max-age=3600'],
    [404, undefined],
  ])
})

test('each copy has a tag of its own, which answers 304; a part and a head are those of the copy', async () => {
  const [br, zstd] = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'zstd' }]
  const tag = String((await get('/assets/site-1a.js', zstd)).headers.etag)
  const answers = [
    await get('/assets/site-1a.js', { ...zstd, 'if-none-match': tag }),
    await get('/assets/site-1a.js', { ...br, 'if-none-match': tag }),
    await get('/assets/site-1a.js', { ...zstd, range: 'bytes=1-2' }),
    await app.inject({ method: 'HEAD', url: '/assets/site-1a.js', headers: zstd }),
  ]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [304, ''],
    [200, 'br'],
    [206, 'st'],
    [200, ''],
  ])
  expect(answers.map(({ headers }) => headers['content-range'] ?? headers['content-length'])).toEqual([
    undefined,
    '2',
    'bytes 1-2/4',
    '4',
  ])
})
