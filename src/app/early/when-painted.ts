type Painted = Pick<typeof globalThis, 'PerformanceObserver'>

/** Calls once something of the page was painted: what is asked for before that takes from the line what the first paint waits for. */
export function whenPainted({ PerformanceObserver }: Painted, act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: 'paint', buffered: true })
}
