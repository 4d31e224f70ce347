import { expect, test } from 'vitest'
import { createBrowserDevice } from './storage.ts'
import { makeWindow } from './browser.testing.ts'

function openBrowser() {
  const { window, ...browser } = makeWindow()
  return { ...browser, device: createBrowserDevice(window as unknown as Window) }
}

test('what is shared and what is of the tab is kept as it is given, each under its key', () => {
  const { localStorage, sessionStorage, device } = openBrowser()
  const kept = [
    device.shared.keep('saved_jobs', '["2"]'),
    device.tab.keep('places', '[]'),
    device.tab.keep('draft_contact', 'x'),
  ]
  device.tab.drop('draft_contact')
  expect([kept, ...localStorage.entries, ...sessionStorage.entries]).toEqual([
    [true, true, true],
    ['saved_jobs', '["2"]'],
    ['places', '[]'],
  ])
})

test('[J7-46] a watcher is told when another tab changes its key or everything, and when the page comes back to the front', () => {
  const { happens, document, device } = openBrowser()
  let told = 0
  const stop = device.watch('saved_jobs', () => {
    told += 1
  })
  const counts = [
    () => happens('storage', { key: 'saved_jobs' }),
    () => happens('storage', { key: 'another' }),
    () => happens('storage', { key: null }),
    () => happens('pageshow', { persisted: true }),
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => {
      document.visibilityState = 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    stop,
    () => happens('storage', { key: null }),
    () => happens('pageshow'),
  ].map((happen) => {
    happen()
    return told
  })
  expect(counts).toEqual([1, 1, 2, 3, 4, 4, 4, 4, 4])
})

test('[J7-46] storage that refuses keeps nothing, gives nothing and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The request was denied.', 'SecurityError')
  }
  const unnamable = Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } })
  const full = { localStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } }
  const answers = [unnamable, full].map((window) => {
    const { shared } = createBrowserDevice(window as unknown as Window)
    shared.drop('saved_jobs')
    return [shared.keep('saved_jobs', '["2"]'), shared.read('saved_jobs')]
  })
  expect(answers).toEqual([
    [false, null],
    [false, null],
  ])
})
