import type { Clock as SitesClock } from '#site/ports.ts'
import { SimulatedClock } from 'xstate'
import type { Clock } from './clock.ts'
import type { SiteClock } from './site-clock.ts'

/** A clock for machines and for anyone who asks what time it is; both move together, by hand. */
export type ClockInMemory = Clock & {
  readonly port: SitesClock
  /** Whether somebody waits just so long. @param delay milliseconds */
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
