import { createActor, SimulatedClock } from 'xstate'
import { createAccessibilityFlow } from './accessibility.ts'
import type { Actors } from './actors.ts'
import type { Signals } from './ports.ts'
import { silentPorts } from './silent-ports.ts'

export function openMovingSite({ isStill = false } = {}) {
  const timers = new SimulatedClock()
  let wishStillness: (isWished: boolean) => void = () => {}
  const watchWishes: Signals['watchWishes'] = (tell) => {
    wishStillness = (lessMotion) => tell({ lessMotion, moreContrast: false, ownColours: false })
    wishStillness(isStill)
    return () => {}
  }
  const clock = {
    ...silentPorts.clock,
    now: () => timers.now(),
    setTimeout: timers.setTimeout.bind(timers),
    clearTimeout: (id: unknown) => timers.clearTimeout(id as number),
  }
  const ports = { ...silentPorts, clock, signals: { ...silentPorts.signals, watchWishes } }
  const accessibility = createActor(createAccessibilityFlow(ports, { notify: () => {} }))
  return {
    site: { ports, actors: { accessibility } as unknown as Actors },
    /** Before it, nobody knows whether anything may move. */
    start: () => void accessibility.start(),
    wishStillness: (isWished: boolean) => wishStillness(isWished),
    /** @param duration in ms */
    pass: (duration: number) => {
      for (let passed = 0; passed < duration; passed += 1) timers.increment(1)
    },
  }
}
