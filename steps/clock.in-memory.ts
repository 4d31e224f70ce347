import { SimulatedClock } from 'xstate'
import type { Clock } from './clock.ts'
import type { SiteClock } from './site-clock.ts'

/** A clock for machines: give it to `createActor(machine, { clock })`. */
export type ClockInMemory = Clock & { readonly clock: SimulatedClock }

export function clockInMemory(site: SiteClock): ClockInMemory {
  const clock = new SimulatedClock()
  return {
    clock,
    take: async () => {},
    stop: async () => {},
    pass: async (duration) => {
      site.pass(duration)
      clock.increment(duration)
    },
  }
}
