type PaintTimingEnv = Pick<typeof globalThis, 'PerformanceObserver'>

export function whenPainted({ PerformanceObserver }: PaintTimingEnv, act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: 'paint', buffered: true })
}
