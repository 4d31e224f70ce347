import Fastify from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keepReply, sendKept } from './kept-reply.ts'

const text = 'a line of text that is long enough to be worth compressing\n'.repeat(40)
const headers = { 'content-type': 'text/plain; charset=utf-8' }

function serve(status = 200) {
  const kept = keepReply({ status, headers, text, hasTag: true })
  const app = Fastify()
  app.get('/', (request, reply) => sendKept(request, reply, kept))
  return (given: Record<string, string> = {}) => app.inject({ url: '/', headers: given })
}

test('a kept reply is sent in the encoding that is asked for, each under a tag of its own', async () => {
  const get = serve()
  const [br, gzip, plain] = [
    await get({ 'accept-encoding': 'gzip, br' }),
    await get({ 'accept-encoding': 'gzip' }),
    await get({ 'accept-encoding': 'br;q=0, gzip;q=0' }),
  ]
  expect([br, gzip, plain].map((reply) => reply.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString(), plain.body]).toEqual([
    text,
    text,
    text,
  ])
  expect(new Set([br, gzip, plain].map((reply) => reply.headers.etag)).size).toBe(3)
  expect(br.headers['content-length']).toBe(String(br.rawPayload.length))
})

test.each([
  ['the tag itself', (tag: string) => tag],
  ['a weak tag', (tag: string) => `W/${tag}`],
  ['a list of tags', (tag: string) => `"other", W/${tag}`],
  ['any tag', () => '*'],
])('a browser whose copy still stands, which it says by %s, gets 304', async (_, known) => {
  const get = serve()
  const etag = String((await get()).headers.etag)
  const { statusCode, body } = await get({ 'if-none-match': known(etag) })
  expect([statusCode, body]).toEqual([304, ''])
})

test('the tag of another encoding, and the page of an unknown address, are no copies that stand', async () => {
  const get = serve()
  const etag = String((await get({ 'accept-encoding': 'br' })).headers.etag)
  expect((await get({ 'if-none-match': etag })).statusCode).toBe(200)
  const unknown = await serve(404)({ 'if-none-match': '*' })
  expect([unknown.statusCode, unknown.headers.etag]).toEqual([404, undefined])
})
