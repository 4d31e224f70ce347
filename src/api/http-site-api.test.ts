import { TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { httpSiteApi } from './http-site-api.ts'

type ReceivedRequest = {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}
type Answer = {
  status?: number
  type?: string
  body: string
  promised?: number
  retryAfter?: string
  arrived?: () => void
}

const envelope = { Success: true, Msg: 'Done', Payload: '{}', Log: null, MsgDate: null, UserInfo: null }
const fine: Answer = { body: JSON.stringify({ ...envelope, brokenBusinessRule: false }) }

let receivedRequests: ReceivedRequest[] = []
let answer: Answer = fine
let base = ''

async function note(request: IncomingMessage) {
  const { method, url, headers } = request
  receivedRequests.push({ method, url, headers, body: await text(request) })
}

function respond(response: ServerResponse) {
  const { status = 200, type = 'application/json', body, promised = Buffer.byteLength(body) } = answer
  const retry = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter }
  response.writeHead(status, { 'content-type': type, 'content-length': promised, ...retry })
  response.write(body, () => (promised > Buffer.byteLength(body) ? response.destroy() : response.end()))
}

const server = createServer((request, response) => {
  void note(request).then(() => (answer.arrived ?? (() => respond(response)))())
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
beforeEach(() => {
  receivedRequests = []
  answer = fine
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const send = (...operations: Operation[]) => httpSiteApi(base).transact(operations)

const captureFailure = (sent: Promise<unknown>) =>
  sent.then(
    (reply) => ({ reply }),
    (error: unknown) => ({
      isTransportFailure: error instanceof TransportFailure,
      message: (error as TransportFailure).message,
      body: (error as TransportFailure).body,
      tryAgainAfter: (error as TransportFailure).tryAgainAfter,
    }),
  )

const unreadable = (status: number, body: string) => ({
  isTransportFailure: true,
  message: `The answer of the site (${status}) could not be read. Please try again.`,
  body,
  tryAgainAfter: status === 502 ? 1000 : null,
})

test('[C7.1-01][C7.1-02] the call is a POST whose t is the prefetch path of the first operation', async () => {
  await send(read('CompanyNews'), read('Location'))
  expect(receivedRequests.map(({ method, url }) => [method, url])).toEqual([
    ['POST', '/data/post_transaction?t=CompanyNews'],
  ])
})

test('[C7.1-02] without a prefetch path t is the first parameter', async () => {
  await send(call('SignIn', 'ada@example.org', 'a password', ''))
  expect(receivedRequests[0]?.url).toBe('/data/post_transaction?t=SignIn')
})

test('[C7.1-03] with neither, t is left out', async () => {
  await send({ ...read(''), Actions: [{ ActionType: 'Create', ID: null, Payload: '{}', Params: [] }] })
  expect(receivedRequests[0]?.url).toBe('/data/post_transaction')
})

test('[C7.1-05][C7.1-06] an anonymous call is JSON and carries no Authorization', async () => {
  await send(read('CompanyNews'))
  expect(receivedRequests.map(({ headers }) => [headers['content-type'], 'authorization' in headers])).toEqual([
    ['application/json', false],
  ])
})

test('[C7.1-08][C7.1-09][C7.1-12][J7-01] the body names an anonymous visitor and holds all operations of the batch', async () => {
  await send(read('CompanyNews', ['7'], ['Body']), call('SubscribeToJob', 'ada@example.org', '12', 'true'))
  expect(JSON.parse(receivedRequests[0]?.body ?? '')).toEqual({
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
  const failed = captureFailure(send(read('CompanyNews'))).then((failure) => (settled = failure))
  await promise
  await vi.advanceTimersByTimeAsync(179_999)
  expect(settled).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(await failed).toEqual({
    isTransportFailure: true,
    message: 'The site did not answer in time. Please try again.',
    body: null,
    tryAgainAfter: null,
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

const unreachable = {
  isTransportFailure: true,
  message: 'The site cannot be reached. Please check your connection and try again.',
  body: null,
  tryAgainAfter: 1000,
}

test('[C7.1-04] a visitor who is signed in, and the intent of a write, are named in the headers', async () => {
  await httpSiteApi(base).transact([read('CompanyNews')], { token: 'a.b.c', idempotencyKey: 'k-1' })
  expect(receivedRequests.map(({ headers }) => [headers.authorization, headers['idempotency-key']])).toEqual([
    ['Bearer a.b.c', 'k-1'],
  ])
})

test('[C6-11] a visitor whom the server does not know is no failed call', async () => {
  answer = { status: 401, body: JSON.stringify({ ...envelope, Success: false, Msg: 'Please sign in.' }) }
  const sent = send(read('Applicant'))
  await expect(sent).rejects.toBeInstanceOf(Unauthorized)
  await expect(sent).rejects.toThrow('Please sign in.')
})

test('a call that nobody waits for is ended on the line', async () => {
  const ended = Promise.withResolvers<void>()
  const { promise: came, resolve } = Promise.withResolvers<void>()
  server.once('request', (_, response: ServerResponse) => response.once('close', () => ended.resolve()))
  answer = { body: '', arrived: resolve }
  const leaving = new AbortController()
  const failed = captureFailure(httpSiteApi(base).transact([read('CompanyNews')], { signal: leaving.signal }))
  await came
  leaving.abort()
  await ended.promise
  expect(await failed).toEqual(unreachable)
})

test.each([
  [503, '7', 7000],
  [429, '30', 30_000],
  [429, '0', 1000],
  [503, undefined, 1000],
  [503, 'soon', 1000],
])(
  'a busy server (%i, Retry-After %s) keeps its words and says when to come back',
  async (status, retryAfter, pause) => {
    const no = JSON.stringify({ ...envelope, Success: false, Msg: 'The site is busy.' })
    answer = { status, body: no, ...(retryAfter !== undefined && { retryAfter }) }
    expect(await captureFailure(send(read('CompanyNews')))).toEqual({
      isTransportFailure: true,
      message: 'The site is busy.',
      body: no,
      tryAgainAfter: pause,
    })
  },
)

test('a server that wants to be left alone for longer than anyone waits has refused', async () => {
  const no = { ...envelope, Success: false, Msg: 'Come back tomorrow.', brokenBusinessRule: false }
  answer = { status: 429, body: JSON.stringify(no), retryAfter: '31' }
  expect(await send(read('CompanyNews'))).toEqual(no)
})

const malformedAnswers: Readonly<Record<string, Answer>> = {
  'a page of HTML': { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' },
  'JSON that breaks off': { body: '{"Success":true,"Msg":"Do' },
  'JSON of another shape': { body: '{"ok":true}' },
  'a list': { body: '[]' },
  null: { body: 'null' },
  'an envelope whose Success is text': { body: JSON.stringify({ ...envelope, Success: 'true' }) },
  nothing: { status: 204, body: '' },
}

test.each(Object.entries(malformedAnswers))(
  '[C8-03][C7.1-18] %s is a failed call that keeps what came',
  async (_, given) => {
    answer = given
    expect(await captureFailure(send(read('CompanyNews')))).toEqual(unreadable(given.status ?? 200, given.body))
  },
)

test.each(['Success', 'Msg', 'Payload'])('[J7-02] a reply without %s is not one', async (field) => {
  const { [field as 'Msg']: _, ...rest } = envelope
  answer = { body: JSON.stringify(rest) }
  expect(await captureFailure(send(read('CompanyNews')))).toEqual(unreadable(200, answer.body))
})

test('[C8-03] an answer that breaks off on its way is a failed call with a message', async () => {
  answer = { body: '{"Success":', promised: 1000 }
  expect(await captureFailure(send(read('CompanyNews')))).toEqual({
    ...unreachable,
  })
})

test('[C8-03] a refused connection is a failed call with a message', async () => {
  const silent = createServer()
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  await new Promise((resolve) => silent.close(resolve))
  const failure = await captureFailure(httpSiteApi(`http://127.0.0.1:${port}/`).transact([read('CompanyNews')]))
  expect(failure).toEqual({
    ...unreachable,
  })
})
