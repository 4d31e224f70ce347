import { createCounter, type CounterStatus } from '#site/counter.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { CounterJourney } from './browser.ts'

const value = 100

export function counterInMemory(world: MemoryWorld): CounterJourney {
  let counter: ReturnType<typeof createCounter>
  const show = (isServed: boolean) => {
    counter = createCounter(world.site, { value, isServed })
    world.follow(counter)
  }
  const wishStillness = async (isStill: boolean) =>
    world.signals.wish({ lessMotion: isStill, moreContrast: false, ownColours: false })
  const number = async () => counter.now() ?? value
  const expectStatus = (expected: CounterStatus) => () => sees(async () => counter.status(), expected)
  return {
    open: async (isStill) => {
      await wishStillness(isStill)
      world.open('/home')
      show(false)
    },
    openAtFigures: async () => {
      world.open('/home')
      show(true)
      counter.view(true)
    },
    comeToFigures: async () => counter.view(true),
    leaveFigures: async () => counter.view(false),
    wishStillness,
    pass: async (duration) => {
      for (let passed = 0; passed < duration; passed += 10) await world.clock.pass(10)
    },
    shows: {
      number,
      readAloud: async () => value,
      isUnseen: expectStatus('unseen'),
      isWaiting: expectStatus('waiting'),
      isCounting: () => sees(async () => (await number()) < value, true),
      isFinal: expectStatus('counted'),
    },
  }
}
