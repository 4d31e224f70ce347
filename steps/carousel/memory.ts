import { careersHome } from '#content/careers-home.ts'
import { carouselMachine } from '#machines/carousel.machine.ts'
import { carouselOf } from '#site/carousel.ts'
import type { ActorRefFrom } from 'xstate'
import type { CarouselJourney } from './journey.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import type { MemoryWorld } from '../worlds/memory.ts'

const { voice } = careersHome
const quotes = { count: voice.quotesShown, interval: voice.interval }

const second = 1_000

/** The quotes on careers home. */
export function carouselInMemory(world: MemoryWorld): CarouselJourney {
  let slides: ActorRefFrom<typeof carouselMachine>
  const { events, states } = journeyInMemory(carouselMachine, () => slides)
  const wish = (lessMotion: boolean) => world.signals.wish({ lessMotion, moreContrast: false, ownColours: false })
  const open = (isStill: boolean) => async () => {
    wish(isStill)
    world.open('/careers')
    slides = world.run(carouselOf, quotes)
  }
  const lookOn = async (duration: number) => {
    for (let passed = 0; passed < duration; passed += second) await world.clock.pass(second)
  }
  return withoutScreen('carousel', {
    start: open(true),
    open: open(false),
    lookOn,
    events: {
      ...events,
      'autoplay.changed': async ({ isAllowed }) => wish(!isAllowed),
      'xstate.after.interval.carousel.rotating': () => lookOn(quotes.interval),
    },
    states,
    shows: {
      slide: async () => {
        const { index, count } = slides.getSnapshot().context
        return `${index + 1} of ${count}`
      },
    },
  })
}
