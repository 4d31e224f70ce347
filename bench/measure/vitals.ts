/** Times in milliseconds; tasks under 50 ms are not recorded. */
export type Vitals = {
  readonly largestPaint: number
  readonly layoutShift: number
  readonly tasks: ReadonlyArray<readonly [start: number, duration: number]>
  readonly lastTaskAt: number
  readonly interactions: Readonly<Record<number, number>>
}

declare global {
  var benchVitals: Vitals
}

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

export function watchVitals() {
  const tasks: Array<readonly [number, number]> = []
  const interactions: Record<number, number> = {}
  const seen = { largestPaint: 0, layoutShift: 0, tasks, lastTaskAt: 0, interactions }
  globalThis.benchVitals = seen
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
  observe('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) seen.layoutShift += (entry as Shift).value
  })
  observe('longtask', ({ startTime, duration }) => {
    tasks.push([startTime, duration])
    seen.lastTaskAt = startTime + duration
  })
  observe('event', (entry) => {
    const { interactionId: id, duration } = entry as PerformanceEventTiming
    if (id) interactions[id] = Math.max(interactions[id] ?? 0, duration)
  })
}

export const blockingTime = (tasks: Vitals['tasks']): number =>
  tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)

export const longestTask = (tasks: Vitals['tasks']): number => Math.max(0, ...tasks.map(([, duration]) => duration))

export const tasksSince = (tasks: Vitals['tasks'], moment: number): Vitals['tasks'] =>
  tasks.filter(([start, duration]) => start + duration > moment)
