import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type ArrivalEvent =
  | { type: 'page.opened' }
  | { type: 'page.returned'; entry: string }
  | { type: 'section.requested'; fragment: string }
  | { type: 'page.moved' }

export const arrivalMachine = setup({
  types: { context: {} as { fragment: string }, events: {} as ArrivalEvent, meta: {} as Meta },
  delays: { sectionDelay: 300 },
  actors: {
    /** Includes `section.requested` for a section in the first address of a visit. */
    watchPlaces: unprovidedListener<ArrivalEvent>('watchPlaces'),
    watchMoves: unprovidedListener<ArrivalEvent>('watchMoves'),
  },
  actions: {
    setFragment: assign((_, fragment: string) => ({ fragment })),
    showTop: unprovidedAction<void>('showTop'),
    showEntry: unprovidedAction<string>('showEntry'),
    showSection: unprovidedAction<string>('showSection'),
  },
}).createMachine({
  id: 'arrival',
  context: { fragment: '' },
  invoke: [{ src: 'watchPlaces' }, { src: 'watchMoves' }],
  initial: 'arrived',
  on: {
    'page.opened': {
      target: '.atTop',
      actions: 'showTop',
      meta: { description: 'a page is opened', requirements: ['C2.1-54'] },
    },
    'page.returned': {
      target: '.arrived',
      actions: { type: 'showEntry', params: ({ event }) => event.entry },
      meta: { description: 'a page is returned to' },
    },
    'section.requested': {
      target: '.waiting',
      actions: { type: 'setFragment', params: ({ event }) => event.fragment },
      meta: { description: 'a section is asked for', requirements: ['C2.1-56', 'C2.1-58'] },
    },
  },
  states: {
    arrived: { meta: { description: 'the page is where the visitor left it' } },
    atTop: { meta: { description: 'the page is read from its top', requirements: ['C2.1-54'] } },
    waiting: {
      meta: { description: 'the page is about to move to a section', requirements: ['C2.1-58'] },
      after: {
        sectionDelay: {
          target: 'atSection',
          actions: { type: 'showSection', params: ({ context }) => context.fragment },
        },
      },
      on: { 'page.moved': { target: 'arrived', meta: { description: 'the visitor is reading already' } } },
    },
    atSection: { meta: { description: 'the page is read from that section', requirements: ['C2.1-56', 'C2.1-57'] } },
  },
})
