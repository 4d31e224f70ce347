import { expect, test } from 'vitest'
import { storageOf } from './saved-jobs.ts'

/** As much of a browser as its storage needs. */
function makeWindow() {
  const entries = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  const window = Object.assign(new EventTarget(), { localStorage })
  const happens = (type: string, about: object) => window.dispatchEvent(Object.assign(new Event(type), about))
  return { entries, happens, device: storageOf(window as unknown as Window) }
}

test('[J3-33][J7-46] saved jobs are kept as they are given, under one key', () => {
  const { entries, device } = makeWindow()
  const isKept = device.keep('["2"]')
  expect([isKept, ...entries]).toEqual([true, ['saved_jobs', '["2"]']])
})

test('[J7-46] what is kept is told at first, when another tab changes it, and when a page returns that was put aside', () => {
  const { entries, happens, device } = makeWindow()
  const told: Array<string | null> = []
  const stop = device.watch((stored) => told.push(stored))
  entries.set('saved_jobs', '["2"]')
  happens('storage', { key: 'saved_jobs' })
  happens('storage', { key: 'another' })
  happens('pageshow', { persisted: false })
  entries.set('saved_jobs', '["4"]')
  happens('pageshow', { persisted: true })
  entries.clear()
  happens('storage', { key: null })
  stop()
  happens('storage', { key: null })
  expect(told).toEqual([null, '["2"]', '["4"]', null])
})

test('[J7-46] storage that refuses keeps nothing and tells of nothing', () => {
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError')
  }
  const window = Object.assign(new EventTarget(), { localStorage: { getItem: refuse, setItem: refuse } })
  const device = storageOf(window as unknown as Window)
  const told: Array<string | null> = []
  device.watch((stored) => told.push(stored))
  expect([device.keep('["2"]'), told]).toEqual([false, [null]])
})
