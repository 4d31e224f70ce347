import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { createActor } from 'xstate'
import { reaches } from './in-state.ts'
import type { LeaveSiteJourney } from './leave-site.journey.ts'
import type { MemoryVisit } from './memory-visit.ts'

const address = 'https://portal.tamarack.example/'

/** The machine that asks before leaving, with a history of one page before it, or none. */
export function leaveSiteInMemory({ enter }: MemoryVisit): LeaveSiteJourney {
  let opened: string[] = []
  let path = ''
  const ask = (before: string) => {
    opened = []
    path = '/employee-portal'
    const machine = leaveSiteMachine.provide({
      actions: {
        openAddress: (_, target) => opened.push(target),
        goBack: () => {
          path = before
        },
      },
    })
    const created = createActor(machine, { input: { address } }).start()
    enter(created)
    return created
  }
  let actor = ask('/home')
  const is = (state: string) => () => reaches(actor, state)
  return {
    start: async () => {
      actor = ask('/careers/open')
    },
    startHere: async () => {
      actor = ask('/home')
    },
    events: {
      confirmed: async (event) => actor.send(event),
      declined: async (event) => actor.send(event),
    },
    states: { asking: is('asking'), redirecting: is('redirecting'), staying: is('staying') },
    shows: {
      target: async () => (actor.getSnapshot().matches('asking') ? actor.getSnapshot().context.address : null),
      opened: async () => opened,
      path: async () => path,
    },
  }
}
