import type { Clock as SitesClock } from '#site/ports.ts'
import { SimulatedClock } from 'xstate'
import type { Clock, SiteClock } from './clock.ts'

export type ClockInMemory = Clock & {
  readonly port: SitesClock
  readonly isWaitedFor: (delay: number) => boolean
}

export function clockInMemory(site: SiteClock): ClockInMemory {
  const timers = new SimulatedClock()
  const delays = new Map<unknown, number>()
  return {
    port: {
      now: () => site.now().getTime(),
      today: () => site.now().toLocaleDateString('sv-SE'),
      setTimeout: (run, delay) => {
        const id = timers.setTimeout(() => {
          delays.delete(id)
          run()
        }, delay)
        delays.set(id, delay)
        return id
      },
      clearTimeout: (id) => {
        delays.delete(id)
        timers.clearTimeout(id as number)
      },
    },
    isWaitedFor: (delay) => [...delays.values()].includes(delay),
    take: async () => {},
    stop: async () => {},
    pass: async (duration) => {
      site.pass(duration)
      timers.increment(duration)
    },
  }
}
