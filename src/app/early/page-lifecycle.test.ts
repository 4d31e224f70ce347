import { expect, test } from 'vitest'
import { whenActivated, whenPainted } from './page-lifecycle.ts'

const createDocument = (prerendering?: boolean) =>
  Object.assign(new EventTarget(), prerendering === undefined ? {} : { prerendering })

const isSettled = async (promise: Promise<void>) => {
  let settled = false
  void promise.then(() => (settled = true))
  await new Promise((resolve) => void setImmediate(resolve))
  return settled
}

test('a page that was asked for is shown at once, also where the browser renders nothing ahead', async () => {
  expect([
    await isSettled(whenActivated(createDocument(false))),
    await isSettled(whenActivated(createDocument())),
  ]).toEqual([true, true])
})

test('a page that was rendered ahead waits until its link is followed', async () => {
  const document = createDocument(true)
  const shown = whenActivated(document)
  expect(await isSettled(shown)).toBe(false)
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(await isSettled(shown)).toBe(true)
})

function createPaintingBrowser() {
  const listeners = new Set<() => void>()
  class Observer {
    readonly #tell: () => void
    constructor(told: (list: never, observer: Observer) => void) {
      this.#tell = () => told(undefined as never, this)
    }
    observe({ type, buffered }: PerformanceObserverInit) {
      if (type === 'paint' && buffered === true) listeners.add(this.#tell)
    }
    disconnect() {
      listeners.delete(this.#tell)
    }
  }
  return {
    page: { PerformanceObserver: Observer as unknown as typeof PerformanceObserver },
    paint: () => listeners.forEach((tell) => tell()),
  }
}

test('what waits for the first paint is done after it, and once', () => {
  const { page, paint } = createPaintingBrowser()
  let times = 0
  whenPainted(page, () => (times += 1))
  expect(times).toBe(0)
  paint()
  paint()
  expect(times).toBe(1)
})
