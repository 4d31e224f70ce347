import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDocument } from './read-document.ts'

const pdf = () => new File(['%PDF-1.7 and so on'], 'resume.pdf')

/** What the worker says, one message after the other. */
let says: ReadonlyArray<object> = []
let ended = 0

class FakeWorker extends EventTarget {
  postMessage() {
    for (const data of says) this.dispatchEvent(Object.assign(new Event('message'), { data }))
  }
  terminate() {
    ended += 1
  }
}

beforeEach(() => {
  ended = 0
  vi.stubGlobal('Worker', FakeWorker)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what the worker found is taken, not that pdf.js is ready, and the worker is ended', async () => {
  says = [{ action: 'ready' }, { kind: 'locked' }]
  expect([await readDocument(pdf()), ended]).toEqual([{ kind: 'locked' }, 1])
})

test('a worker that finds nothing within 15 seconds is ended, and the file is called damaged', async () => {
  says = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const found = readDocument(pdf())
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  await vi.advanceTimersByTimeAsync(15_000)
  expect([await found, ended]).toEqual([{ kind: 'damaged' }, 1])
})

test('plain text needs no worker, and a file over 10 MB is not opened', async () => {
  vi.stubGlobal('Worker', undefined)
  const huge = { size: 10 * 1024 * 1024 + 1, arrayBuffer: () => Promise.reject(new Error('It was opened.')) }
  expect([await readDocument(new File(['Noor Pike'], 'resume.txt')), await readDocument(huge)]).toEqual([
    { kind: 'text', text: 'Noor Pike' },
    { kind: 'too large' },
  ])
})
