import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDocument } from './read-document.ts'

const pdf = () => new File(['%PDF-1.7 and so on'], 'resume.pdf')

const { signal } = new AbortController()

/** What the worker says, one message after the other. */
let says: ReadonlyArray<object> = []
let ended = 0
let started = 0

let send: (data: object) => void = () => {}
let fail = () => {}

class FakeWorker extends EventTarget {
  constructor() {
    super()
    started += 1
    send = (data) => void this.dispatchEvent(Object.assign(new Event('message'), { data }))
    fail = () => void this.dispatchEvent(new Event('error'))
  }
  postMessage() {
    for (const data of says) send(data)
  }
  terminate() {
    ended += 1
  }
}

beforeEach(() => {
  ended = 0
  started = 0
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what the worker found is taken, not that pdf.js is ready, and the worker is ended', async () => {
  says = [{ begun: true }, { action: 'ready' }, { kind: 'locked' }]
  expect([await readDocument(pdf(), signal), ended]).toEqual([{ kind: 'locked' }, 1])
})

test('a worker that finds nothing within 15 seconds after it began is ended, and the file is called damaged', async () => {
  says = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const found = readDocument(pdf(), signal)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(59_000)
  send({ begun: true })
  await vi.advanceTimersByTimeAsync(14_000)
  expect(ended).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await found, ended]).toEqual([{ kind: 'damaged' }, 1])
})

test('a worker that has not begun within 60 seconds is ended, and called not loaded', async () => {
  says = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const found = readDocument(pdf(), signal)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await found, ended]).toEqual([{ kind: 'not loaded' }, 1])
})

test.each([
  ['before it began', [], 'not loaded'],
  ['after it began', [{ begun: true }], 'damaged'],
])('a worker that fails %s is ended, and told as such', async (_, said, kind) => {
  says = said
  const found = readDocument(pdf(), signal)
  await vi.waitFor(() => expect(started).toBe(1))
  fail()
  expect([await found, ended]).toEqual([{ kind }, 1])
})

test('when another file is chosen the worker is ended, or not started', async () => {
  says = []
  const choice = new AbortController()
  const found = readDocument(pdf(), choice.signal)
  await vi.waitFor(() => expect(started).toBe(1))
  choice.abort()
  await found
  await readDocument(pdf(), choice.signal)
  expect([started, ended]).toEqual([1, 1])
})

test('plain text needs no worker, and a file over 10 MB is not opened', async () => {
  vi.stubGlobal('Worker', undefined)
  const huge = { size: 10 * 1024 * 1024 + 1, arrayBuffer: () => Promise.reject(new Error('It was opened.')) }
  expect([await readDocument(new File(['Noor Pike'], 'resume.txt'), signal), await readDocument(huge, signal)]).toEqual(
    [{ kind: 'text', text: 'Noor Pike' }, { kind: 'too large' }],
  )
})
