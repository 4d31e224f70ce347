import Fastify from 'fastify'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCachedReply, sendCachedReply } from './cached-reply.ts'

const text = 'a line of text that is long enough to be worth compressing\n'.repeat(40)
const headers = { 'content-type': 'text/plain; charset=utf-8' }

function serve(status = 200) {
  const kept = createCachedReply({ status, headers, text, hasTag: true })
  const app = Fastify()
  app.get('/', (request, reply) => sendCachedReply(request, reply, kept))
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
  ['a tag that a proxy has made strong', (tag: string) => tag.replace('W/', '')],
  ['a list of tags', (tag: string) => `"other", ${tag}`],
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

const page = Array.from(
  { length: 400 },
  (_, index) => `<li>Job ${(index * 7919) % 1009} in Dayton or ${index}</li>`,
).join('')
const pageHeaders = { 'content-type': 'text/html; charset=utf-8' }

function servePage(isSent: 'often' | 'once' = 'often') {
  const works: Array<() => Promise<unknown>> = []
  let isFree = true
  const spare = (work: () => Promise<unknown>) => {
    if (isFree) works.push(work)
    return isFree
  }
  const kept = createCachedReply({ status: 200, headers: pageHeaders, text: page, hasTag: true, isSent, spare })
  const app = Fastify()
  app.get('/', (request, reply) => sendCachedReply(request, reply, kept))
  const getSize = async (encoding: string) => {
    const { rawPayload, headers: sent } = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
    if (encoding === 'br') expect(brotliDecompressSync(rawPayload).toString()).toBe(page)
    return [rawPayload.length, sent.etag] as const
  }
  return { works, getSize, setFree: (free: boolean) => (isFree = free) }
}

test('what is sent a second time is made smaller in spare time, once, under the same weak tag', async () => {
  const { works, getSize } = servePage()
  const [first, tag] = await getSize('br')
  expect([works.length, String(tag).startsWith('W/"')]).toEqual([0, true])
  expect(await getSize('br')).toEqual([first, tag])
  expect(works.length).toBe(1)
  await works[0]?.()
  const [smaller, same] = await getSize('br')
  expect([smaller < first * 0.97, same, works.length]).toEqual([true, tag, 1])
})

test('where there is no spare time the reply is sent as it is, and asked for again', async () => {
  const { works, getSize, setFree } = servePage()
  setFree(false)
  const first = await getSize('br')
  expect([await getSize('br'), await getSize('br'), works.length]).toEqual([first, first, 0])
  setFree(true)
  await getSize('br')
  expect(works.length).toBe(1)
})

test('no spare time goes into what is sent once, or by gzip', async () => {
  const [once, often] = [servePage('once'), servePage()]
  for (let times = 0; times < 3; times += 1) {
    await once.getSize('br')
    await often.getSize('gzip')
  }
  expect([once.works, often.works]).toEqual([[], []])
})
