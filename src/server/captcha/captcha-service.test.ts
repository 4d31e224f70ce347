import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStubServer } from '../testing/stub-server.testing.ts'
import { createCaptchaService } from './captcha-service.ts'

const createVerdictHandler = (verdict: object) => (_: unknown, response: ServerResponse) =>
  response.end(JSON.stringify(verdict))
const good = { success: true, action: 'ContactFormEmail', score: 0.9 }

let service: Awaited<ReturnType<typeof openStubServer>>
let reported: string[]

beforeAll(async () => {
  service = await openStubServer(createVerdictHandler(good))
})
beforeEach(() => {
  service.setAnswer(createVerdictHandler(good))
  service.asked.length = 0
  reported = []
})
afterAll(() => service.close())

const captcha = (verifyUrl = `${service.address}/siteverify`, patience?: number) =>
  createCaptchaService({ secret: 'hush-hush', verifyUrl }, (error) => reported.push((error as Error).message), patience)

const impatient = () => captcha(undefined, 300)

const outcome = (answer: string, checked = captcha()) =>
  checked.check(answer, 'ContactFormEmail').then(
    () => 'good',
    ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
  )

const doubted = '403 It could not be confirmed that you are not a robot. Please try again.'
const away = '503 The service that tells people from robots does not answer. Please try again later.'

test('[C6-03.c] the service is asked with the secret of the site and the answer of the visitor', async () => {
  expect([await outcome('an answer & more'), service.asked, reported]).toEqual([
    'good',
    [{ path: '/siteverify', body: 'secret=hush-hush&response=an+answer+%26+more' }],
    [],
  ])
})

test.each([
  ['says no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['speaks of another operation', { ...good, action: 'SignIn' }],
  ['speaks of no operation', { success: true, score: 0.9 }],
  ['takes it for a robot', { ...good, score: 0.4 }],
  ['says nothing of how sure it is', { success: true, action: 'ContactFormEmail' }],
])('[C6-03.c] who is vouched for by a service that %s is refused, and no fault is reported', async (_, verdict) => {
  service.setAnswer(createVerdictHandler(verdict))
  expect([await outcome('an answer'), reported]).toEqual([doubted, []])
})

test.each([
  ['no answer', ''],
  ['an answer too long to be one', 'x'.repeat(8_193)],
])('%s is refused without asking the service', async (_, answer) => {
  expect([await outcome(answer), service.asked]).toEqual([doubted, []])
})

const faults: Readonly<Record<string, (asked: unknown, response: ServerResponse) => void>> = {
  'answers nothing in time': () => undefined,
  'begins an answer and stops': (_, response) => void response.writeHead(200).write('{"success":'),
  'answers with a page': (_, response) => response.end('<h1>Sorry</h1>'),
  'answers with other types': (_, response) => response.end('{"success":"true"}'),
  'answers without end': (_, response) => response.end(JSON.stringify({ ...good, padding: 'x'.repeat(20_000) })),
  'is out of order': (_, response) => response.writeHead(500).end(JSON.stringify(good)),
  'sends elsewhere': (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  'hangs up': (_, response) => response.destroy(),
}

test.each(Object.entries(faults))('[C6-03.c] nobody is let through while the service %s', async (_, fault) => {
  service.setAnswer(fault)
  expect([await outcome('an answer', impatient()), reported.length]).toEqual([away, 1])
})

test('[C6-03.c] nobody is let through while there is no service', async () => {
  expect([await outcome('an answer', captcha('http://127.0.0.1:9/')), reported.length]).toEqual([away, 1])
})

test('[C6-03.c] of a crowd before a service that answers nothing, all are answered by the patience of one: some at once that the site is busy', async () => {
  service.setAnswer(() => undefined)
  const checked = impatient()
  const outcomes = await Promise.all(Array.from({ length: 300 }, () => outcome('an answer', checked)))
  const count = (words: string) => outcomes.filter((one) => one === words).length
  expect([count(away), count('undefined Too much work is waiting'), reported.length]).toEqual([220, 80, 1])
  // Twenty at a time; the deadlines of the others end some milliseconds after the first, within which more may be asked.
  expect(service.asked.length).toBeLessThan(60)
})

test('of the failures in a row the first is reported, and of the next outage again', async () => {
  const checked = captcha()
  const ask = (status: number) => {
    service.setAnswer((_, response) => response.writeHead(status).end(JSON.stringify(good)))
    return outcome('an answer', checked)
  }
  expect([await ask(500), await ask(502), await ask(200), await ask(503)]).toEqual([away, away, 'good', away])
  expect(reported).toEqual(['it answered 500 with no verdict', 'it answered 503 with no verdict'])
})
