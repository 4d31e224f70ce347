import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { createActor, fromCallback } from 'xstate'
import { reaches } from './in-state.ts'
import type { LeavePageJourney } from './leave-page.journey.ts'
import type { MemoryVisit } from './memory-visit.ts'

/** Where a visitor without a screen is: a page she can leave when the machine lets her. */
export function visitPages() {
  const place = { path: '/home', came: '/home', written: '', browserAsks: false }
  let waiting: (() => void) | null = null
  const release = () => {
    waiting?.()
    waiting = null
  }
  const machine = leavePageMachine.provide({
    actors: {
      warnOnUnload: fromCallback(() => {
        place.browserAsks = true
        return () => {
          place.browserAsks = false
        }
      }),
    },
    actions: {
      goOn: release,
      stay: () => {
        waiting = null
      },
    },
  })
  const guard = createActor(machine).start()
  const arrive = (path: string) => {
    guard.send({ type: 'page.unchanged' })
    Object.assign(place, { path, came: place.path, written: '' })
  }
  return {
    place,
    guard,
    arrive,
    leaveFor: (path: string) => {
      waiting = () => queueMicrotask(() => arrive(path))
      guard.send({ type: 'leaving.wanted' })
    },
  }
}

/** The guard of a visit's pages, with a message to the firm as what is written. */
export function leavePageInMemory({ pages, enter }: MemoryVisit): LeavePageJourney {
  const { guard, place, arrive, leaveFor } = pages
  const is = (state: string) => () => reaches(guard, state)
  const onScreen = async () => Promise.reject(new Error('There is no dialog without a screen.'))
  const open = async () => {
    enter(guard)
    arrive('/contact')
  }
  const write = async (firstName: string) => {
    place.written = firstName
    guard.send({ type: firstName === '' ? 'page.unchanged' : 'page.changed' })
  }
  return {
    start: open,
    open,
    comeBack: onScreen,
    write,
    chooseOffice: async () => {},
    goBack: async () => leaveFor(place.came),
    reload: async () => {
      const asked = place.browserAsks
      if (!asked) arrive(place.path)
      return asked
    },
    events: {
      'page.changed': () => write('Ada'),
      'page.unchanged': () => write(''),
      'leaving.wanted': async () => leaveFor('/home'),
      'leaving.refused': async (event) => guard.send(event),
      'leaving.confirmed': async (event) => guard.send(event),
    },
    states: { unchanged: is('unchanged'), changed: is('changed'), asked: is('asked') },
    shows: {
      path: async () => place.path,
      written: async () => place.written,
      texts: onScreen,
      answers: onScreen,
    },
  }
}
