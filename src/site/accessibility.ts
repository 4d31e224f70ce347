import { storedNames } from '#domain/visit/stored-records.ts'
import { accessibilityMachine, autoplayIsAllowed } from '#machines/accessibility.machine.ts'
import type { Actors } from './actors.ts'
import { listen, watchEntry } from './watchers.ts'
import type { Notifications } from './notifications.ts'
import type { Ports } from './ports.ts'

const key = storedNames.settings

export const createAccessibilityFlow = ({ device, signals, view }: Ports, { notify }: Pick<Notifications, 'notify'>) =>
  accessibilityMachine.provide({
    actors: {
      watchDevice: watchEntry(device, key, (stored) => ({ type: 'device.changed', stored })),
      watchSystem: listen((tell) => signals.watchWishes((wishes) => tell({ type: 'system.changed', wishes }))),
    },
    actions: {
      show: (_, settings) => view.applySettings(settings),
      storeOnDevice: ({ self }, stored) => {
        if (!device.shared.keep(key, stored)) self.send({ type: 'device.refused' })
      },
      tell: (_, notice) => notify(notice),
    },
  })

export const mayMove = (accessibility: Actors['accessibility']) =>
  autoplayIsAllowed(accessibility.getSnapshot().context)
