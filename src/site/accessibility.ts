import { accessibilityMachine, autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import type { ActorRefFrom } from 'xstate'
import { listen } from './listen.ts'
import type { Ports } from './ports.ts'
import type { Voice } from './voice.ts'
import { watchEntry } from './watch-entry.ts'

const key = 'accessibility_settings'

export type Accessibility = ActorRefFrom<typeof accessibilityMachine>

/** How a visitor reads this site best: kept on the device, and worn by the page. */
export const accessibilityOf = ({ device, signals, view }: Ports, { notify }: Voice) =>
  accessibilityMachine.provide({
    actors: {
      watchDevice: watchEntry(device, key, (stored) => ({ type: 'device.changed', stored })),
      watchSystem: listen((tell) => signals.watchWishes((wishes) => tell({ type: 'system.changed', wishes }))),
    },
    actions: {
      show: (_, settings) => view.wear(settings),
      keepOnDevice: ({ self }, stored) => {
        if (!device.shared.keep(key, stored)) self.send({ type: 'device.refused' })
      },
      tell: (_, notice) => notify(notice),
    },
  })

/** Whether what moves by itself may move now (C4.3-14, C4.3-16). */
export const mayMove = (accessibility: Accessibility) => autoplayIsAllowed(accessibility.getSnapshot().context)
