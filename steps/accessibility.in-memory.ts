import { accessibilityMachine, shownSettings } from '#machines/accessibility.machine.ts'
import { createActor, fromCallback, type ActorRefFrom } from 'xstate'
import { optionOf, type AccessibilityJourney, type Wishes } from './accessibility.journey.ts'
import { deviceInMemory } from './device.in-memory.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'

const noWishes: Wishes = { lessMotion: false, moreContrast: false, ownColours: false }

const onScreen = async () => Promise.reject(new Error('There are no keys and no pictures without a browser.'))

/** The machine of the settings over a device and a system in this process. */
export function accessibilityInMemory({ notify }: MemoryVisit): AccessibilityJourney {
  const device = deviceInMemory()
  let wishes = noWishes
  let tellWishes = () => {}
  const begin = () => {
    const tab = device.openTab()
    const machine = accessibilityMachine.provide({
      actors: {
        watchDevice: fromCallback(({ sendBack }) =>
          tab.watch((stored) => sendBack({ type: 'device.changed', stored })),
        ),
        watchSystem: fromCallback(({ sendBack }) => {
          tellWishes = () => sendBack({ type: 'system.changed', wishes })
          tellWishes()
        }),
      },
      actions: {
        show: () => {},
        keepOnDevice: ({ self }, stored) => {
          if (!tab.keep(stored)) self.send({ type: 'device.refused' })
        },
        tell: (_, notice) => notify(notice),
      },
    })
    return createActor(machine).start()
  }
  let actor: ActorRefFrom<typeof accessibilityMachine> = begin()
  const restart = async () => {
    actor.stop()
    actor = begin()
  }
  return {
    device,
    start: restart,
    comeBack: restart,
    goHome: restart,
    chooseWithKeyboard: onScreen,
    pointAt: onScreen,
    reachWithKeyboard: onScreen,
    chooseDefault: async ({ setting }) => actor.send({ type: 'option.chosen', setting, value: null }),
    events: {
      'option.chosen': async (event) => actor.send(event),
      'settings.reset': async (event) => actor.send(event),
      'device.changed': ({ stored }) => device.write(stored ?? '{}'),
      'device.refused': async () => {
        await device.fill()
        actor.send({ type: 'option.chosen', setting: 'readingGuide', value: true })
        actor.send({ type: 'option.chosen', setting: 'readingGuide', value: true })
      },
      'system.changed': async (event) => {
        wishes = event.wishes
        tellWishes()
      },
    },
    states: { usual: () => reaches(actor, 'usual'), active: () => reaches(actor, 'active') },
    shows: {
      options: async () =>
        Object.entries(shownSettings(actor.getSnapshot().context)).map(
          ([setting, value]) => optionOf({ setting, value })[1],
        ),
      aidAt: onScreen,
      linkAt: onScreen,
      pictures: onScreen,
      films: onScreen,
      animated: onScreen,
    },
  }
}
