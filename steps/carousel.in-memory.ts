import { carouselMachine } from '#machines/carousel.machine.ts'
import { createActor, type ActorRefFrom } from 'xstate'
import type { CarouselJourney } from './carousel.journey.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'

/** What careers home gives its quotes (J2.2-19, J2.2-20). */
const quotes = { count: 6, interval: 12_000 }

const second = 1_000

/** The machine of the quotes on careers home. */
export function carouselInMemory({ clock, enter }: MemoryVisit): CarouselJourney {
  let actor: ActorRefFrom<typeof carouselMachine>
  const start = async () => {
    actor = createActor(carouselMachine, { input: quotes, clock: clock.clock })
    enter(actor)
    actor.start()
  }
  const send = async (event: Parameters<typeof actor.send>[0]) => actor.send(event)
  const is = (state: string) => () => reaches(actor, state)
  const onScreen = async () => Promise.reject(new Error('There are no keys, fingers and readers without a browser.'))
  const lookOn = async (duration: number) => {
    for (let passed = 0; passed < duration; passed += second) await clock.pass(second)
  }
  return {
    start,
    open: async () => {
      await start()
      await send({ type: 'autoplay.changed', isAllowed: true })
    },
    lookOn,
    tabThrough: onScreen,
    useKeyboardOn: onScreen,
    swipe: onScreen,
    events: {
      'carousel.seen': send,
      'autoplay.changed': send,
      'pointer.entered': send,
      'pointer.left': send,
      'tab.changed': send,
      'focus.entered': send,
      'rotation.started': send,
      'rotation.stopped': send,
      'slide.chosen': send,
      'slide.turned': send,
      'xstate.after.interval.carousel.rotating': () => lookOn(quotes.interval),
    },
    states: {
      unseen: is('unseen'),
      rotating: is('rotating'),
      paused: is('paused'),
      stopped: is('stopped'),
      still: is('still'),
    },
    shows: {
      slide: async () => {
        const { index, count } = actor.getSnapshot().context
        return `${index + 1} of ${count}`
      },
      live: onScreen,
    },
  }
}
