import { arrivalMachine } from '#machines/arrival.machine.ts'
import { createActor, fromCallback } from 'xstate'
import type { ArrivalJourney } from './arrival.journey.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'

const onScreen = async () => Promise.reject(new Error('There is no page without a browser.'))

const nothing = () => {}

const machine = arrivalMachine.provide({
  actors: { watchPage: fromCallback(nothing) },
  actions: { showTop: nothing, showPlace: nothing, showSection: nothing },
})

/** The machine of arrivals; there is nothing to scroll or to focus. */
export function arrivalInMemory({ clock, enter }: MemoryVisit): ArrivalJourney {
  let actor = createActor(machine, { clock: clock.clock })
  const is = (state: string) => () => reaches(actor, state)
  const send = async (event: Parameters<typeof actor.send>[0]) => actor.send(event)
  return {
    start: async () => {
      actor = createActor(machine, { clock: clock.clock }).start()
      enter(actor)
    },
    pass: clock.pass,
    visit: onScreen,
    follow: onScreen,
    goBack: onScreen,
    goBackByPage: onScreen,
    expectMissing: onScreen,
    liveIn: onScreen,
    goTo: onScreen,
    scrollBy: onScreen,
    resize: onScreen,
    tab: onScreen,
    holdCode: onScreen,
    releaseCode: onScreen,
    events: {
      'page.opened': send,
      'page.returned': send,
      'section.asked': send,
      'page.moved': send,
      'xstate.after.beforeSection.arrival.waiting': () => clock.pass(300),
    },
    states: { arrived: is('arrived'), atTop: is('atTop'), waiting: is('waiting'), atSection: is('atSection') },
    shows: {
      address: onScreen,
      title: onScreen,
      heading: onScreen,
      focus: onScreen,
      top: onScreen,
      distance: onScreen,
      isOnItsWay: onScreen,
      heard: onScreen,
      links: onScreen,
      warnings: onScreen,
      text: onScreen,
    },
  }
}
