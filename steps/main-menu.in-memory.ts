import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import { createActor } from 'xstate'
import { reaches } from './in-state.ts'
import type { MainMenuJourney } from './main-menu.journey.ts'
import type { MemoryVisit } from './memory-visit.ts'

/** The machine of the main menu. */
export function mainMenuInMemory({ clock, enter }: MemoryVisit): MainMenuJourney {
  let actor = createActor(mainMenuMachine, { clock: clock.clock })
  const is = (state: string) => () => reaches(actor, state)
  const send = async (event: Parameters<typeof actor.send>[0]) => actor.send(event)
  return {
    start: async () => {
      actor = createActor(mainMenuMachine, { clock: clock.clock }).start()
      enter(actor)
    },
    pass: clock.pass,
    unfold: () => send({ type: 'drawer.pressed' }),
    events: {
      'group.pressed': send,
      'pointer.entered': send,
      'pointer.left': send,
      'drawer.pressed': send,
      escaped: send,
      'menu.left': send,
      'xstate.after.hoverOpen.mainMenu.opening': () => clock.pass(120),
      'xstate.after.hoverClose.mainMenu.closing': () => clock.pass(240),
    },
    states: {
      closed: is('closed'),
      opening: is('opening'),
      open: is('open'),
      closing: is('closing'),
      unfolded: is('unfolded'),
      groupUnfolded: is('groupUnfolded'),
    },
    shows: { group: async () => actor.getSnapshot().context.group },
  }
}
