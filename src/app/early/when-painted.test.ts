import { expect, test } from 'vitest'
import { whenPainted } from './when-painted.ts'

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
