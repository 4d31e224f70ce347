import { mainMenuMachine } from '#machines/main-menu.machine.ts'
import { watchArrivals } from './arrival.ts'
import { listen } from './watchers.ts'
import type { View } from './ports.ts'

export const createMainMenuFlow = (view: View) =>
  mainMenuMachine.provide({
    actors: {
      watchPlaces: listen((tell) => watchArrivals(view, () => tell({ type: 'menu.left' }))),
    },
  })
