import { TransportFailure } from '#contract/site-api.ts'
import { call, read, type Operation } from '#contract/transaction.ts'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { httpSiteApi } from './http-site-api.ts'

type Seen = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string }
type Answer = { status?: number; type?: string; body: string; promised?: number; arrived?: () => void }

const envelope = { Success: true, Msg: 'Done', Payload: '{}', Log: null, MsgDate: null, UserInfo: null }
const fine: Answer = { body: JSON.stringify({ ...envelope, brokenBusinessRule: false }) }

let seen: Seen[] = []
let answer: Answer = fine
let base = ''

async function note(request: IncomingMessage) {
  const { method, url, headers } = request
  seen.push({ method, url, headers, body: await text(request) })
}

function give(response: ServerResponse) {
  const { status = 200, type = 'application/json', body, promised = Buffer.byteLength(body) } = answer
  response.writeHead(status, { 'content-type': type, 'content-length': promised })
  response.write(body, () => (promised > Buffer.byteLength(body) ? response.destroy() : response.end()))
}

const server = createServer((request, response) => {
  void note(request).then(() => (answer.arrived ?? (() => give(response)))())
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
beforeEach(() => {
  seen = []
  answer = fine
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const send = (...operations: Operation[]) => httpSiteApi(base).transact(operations)

const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    (reply) => ({ reply }),
    (error: unknown) => ({
      isTransportFailure: error instanceof TransportFailure,
      message: (error as TransportFailure).message,
      body: (error as TransportFailure).body,
    }),
  )

const unreadable = (status: number, body: string) => ({
  isTransportFailure: true,
  message: `The server's answer (${status}) could not be read.`,
  body,
})

test('[C7.1-01][C7.1-02] the call is a POST whose t is the prefetch path of the first operation', async () => {
  await send(read('CompanyNews'), read('Location'))
  expect(seen.map(({ method, url }) => [method, url])).toEqual([['POST', '/data/post_transaction?t=CompanyNews']])
})

test('[C7.1-02] without a prefetch path t is the first parameter', async () => {
  await send(call('SignIn', 'ada@example.org', 'a password', ''))
  expect(seen[0]?.url).toBe('/data/post_transaction?t=SignIn')
})

test('[C7.1-03] with neither, t is left out', async () => {
  await send({ ...read(''), Actions: [{ ActionType: 'Create', ID: null, Payload: '{}', Params: [] }] })
  expect(seen[0]?.url).toBe('/data/post_transaction')
})

test('[C7.1-05][C7.1-06] an anonymous call is JSON and carries no Authorization', async () => {
  await send(read('CompanyNews'))
  expect(seen.map(({ headers }) => [headers['content-type'], 'authorization' in headers])).toEqual([
    ['application/json', false],
  ])
})

test('[C7.1-08][C7.1-09][C7.1-12][J7-01] the body names an anonymous visitor and holds all operations of the batch', async () => {
  await send(read('CompanyNews', ['7'], ['Body']), call('SubscribeToJob', 'ada@example.org', '12', 'true'))
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    UserID: null,
    UserName: '',
    Operations: [
      {
        PrefetchPath: 'CompanyNews',
        Params: ['7'],
        Actions: [],
        EndMethod: 'Save',
        ReturnData: true,
        BlackList: ['Body'],
      },
      {
        PrefetchPath: '',
        Params: ['SubscribeToJob', 'ada@example.org', '12', 'true'],
        Actions: [],
        EndMethod: 'Save',
        ReturnData: true,
        BlackList: [],
      },
    ],
  })
})

test('[C7.1-07][J9-22][C8-03] a call is given up after 180000 ms without a reply, and not before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = { body: '', arrived: resolve }
  let settled: unknown = 'waiting'
  const failed = failureOf(send(read('CompanyNews'))).then((failure) => (settled = failure))
  await promise
  await vi.advanceTimersByTimeAsync(179_999)
  expect(settled).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(await failed).toEqual({
    isTransportFailure: true,
    message: `Request timed out: POST ${base}data/post_transaction?t=CompanyNews`,
    body: null,
  })
})

test('[C7.1-15] a readable reply is given as it is', async () => {
  expect(await send(read('CompanyNews'))).toEqual({ ...envelope, brokenBusinessRule: false })
})

test('a refusal is a reply too, whatever its status', async () => {
  answer = { status: 500, body: JSON.stringify({ ...envelope, Success: false, Msg: 'Try again; reference 7.' }) }
  expect(await send(read('CompanyNews'))).toEqual({
    ...envelope,
    Success: false,
    Msg: 'Try again; reference 7.',
    brokenBusinessRule: false,
  })
})

const others: Readonly<Record<string, Answer>> = {
  'a page of HTML': { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
  'JSON that breaks off': { body: '{"Success":true,"Msg":"Do' },
  'JSON of another shape': { body: '{"ok":true}' },
  'a list': { body: '[]' },
  null: { body: 'null' },
  'an envelope whose Success is text': { body: JSON.stringify({ ...envelope, Success: 'true' }) },
  nothing: { status: 204, body: '' },
}

test.each(Object.entries(others))('[C8-03][C7.1-18] %s is a failed call that keeps what came', async (_, given) => {
  answer = given
  expect(await failureOf(send(read('CompanyNews')))).toEqual(unreadable(given.status ?? 200, given.body))
})

test.each(['Success', 'Msg', 'Payload'])('[J7-02] a reply without %s is not one', async (field) => {
  const { [field as 'Msg']: _, ...rest } = envelope
  answer = { body: JSON.stringify(rest) }
  expect(await failureOf(send(read('CompanyNews')))).toEqual(unreadable(200, answer.body))
})

test('[C8-03] an answer that breaks off on its way is a failed call with a message', async () => {
  answer = { body: '{"Success":', promised: 1000 }
  expect(await failureOf(send(read('CompanyNews')))).toEqual({
    isTransportFailure: true,
    message: expect.stringMatching(/\S/),
    body: null,
  })
})

test('[C8-03] a refused connection is a failed call with a message', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  await new Promise((resolve) => silent.close(resolve))
  const failure = await failureOf(httpSiteApi(`http://127.0.0.1:${port}/`).transact([read('CompanyNews')]))
  expect(failure).toEqual({
    isTransportFailure: true,
    message: `Request failed due to a network error: POST http://127.0.0.1:${port}/data/post_transaction?t=CompanyNews`,
    body: null,
  })
})
