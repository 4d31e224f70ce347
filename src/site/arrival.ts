import { type ArrivalEvent, arrivalMachine } from '#machines/arrival.machine.ts'
import { isSamePage } from '#addresses/paths.ts'
import type { Place, NavigationKind, End, View } from './ports.ts'
import { mayMove } from './accessibility.ts'
import type { Actors } from './actors.ts'
import { listen } from './watchers.ts'

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

const toSectionEvents = ({ hash }: Place): ReadonlyArray<ArrivalEvent> =>
  hash.length > 1 ? [{ type: 'section.requested', fragment: decoded(hash) }] : []

const toReturnEvents = ({ entry }: Place): ReadonlyArray<ArrivalEvent> => [{ type: 'page.returned', entry }]

const toOpenedEvents = (now: Place): ReadonlyArray<ArrivalEvent> => [{ type: 'page.opened' }, ...toSectionEvents(now)]

function toSamePageEvents(before: Place, now: Place, way: NavigationKind | null): ReadonlyArray<ArrivalEvent> {
  if (way === 'history') return before.hash === now.hash ? [] : toReturnEvents(now)
  if (way === 'other') return []
  if (now.hash.length > 1) return toSectionEvents(now)
  return before.search === now.search ? toOpenedEvents(now) : []
}

/** A page whose address is amended, and a change of the query that makes no other page, stay where they are. */
export function toArrivalEvents(
  before: Place | null,
  now: Place,
  way: NavigationKind | null,
): ReadonlyArray<ArrivalEvent> {
  if (!before) return toSectionEvents(now)
  if (way === 'amendment') return []
  if (isSamePage(before, now)) return toSamePageEvents(before, now, way)
  return way === 'history' ? toReturnEvents(now) : toOpenedEvents(now)
}

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
