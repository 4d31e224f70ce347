type PrerenderDocument = Pick<Document, 'addEventListener'> & { readonly prerendering?: boolean }

export const whenActivated = (document: PrerenderDocument): Promise<void> =>
  new Promise((resolve) => {
    if (document.prerendering !== true) return resolve()
    document.addEventListener('prerenderingchange', () => resolve(), { once: true })
  })

type PaintTimingEnv = Pick<typeof globalThis, 'PerformanceObserver'>

export const tellsOfPaint = ({ PerformanceObserver }: PaintTimingEnv): boolean =>
  PerformanceObserver.supportedEntryTypes.includes('paint')

export function whenPainted({ PerformanceObserver }: PaintTimingEnv, act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: 'paint', buffered: true })
}
