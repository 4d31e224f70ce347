import type { Location } from '#contract/jobs.ts'
import {
  initialView,
  pan,
  keepInView,
  zoomBy,
  type MapSize,
  type MapView,
  type MapMargins,
  type MapPoint,
} from '#domain/map/map-view.ts'
import { selectOffice, sortOffices, withOffice } from '#domain/map/offices.ts'
import {
  placePins,
  placeOffices,
  type GeocodedPlaces,
  type OfficeMark,
  type StateOnMap,
} from '#domain/map/place-offices.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type LoadedOffices = { readonly rows: ReadonlyArray<Location> | null; readonly hasFailed: boolean }

export type OfficePickerInput = LoadedOffices & {
  readonly query: string
  readonly states: ReadonlyArray<StateOnMap>
}

export type OfficePickerEvent =
  | ({ type: 'offices.changed' } & LoadedOffices)
  | { type: 'address.changed'; query: string }
  | { type: 'places.found'; places: GeocodedPlaces }
  | { type: 'office.chosen'; id: string }
  | { type: 'marker.pressed'; id: string }
  | { type: 'marker.reached'; id: string }
  | { type: 'window.closed' }
  /** `isWide`: from 768 px on. */
  | { type: 'map.measured'; size: MapSize; isWide: boolean }
  | { type: 'map.pushed'; by: MapPoint }
  /** @param by in zoom steps; `around` stays fixed, in px from the middle */
  | { type: 'map.zoomed'; by: number; around?: MapPoint }
  | { type: 'map.reset' }

type Context = {
  offices: ReadonlyArray<Location>
  isLoading: boolean
  query: string
  states: ReadonlyArray<StateOnMap>
  found: GeocodedPlaces
  selected: string | null
  selectionSource: 'list' | 'map'
  reached: string | null
  bounces: number
  view: MapView | null
  size: MapSize
  isWide: boolean
  glides: boolean
}

/** In px. */
const windowMargins: MapMargins = { above: 222, below: 36, beside: 142 }
const markerMargins: MapMargins = { above: 56, below: 24, beside: 64 }

const parseOfficeParam = (query: string) => new URLSearchParams(query).get('office')

const toSortedOffices = ({ rows }: LoadedOffices) => ({ offices: sortOffices(rows ?? []) })

const findSelectedOfficeId = (offices: ReadonlyArray<Location>, query: string) =>
  selectOffice(offices, parseOfficeParam(query))?.Location_ID ?? null

export const listOfficeMarkers = (
  { offices, states, found }: Pick<Context, 'offices' | 'states' | 'found'>,
  zoom: number,
) => placePins(placeOffices(offices, states, found), zoom)

const describe = (offices: ReadonlyArray<Location>, id: string | null) =>
  offices.find(({ Location_ID }) => Location_ID === id)?.Description

const findOfficeMark = (context: Context, id: string | null, zoom: number): OfficeMark | undefined =>
  listOfficeMarkers(context, zoom).find(({ office }) => office.Location_ID === id)

function reveal(context: Context, id: string | null, room: MapMargins): Partial<Context> {
  const { view, size } = context
  const mark = view && findOfficeMark(context, id, view.zoom)
  return view && mark ? { view: keepInView(view, size, mark.mark, room), glides: true } : {}
}

const isPlaced = (context: Context, id: string | null) => findOfficeMark(context, id, 4) !== undefined

export const officePickerMachine = setup({
  types: {
    input: {} as OfficePickerInput,
    context: {} as Context,
    events: {} as OfficePickerEvent,
    meta: {} as Meta,
  },
  actors: {
    watchOffices: unprovidedListener<OfficePickerEvent>('watchOffices'),
    findPlaces: unprovidedListener<OfficePickerEvent>('findPlaces'),
    watchAddress: unprovidedListener<OfficePickerEvent>('watchAddress'),
  },
  guards: {
    hasOffices: ({ context }) => context.offices.length > 0,
    officesAreLoading: ({ context }) => context.isLoading,
    mapIsReady: ({ context }) => context.view !== null && context.offices.length > 0,
    /** The address holds a description, which two offices may share. */
    namesAnotherOffice: ({ context: { offices, selected } }, query: string) =>
      describe(offices, findSelectedOfficeId(offices, query)) !== describe(offices, selected),
    selectedIsOnMap: ({ context }) => isPlaced(context, context.selected),
    officesWereLoaded: (_, { rows }: LoadedOffices) => rows !== null && rows.length > 0,
    isOnMap: ({ context }, id: string) => isPlaced(context, id),
    isKnown: ({ context }, id: string) => context.offices.some(({ Location_ID }) => Location_ID === id),
  },
  actions: {
    setOffices: assign((_, loaded: LoadedOffices) => ({
      ...toSortedOffices(loaded),
      isLoading: loaded.rows === null && !loaded.hasFailed,
    })),
    setQuery: assign((_, query: string) => ({ query })),
    setPlaces: assign((_, found: GeocodedPlaces) => ({ found })),
    selectRequestedOffice: assign(({ context: { offices, query } }) => ({
      selected: findSelectedOfficeId(offices, query),
      reached: null,
    })),
    select: assign(({ context }, { id, on }: { id: string; on: Context['selectionSource'] }) => {
      const office = context.offices.find(({ Location_ID }) => Location_ID === id)
      const query = withOffice(context.query, office?.Description ?? '')
      return { selected: id, reached: null, selectionSource: on, query, bounces: context.bounces + 1 }
    }),
    showWindow: assign(({ context }) => reveal(context, context.selected, windowMargins)),
    showMarker: assign(({ context }, id: string) => ({ ...reveal(context, id, markerMargins), reached: id })),
    measure: assign(({ context }, { size, isWide }: { size: MapSize; isWide: boolean }) => ({
      size,
      isWide,
      view: context.view ?? initialView(isWide),
    })),
    push: assign(({ context: { view } }, by: MapPoint) => ({ view: view && pan(view, by), glides: false })),
    zoom: assign(({ context: { view } }, { by, around }: { by: number; around?: MapPoint }) => ({
      view: view && zoomBy(view, by, around),
      glides: false,
    })),
    reset: assign(({ context }) => ({ view: initialView(context.isWide), glides: false })),
    showAddress: unprovidedAction<string>('showAddress'),
  },
}).createMachine({
  id: 'officePicker',
  context: ({ input }) => ({
    ...toSortedOffices(input),
    isLoading: input.rows === null && !input.hasFailed,
    query: input.query,
    states: input.states,
    found: {},
    selected: null,
    reached: null,
    selectionSource: 'list',
    bounces: 0,
    view: null,
    size: { width: 0, height: 0 },
    isWide: true,
    glides: false,
  }),
  invoke: [{ src: 'watchOffices' }, { src: 'findPlaces' }, { src: 'watchAddress' }],
  initial: 'deciding',
  on: {
    'address.changed': [
      {
        guard: { type: 'namesAnotherOffice', params: ({ event }) => event.query },
        target: '.deciding',
        actions: { type: 'setQuery', params: ({ event }) => event.query },
        meta: { description: 'the address names another office', requirements: ['C2.11-19'] },
      },
      { actions: { type: 'setQuery', params: ({ event }) => event.query } },
    ],
    'places.found': {
      actions: { type: 'setPlaces', params: ({ event }) => event.places },
      meta: { description: 'a maps service knows where offices are', requirements: ['C2.11-28'] },
    },
    'map.measured': {
      guard: 'hasOffices',
      actions: { type: 'measure', params: ({ event }) => event },
      meta: { description: 'the map has its size', requirements: ['C2.11-23', 'C2.11-24'] },
    },
    'office.chosen': [
      {
        guard: { type: 'isOnMap', params: ({ event }) => event.id },
        target: '.explained',
        actions: [
          { type: 'select', params: ({ event }) => ({ id: event.id, on: 'list' }) },
          'showWindow',
          { type: 'showAddress', params: ({ context }) => context.query },
        ],
        meta: { description: 'an office of the list is chosen', requirements: ['C2.11-16', 'C2.11-25'] },
      },
      {
        guard: { type: 'isKnown', params: ({ event }) => event.id },
        target: '.offMap',
        actions: [
          { type: 'select', params: ({ event }) => ({ id: event.id, on: 'list' }) },
          { type: 'showAddress', params: ({ context }) => context.query },
        ],
        meta: { description: 'an office is chosen that has no place on the map', requirements: ['C2.11-29'] },
      },
    ],
    'marker.pressed': {
      guard: { type: 'isOnMap', params: ({ event }) => event.id },
      target: '.explained',
      actions: [
        { type: 'select', params: ({ event }) => ({ id: event.id, on: 'map' }) },
        'showWindow',
        { type: 'showAddress', params: ({ context }) => context.query },
      ],
      meta: { description: 'a marker of the map is chosen', requirements: ['C2.11-26'] },
    },
    'marker.reached': {
      guard: { type: 'isOnMap', params: ({ event }) => event.id },
      actions: { type: 'showMarker', params: ({ event }) => event.id },
      meta: { description: 'the keyboard comes to a marker, which moves into sight' },
    },
    'map.pushed': {
      guard: 'mapIsReady',
      actions: { type: 'push', params: ({ event }) => event.by },
      meta: { description: 'the map is moved' },
    },
    'map.zoomed': {
      guard: 'mapIsReady',
      actions: { type: 'zoom', params: ({ event }) => event },
      meta: { description: 'the map is looked at from nearer or farther' },
    },
    'map.reset': {
      guard: 'mapIsReady',
      actions: 'reset',
      meta: { description: 'the whole map is asked for' },
    },
  },
  states: {
    deciding: {
      entry: 'selectRequestedOffice',
      meta: { description: 'the office that was asked for is looked up' },
      always: [
        { guard: 'selectedIsOnMap', target: 'selected' },
        { guard: 'hasOffices', target: 'offMap' },
        { guard: 'officesAreLoading', target: 'loading' },
        { target: 'unavailable' },
      ],
    },
    loading: {
      meta: { description: 'the offices are loading', says: ['Loading offices...'] },
      on: {
        'offices.changed': {
          target: 'deciding',
          actions: { type: 'setOffices', params: ({ event }) => event },
          meta: { description: 'the offices arrive, or they do not', requirements: ['C2.11-14'] },
        },
      },
    },
    unavailable: {
      meta: {
        description: 'the general telephone lines are shown instead of the offices',
        requirements: ['C2.11-14', 'C2.11-15'],
      },
      on: {
        'offices.changed': {
          guard: { type: 'officesWereLoaded', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'setOffices', params: ({ event }) => event },
          meta: { description: 'the offices arrive after all' },
        },
      },
    },
    selected: {
      meta: { description: 'the selected office is shown on its card', requirements: ['C2.11-05', 'C2.11-20'] },
    },
    explained: {
      meta: { description: 'the map describes the selected office', requirements: ['C2.11-25', 'C2.11-27'] },
      on: { 'window.closed': { target: 'selected', meta: { description: 'the window on the map is closed' } } },
    },
    offMap: {
      meta: {
        description: 'the selected office has no place on the map',
        says: ['We do not know where on the map this office is. Its address is on its card.'],
        requirements: ['C2.11-29'],
      },
      on: {
        'places.found': {
          target: 'deciding',
          actions: { type: 'setPlaces', params: ({ event }) => event.places },
          meta: { description: 'a maps service knows where the selected office is', requirements: ['C2.11-28'] },
        },
      },
    },
  },
})
