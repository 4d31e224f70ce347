import { countedSoFar, counterMachine } from '#machines/counter.machine.ts'
import { createActor } from 'xstate'
import type { CounterJourney } from './counter.journey.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'

const value = 412

/** The machine of one figure. */
export function counterInMemory({ clock, enter }: MemoryVisit): CounterJourney {
  const begin = (autoplay: boolean) => {
    const actor = createActor(counterMachine, { clock: clock.clock, input: { value, autoplay } })
    enter(actor)
    return actor.start()
  }
  let actor = createActor(counterMachine, { input: { value, autoplay: true } })
  const pass = async (duration: number) => {
    for (let passed = 0; passed < duration; passed += 10) await clock.pass(10)
  }
  const send: CounterJourney['events']['tick'] = async (event) => actor.send(event)
  const tell = send as (event: { type: string }) => Promise<void>
  const is = (state: string) => () => reaches(actor, state)
  const readAloud = async () => value
  return {
    start: async (where) => {
      actor = begin(where !== 'a home page that stands still')
    },
    pass,
    events: {
      'number.seen': tell,
      'number.hidden': tell,
      'autoplay.allowed': tell,
      'autoplay.forbidden': tell,
      tick: () => pass(10),
      'xstate.after.startDelay.counter.waiting': () => pass(500),
      'xstate.after.total.counter.counting': () => pass(2000),
    },
    states: { unseen: is('unseen'), waiting: is('waiting'), counting: is('counting'), counted: is('counted') },
    shows: {
      number: async () => {
        const snapshot = actor.getSnapshot()
        const moves = snapshot.context.autoplay && !snapshot.matches('counted')
        return moves ? countedSoFar(snapshot.context) : value
      },
      readAloud,
    },
  }
}
