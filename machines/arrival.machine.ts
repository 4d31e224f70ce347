import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type ArrivalEvent =
  /** Another page is here, asked for as a whole. */
  | { type: 'page.opened' }
  /** A page is here again by a step in the history. @param entry names that entry */
  | { type: 'page.returned'; entry: string }
  /** A section is asked for, on the page that is here or on another one. */
  | { type: 'section.asked'; fragment: string }
  /** The visitor moved the page by hand. */
  | { type: 'page.moved' }

/** Where a visitor begins to read after each navigation (C2.1-54 to C2.1-58). */
export const arrivalMachine = setup({
  types: { context: {} as { fragment: string }, events: {} as ArrivalEvent, meta: {} as Meta },
  delays: { beforeSection: 300 },
  actors: {
    /** Sends what each navigation means, that to the section with which a visit begins among them. */
    watchPlaces: unprovidedListener<ArrivalEvent>('watchPlaces'),
    /** Sends `page.moved` whenever the visitor moves the page by hand. */
    watchMoves: unprovidedListener<ArrivalEvent>('watchMoves'),
  },
  actions: {
    keepFragment: assign((_, fragment: string) => ({ fragment })),
    /** Shows the page from its top, with the focus on its heading. */
    showTop: unprovidedAction<void>('showTop'),
    /** Shows the page as it was left, with the focus where it was. */
    showEntry: unprovidedAction<string>('showEntry'),
    /** Shows a section 80 px below the edge, with the focus on its heading. */
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
    'section.asked': {
      target: '.waiting',
      actions: { type: 'keepFragment', params: ({ event }) => event.fragment },
      meta: { description: 'a section is asked for', requirements: ['C2.1-56', 'C2.1-58'] },
    },
  },
  states: {
    arrived: { meta: { description: 'the page is where the visitor left it' } },
    atTop: { meta: { description: 'the page is read from its top', requirements: ['C2.1-54'] } },
    waiting: {
      meta: { description: 'the page is about to move to a section', requirements: ['C2.1-58'] },
      after: {
        beforeSection: {
          target: 'atSection',
          actions: { type: 'showSection', params: ({ context }) => context.fragment },
        },
      },
      on: { 'page.moved': { target: 'arrived', meta: { description: 'the visitor is reading already' } } },
    },
    atSection: { meta: { description: 'the page is read from that section', requirements: ['C2.1-56', 'C2.1-57'] } },
  },
})
