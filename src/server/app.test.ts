import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import { noOperations } from '#contract/transaction.ts'
import { createApp, type AppOptions } from './app.ts'
import { importContent } from './content/import-content.ts'
import type { Database } from './database/open-database.ts'
import { openTestDatabase } from './database/open-test-database.testing.ts'
import { createDrain } from './http/drain.ts'
import { createSiteService } from './create-site-service.ts'
import type { SiteService } from './service/site-service.ts'

let database: Database
let service: SiteService
let app: FastifyInstance
let staticDir: string
const lines: string[] = []

const news = (id: number) => ({
  CompanyNews_ID: id,
  Title: `A longer title of news item number ${id}`,
  PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
})

beforeAll(async () => {
  staticDir = mkdtempSync(join(tmpdir(), 'static-'))
  mkdirSync(join(staticDir, 'assets'))
  writeFileSync(join(staticDir, 'assets', 'main-1a2b.js'), 'run()')
  writeFileSync(join(staticDir, 'assets', 'main-1a2b.js.br'), 'compressed')
  writeFileSync(join(staticDir, 'favicon.svg'), '<svg/>')
  writeFileSync(join(staticDir, 'index.html'), 'not served')
  mkdirSync(join(staticDir, '.vite'))
  writeFileSync(join(staticDir, '.vite', 'manifest.json'), '{}')
  mkdirSync(join(staticDir, '.well-known'))
  writeFileSync(join(staticDir, '.well-known', 'gpc.json'), '{"gpc":true}')
  database = await openTestDatabase('app_test')
  await importContent(database, { CompanyNews: Array.from({ length: 20 }, (_, index) => news(index)) })
  service = createSiteService({ database })
  const logger = { stream: { write: (line: string) => void lines.push(line) } }
  app = createApp({
    service,
    config: { siteOrigin: null },
    staticDir,
    logger,
    pages: () => async (pages) => {
      pages.get('/broken', () => Promise.reject(new Error('secret detail')))
      pages.get('/*', (_, reply) => reply.type('text/html').send('<p>page</p>'))
    },
  })
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(staticDir, { recursive: true })
})

const endpoint = '/data/post_transaction'
const envelope = (Msg: string) => ({
  Success: false,
  Msg,
  Payload: '',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
})
const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: endpoint, headers: { 'content-type': 'application/json', ...headers }, payload })

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  'trusted-types app dompurify'

test('[C7.1-01][C7.1-15] a transaction is posted as JSON and answered by an envelope', async () => {
  const reply = await post(JSON.stringify({ Operations: [read('CompanyNews', ['3'], ['Body', 'NewsType'])] }))
  const { MsgDate, Payload, ...rest } = reply.json()
  expect(reply.statusCode).toEqual(200)
  expect(Number.isNaN(Date.parse(MsgDate))).toEqual(false)
  expect(rest).toEqual({ Success: true, Msg: '', Log: null, UserInfo: null, brokenBusinessRule: false })
  expect(JSON.parse(Payload)).toEqual({
    CompanyNews: [
      {
        CompanyNews_ID: '3',
        Title: 'A longer title of news item number 3',
        ShortDescription: null,
        PublishedDate: { type: 'date', value: '2026-11-01T00:00:00.000' },
        WebsiteImageURL: null,
        Source: null,
        SourceURL: null,
        Figure: null,
      },
    ],
  })
  expect(reply.headers['cache-control']).toEqual('no-store')
})

test('[C7.1-06][C7.1-15] what cannot be read is answered by an envelope too', async () => {
  const answers = [
    await post('{"Operations":[]}'),
    await post('{"Operations"'),
    await post(''),
    await post('{}', { 'content-type': 'text/plain' }),
    await post('{}', { 'content-type': 'application/x-www-form-urlencoded' }),
    await post(JSON.stringify({ Operations: [], padding: 'x'.repeat(128 * 1024) })),
    await post('{"Operations":[]}', { 'idempotency-key': 'k'.repeat(201) }),
    await app.inject({ method: 'GET', url: `${endpoint}?t=SignIn` }),
    await app.inject({ method: 'PUT', url: '/data/unknown', payload: {} }),
  ]
  expect(answers.map((reply) => [reply.statusCode, reply.json()])).toEqual([
    [400, envelope(noOperations)],
    [400, envelope('The request is not readable JSON.')],
    [400, envelope('The request is not readable JSON.')],
    [415, envelope('The request must be sent as application/json.')],
    [415, envelope('The request must be sent as application/json.')],
    [413, envelope('The request is larger than 128 kB.')],
    [400, envelope('An Idempotency-Key holds at most 200 characters.')],
    [404, envelope('There is nothing at GET /data/post_transaction.')],
    [404, envelope('There is nothing at PUT /data/unknown.')],
  ])
})

test.each(['a', '"', '\n', '字', '🌲'])('the longest message that can be written with %j is read', async (sign) => {
  const line = (length: number) => '"'.repeat(length)
  const message = {
    FirstName: line(100),
    LastName: line(100),
    Email: `${'a'.repeat(64)}@example.org`,
    Phone: `1${'-'.repeat(32)}${'1'.repeat(17)}`,
    Message: `a${sign.repeat(Math.floor(4998 / sign.length))}a`,
    RecaptchaResponse: 'x'.repeat(8000),
  }
  const answer = await post(JSON.stringify({ Operations: [call('ContactFormEmail', JSON.stringify(message))] }))
  expect([answer.statusCode, answer.json().Msg]).toEqual([
    422,
    'The proof that you are not a robot has been used before or is too old. Please send again.',
  ])
})

test('[C7.2-06] ping answers pong', async () => {
  const reply = await app.inject('/data/ping')
  expect([reply.statusCode, reply.body]).toEqual([200, 'pong'])
})

test('health and readiness are told apart', async () => {
  const answers = [await app.inject('/healthz'), await app.inject('/readyz')]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, 'ok'],
    [200, 'ready'],
  ])
})

test('a process that stops, or has no database, is not ready', async () => {
  const config = { siteOrigin: null }
  const stopping = createApp({ service, config, drain: { ...createDrain(), begun: true } })
  const closed = await openTestDatabase('app_closed_test')
  await closed.close()
  const broken = createApp({ service: createSiteService({ database: closed }), config })
  const answers = [await stopping.inject('/readyz'), await broken.inject('/readyz'), await broken.inject('/healthz')]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [503, 'stopping'],
    [503, 'no database'],
    [200, 'ok'],
  ])
  await stopping.close()
  await broken.close()
})

test('every reply carries the security headers', async () => {
  for (const url of ['/', '/data/ping', '/assets/main-1a2b.js', '/assets/unknown.js', '/broken']) {
    const { headers } = await app.inject(url)
    expect(headers['content-security-policy']).toEqual(policy)
    expect(headers['x-content-type-options']).toEqual('nosniff')
    expect(headers['x-frame-options']).toEqual('DENY')
    expect(headers['referrer-policy']).toEqual('strict-origin-when-cross-origin')
    expect(headers['cross-origin-resource-policy']).toEqual('same-origin')
    expect(headers['cross-origin-opener-policy']).toEqual('same-origin')
    expect(headers['strict-transport-security']).toEqual(undefined)
  }
})

test('a site with an https address keeps browsers to https, one with an http address does not', async () => {
  const fetchHeaders = async (siteOrigin: string) => {
    const site = createApp({ service, config: { siteOrigin } })
    const { headers } = await site.inject('/healthz')
    await site.close()
    return [headers['content-security-policy'], headers['strict-transport-security']]
  }
  expect(await fetchHeaders('https://www.example.com')).toEqual([
    `${policy}; upgrade-insecure-requests`,
    'max-age=63072000',
  ])
  expect(await fetchHeaders('http://www.example.com')).toEqual([policy, undefined])
})

test('built files are served compressed and for ever, others for an hour, unknown ones not at all', async () => {
  const asset = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } })
  expect([asset.body, asset.headers['content-encoding'], asset.headers['cache-control']]).toEqual([
    'compressed',
    'br',
    'public, max-age=31536000, immutable',
  ])
  const plain = await app.inject('/assets/main-1a2b.js')
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['run()', undefined])
  const icon = await app.inject('/favicon.svg')
  expect([icon.body, icon.headers['cache-control']]).toEqual(['<svg/>', 'public, max-age=3600'])
  const unknown = await app.inject('/assets/main-old.js')
  expect([unknown.statusCode, unknown.body]).toEqual([404, 'There is no such file.'])
  expect((await app.inject('/index.html')).body).toEqual('<p>page</p>')
})

test('longer replies are compressed as the client accepts', async () => {
  const payload = JSON.stringify({ Operations: [read('CompanyNews')] })
  const reply = await post(payload, { 'accept-encoding': 'gzip, br' })
  expect([reply.headers['content-encoding'], reply.headers['vary']]).toEqual(['br', 'accept-encoding'])
  expect(JSON.parse(JSON.parse(brotliDecompressSync(reply.rawPayload).toString()).Payload).CompanyNews.length).toEqual(
    20,
  )
  const refusing = await post(payload, { 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect(refusing.headers['content-encoding']).toEqual(undefined)
})

test('a request is named by an id in its reply, in its one log line and in the message of a fault', async () => {
  lines.length = 0
  const reply = await app.inject({ url: '/broken?email=ada@example.com', headers: { 'x-request-id': 'trace-0001' } })
  expect([reply.statusCode, reply.headers['x-request-id'], reply.body]).toEqual([
    500,
    'trace-0001',
    'This page cannot be shown right now. Please try again; reference trace-0001.',
  ])
  const [fault, answered, ...more] = lines.map((line) => JSON.parse(line))
  expect([fault.reqId, fault.err.message]).toEqual(['trace-0001', 'secret detail'])
  const { reqId, method, path, route, status, msg } = answered
  expect({ reqId, method, path, route, status, msg }).toEqual({
    reqId: 'trace-0001',
    method: 'GET',
    path: '/broken',
    route: '/broken',
    status: 500,
    msg: 'answered',
  })
  expect(more).toEqual([])
})

test('the log tells neither payloads nor queries nor ids that open something', async () => {
  lines.length = 0
  await post(JSON.stringify({ Operations: [read('secret-in-payload')] }))
  await app.inject('/careers/unsubscribe/0f8fad5b-d9cb-469f-a165-70867728950e?email=ada@example.com')
  expect(lines.map((line) => JSON.parse(line).path)).toEqual(['/data/post_transaction', '/careers/unsubscribe'])
  expect(lines.join('').match(/secret-in-payload|ada@|0f8fad5b/)).toEqual(null)
})

test('the line of a transaction names what it asks for, of what there is, and nothing that a caller wrote', async () => {
  const asked = (operations: ReadonlyArray<unknown>) => post(JSON.stringify({ Operations: operations }))
  lines.length = 0
  await asked([read('CompanyNews'), call('SearchJobs', 'secret-in-search'), read('CompanyNews')])
  await asked([call('secret-name', 'x'), read('secret-entity'), call('constructor'), { PrefetchPath: 7 }, null, 'x'])
  await asked(
    ['Location', 'CompanyEvent', 'CompanyNews', 'JobPostingGroup', 'Gender', 'Country'].map((name) => read(name)),
  )
  await post('{"Operations":"secret-text"}')
  expect(lines.map((line) => JSON.parse(line).operations)).toEqual([
    'read CompanyNews, SearchJobs',
    'unknown',
    'read Location, read CompanyEvent, read CompanyNews, read JobPostingGroup, read Gender, 1 more',
    undefined,
  ])
  expect(lines.join('').match(/secret-/)).toEqual(null)
})

test('an id that is no id is replaced', async () => {
  const { headers } = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'x"\tinjected' } })
  expect(String(headers['x-request-id']).match(/^[0-9a-f-]{36}$/)?.length).toEqual(1)
})

const newApp = (config: Partial<AppOptions['config']> = {}, options: Partial<AppOptions> = {}) =>
  createApp({ service, config: { siteOrigin: null, ...config }, ...options })

async function listen(options: Partial<AppOptions>) {
  const fresh = newApp({}, options)
  await fresh.listen({ host: '127.0.0.1', port: 0 })
  const { port } = fresh.server.address() as AddressInfo
  return { fresh, open: () => connect(port, '127.0.0.1') }
}

test('a request that was on its way when the end began is answered, and told that the site stops', async () => {
  const drain = createDrain()
  const { fresh, open } = await listen({ drain })
  const socket = open()
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\nGET /readyz HTTP/1.1\r\nhost: localhost\r\n')
  const [ready] = await once(socket, 'data')
  const end = drain.finish(fresh)
  socket.write('\r\n')
  const stopping = await text(socket)
  await end
  const getLines = (reply: string) => [reply.split('\r\n')[0], reply.split('\r\n').at(-1)]
  expect([getLines(String(ready)), getLines(stopping)]).toEqual([
    ['HTTP/1.1 200 OK', 'ready'],
    ['HTTP/1.1 503 Service Unavailable', 'stopping'],
  ])
})

const unsubscribing = '/careers/unsubscribe/0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([
  [endpoint, 'application/json', '{"Operations":[{"PrefetchPath":"CompanyNews"}]}'],
  [unsubscribing, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  ['/data/collect', 'application/json', '{"Kind":"event","Name":"search"}'],
])('those who send the first byte of a body to %s hold up nobody', async (url, type, payload) => {
  const { fresh, open } = await listen({ limits: { maxConcurrentTransactions: 1 } })
  const head = [`POST ${url} HTTP/1.1`, 'host: localhost', `content-type: ${type}`, 'content-length: 100']
  const senders = Array.from({ length: 60 }, open)
  const arrived = senders.map((socket) => once(socket, 'data'))
  for (const socket of senders) socket.write(`${head.join('\r\n')}\r\nexpect: 100-continue\r\n\r\n{`)
  await Promise.all(arrived)
  const { statusCode } = await fresh.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
  for (const socket of senders) socket.destroy()
  await fresh.close()
  expect(statusCode).toBeLessThan(300)
})

test('what was served is counted by route and status', async () => {
  const fresh = newApp()
  await fresh.inject('/healthz')
  await fresh.inject('/healthz')
  await fresh.inject('/nothing')
  await fresh.inject({ method: 'POST', url: endpoint, payload: { Operations: [] } })
  const { body } = await fresh.inject('/metrics')
  expect(body.split('\n').filter((line) => line.startsWith('http_requests_total'))).toEqual([
    'http_requests_total{method="GET",route="/healthz",status="200"} 2',
    'http_requests_total{method="GET",route="unknown",status="404"} 1',
    'http_requests_total{method="POST",route="/data/post_transaction",status="400"} 1',
  ])
  expect(body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'))).toEqual([
    'http_request_duration_seconds_count{route="/healthz"} 2',
    'http_request_duration_seconds_count{route="unknown"} 1',
    'http_request_duration_seconds_count{route="/data/post_transaction"} 1',
  ])
  await fresh.close()
})

test.each([
  ['on this machine', {}, {}, 200],
  ['from elsewhere', { remoteAddress: '10.0.0.9' }, {}, 404],
  ['through a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }, {}, 404],
  ['through nginx that names the visitor otherwise', { headers: { 'x-real-ip': '127.0.0.1' } }, {}, 404],
  ['through Varnish on this machine', { headers: { via: '1.1 cache-3 (Varnish/7.4)' } }, {}, 404],
  ['under the public name of the site', { headers: { host: 'www.example.com' } }, {}, 404],
  ['of a public site through a proxy that says nothing of itself', {}, { siteOrigin: 'https://www.example.com' }, 404],
  ['on this machine, where a token is asked for', {}, { metricsToken: 'sesame-sesame-sesame' }, 404],
  [
    'from elsewhere with the token',
    { remoteAddress: '10.0.0.9', headers: { authorization: 'Bearer sesame-sesame-sesame' } },
    { metricsToken: 'sesame-sesame-sesame' },
    200,
  ],
  [
    'with another token',
    { headers: { authorization: 'Bearer sesame-sesame-sesamE' } },
    { metricsToken: 'sesame-sesame-sesame' },
    404,
  ],
])('the metrics asked for %s', async (_, asked, config, status) => {
  const fresh = newApp(config)
  expect((await fresh.inject({ url: '/metrics', ...asked })).statusCode).toEqual(status)
  await fresh.close()
})

test('what the build keeps for itself is not served', async () => {
  expect((await app.inject('/.vite/manifest.json')).body).toEqual('<p>page</p>')
  expect((await app.inject('/.well-known/gpc.json')).body).toEqual('{"gpc":true}')
})

test.each(['a b', 'a/b', 'user@host', 'a:b:c', 'x?y'])('a host written %j is refused with words', async (host) => {
  const { statusCode, body, headers } = await app.inject({ url: '/home', headers: { host } })
  expect([statusCode, body, headers['x-content-type-options']]).toEqual([
    400,
    'The site cannot read this request.',
    'nosniff',
  ])
})

test('an address that cannot be read is answered with the security headers too', async () => {
  const { statusCode, headers } = await app.inject('/%zz')
  expect([statusCode, headers['content-security-policy'], headers['x-content-type-options'], headers.vary]).toEqual([
    400,
    policy,
    'nosniff',
    'accept-encoding',
  ])
})

async function sendBytes(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  return answer.toLowerCase()
}

test('a connection may send four requests before their answers, and is cut off at the fifth', async () => {
  const listening = newApp()
  await listening.listen({ port: 0, host: '127.0.0.1' })
  const { port } = listening.server.address() as AddressInfo
  const one = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'
  const last = one.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')
  const answers = [await sendBytes(port, one.repeat(3) + last), await sendBytes(port, one.repeat(4) + last)]
  expect(answers.map((answer) => answer.split('http/1.1 200 ok').length - 1)).toEqual([4, 0])
  await listening.close()
})

test('what is no request, names no host or two, or expects too much is answered with words and the security headers', async () => {
  const listening = newApp()
  await listening.listen({ port: 0, host: '127.0.0.1' })
  const { port } = listening.server.address() as AddressInfo
  const answers = [
    await sendBytes(port, 'nonsense\r\n\r\n'),
    await sendBytes(port, `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`),
    await sendBytes(port, 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'),
    await sendBytes(port, 'GET /healthz HTTP/1.0\r\n\r\n'),
    await sendBytes(port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nHost: localhost\r\nconnection: close\r\n\r\n'),
    await sendBytes(port, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nexpect: miracles\r\n\r\n'),
    await sendBytes(port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    await sendBytes(port, 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na'),
  ]
  expect(answers.map((answer) => answer.split('\r\n')[0])).toEqual([
    'http/1.1 400 bad request',
    'http/1.1 431 request header fields too large',
    'http/1.1 400 bad request',
    'http/1.1 200 ok',
    'http/1.1 400 bad request',
    'http/1.1 417 expectation failed',
    'http/1.1 400 bad request',
    'http/1.1 400 bad request',
  ])
  for (const answer of answers) {
    expect(answer).toContain(`content-security-policy: ${policy}`)
    expect(answer).toContain('x-content-type-options: nosniff')
  }
  await listening.close()
})

test('behind a trusted proxy that speaks https browsers keep to https, behind a stranger they are not told to', async () => {
  const forwarded = { 'x-forwarded-proto': 'https' }
  const hsts = async (remoteAddress: string) =>
    (await app.inject({ url: '/healthz', headers: forwarded, remoteAddress })).headers['strict-transport-security']
  expect([await hsts('127.0.0.1'), await hsts('10.0.0.9')]).toEqual(['max-age=63072000', undefined])
})

test('the first proxy that is not trusted is named in the log, once, with what to do', async () => {
  const said: string[] = []
  const fresh = createApp({
    service,
    config: { siteOrigin: null, trustedProxies: 'loopback, 10.2.0.0/16' },
    logger: { stream: { write: (line: string) => void said.push(line) } },
  })
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    fresh.inject({ url: '/healthz', remoteAddress, headers })
  await ask('10.2.0.9', { 'x-forwarded-for': '203.0.113.1' })
  await ask('10.1.0.9', {})
  await ask('10.1.0.9', { 'x-forwarded-host': 'www.example.com' })
  await ask('10.1.0.8', { forwarded: 'for=203.0.113.1' })
  const warnings = said.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
  expect(warnings.map(({ proxy, msg }) => [proxy, msg])).toEqual([
    [
      '10.1.0.9',
      '10.1.0.9 forwards requests and is not trusted: all its visitors count as one. If it is your proxy, set TRUSTED_PROXIES=10.1.0.9',
    ],
  ])
  await fresh.close()
})

test('a whole list that was read is kept and sent again, until the content changes, and to nobody with a token', async () => {
  const payload = JSON.stringify({ Operations: [read('CompanyNews', [], ['Body'])] })
  const ask = async (headers: Record<string, string> = {}) => {
    const { statusCode, body } = await post(payload, headers)
    const { MsgDate, Payload } = JSON.parse(body)
    return {
      statusCode,
      MsgDate,
      titles: Payload && JSON.parse(Payload).CompanyNews.map((row: { Title: string }) => row.Title),
    }
  }
  const [first, again] = [await ask(), await ask()]
  expect(again).toEqual(first)
  expect((await ask({ authorization: 'Bearer unknown' })).statusCode).toEqual(401)
  await importContent(database, { CompanyNews: [{ ...news(0), Title: 'Changed' }] })
  expect((await ask()).titles[0]).toEqual('Changed')
})

test('fields that there are not, said twice or in another order make no other answer', async () => {
  const ask = async (...leaveOut: ReadonlyArray<string>) => {
    const { body } = await post(JSON.stringify({ Operations: [read('CompanyNews', [], leaveOut)] }))
    const { MsgDate, Payload } = JSON.parse(body)
    return { MsgDate, fields: Object.keys(JSON.parse(Payload).CompanyNews[0]) }
  }
  const first = await ask('Body', 'Title')
  expect([await ask('Title', 'f1', 'Body', 'Title'), first.fields.includes('Body')]).toEqual([first, false])
  expect((await ask('Body')).fields).toContain('Title')
})
