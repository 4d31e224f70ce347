import { arrivalMachine, type ArrivalEvent } from '#machines/arrival.machine.ts'
import { mayMove } from './accessibility.ts'
import type { Actors } from './actors.ts'
import { toArrivalEvents } from './arrival-of.ts'
import { listen } from './listen.ts'
import type { End, Place, View } from './ports.ts'

export function watchArrivals({ watchPlace }: View, tell: (event: ArrivalEvent) => void): End {
  let before: Place | null = null
  return watchPlace((place, way) => {
    const events = toArrivalEvents(before, place, way)
    before = place
    events.forEach(tell)
  })
}

export const createArrivalFlow = (view: View, accessibility: Actors['accessibility']) =>
  arrivalMachine.provide({
    actors: {
      watchPlaces: listen((tell) => watchArrivals(view, tell)),
      watchMoves: listen((tell) => view.watchMoves(() => tell({ type: 'page.moved' }))),
    },
    actions: {
      showTop: () => view.showTop(),
      showEntry: (_, entry) => view.showEntry(entry),
      showSection: (_, fragment) => view.showSection(fragment, mayMove(accessibility)),
    },
  })
