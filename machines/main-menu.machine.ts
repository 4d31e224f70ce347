import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedListener } from './unprovided.ts'

type Context = {
  group: string | null
  next: string | null
  isRequested: boolean
}

export type MainMenuEvent =
  | { type: 'group.pressed'; group: string }
  /** Sent for a mouse only, not for touch. */
  | { type: 'pointer.entered'; group: string }
  | { type: 'pointer.left' }
  | { type: 'drawer.pressed' }
  | { type: 'escaped' }
  | { type: 'menu.left' }

const closedMenu: Context = { group: null, next: null, isRequested: false }

export const mainMenuMachine = setup({
  types: { context: {} as Context, events: {} as MainMenuEvent, meta: {} as Meta },
  actors: {
    watchPlaces: unprovidedListener<MainMenuEvent>('watchPlaces'),
  },
  delays: { hoverOpen: 120, hoverClose: 240 },
  guards: {
    isOpenedByPress: ({ context }, group: string) => context.group === group && context.isRequested,
    isOpen: ({ context }, group: string) => context.group === group,
    isOtherGroup: ({ context }, group: string) => context.group !== group,
    isNotNextGroup: ({ context }, group: string) => context.next !== group,
    someGroupIsOpen: ({ context }) => context.group !== null,
  },
  actions: {
    open: assign((_, group: string): Context => ({ group, next: null, isRequested: true })),
    openNext: assign(({ context }): Context => ({ group: context.next, next: null, isRequested: false })),
    selectNextGroup: assign((_, group: string) => ({ next: group })),
    clearNextGroup: assign({ next: null }),
    close: assign(closedMenu),
  },
}).createMachine({
  id: 'mainMenu',
  context: closedMenu,
  invoke: { src: 'watchPlaces' },
  initial: 'closed',
  states: {
    closed: {
      entry: 'close',
      meta: { description: 'the menu is closed' },
      on: {
        'pointer.entered': {
          target: 'opening',
          actions: { type: 'selectNextGroup', params: ({ event }) => event.group },
        },
        'group.pressed': { target: 'open', actions: { type: 'open', params: ({ event }) => event.group } },
        'drawer.pressed': { target: 'unfolded', meta: { description: 'the menu is asked for on a narrow screen' } },
      },
    },
    opening: {
      meta: { description: 'a group is about to open', requirements: ['C2.2-17', 'C2.2-18'] },
      after: { hoverOpen: { target: 'open', actions: 'openNext' } },
      on: {
        'pointer.entered': {
          guard: { type: 'isNotNextGroup', params: ({ event }) => event.group },
          target: 'opening',
          reenter: true,
          actions: { type: 'selectNextGroup', params: ({ event }) => event.group },
        },
        'pointer.left': [
          { guard: 'someGroupIsOpen', target: 'closing', actions: 'clearNextGroup' },
          { target: 'closed', meta: { description: 'the pointer only passed' } },
        ],
        'group.pressed': { target: 'open', actions: { type: 'open', params: ({ event }) => event.group } },
        escaped: 'closed',
        'menu.left': 'closed',
      },
    },
    open: {
      meta: { description: 'a group is open' },
      on: {
        'pointer.entered': {
          guard: { type: 'isOtherGroup', params: ({ event }) => event.group },
          target: 'opening',
          actions: { type: 'selectNextGroup', params: ({ event }) => event.group },
        },
        'pointer.left': 'closing',
        'group.pressed': [
          {
            guard: { type: 'isOpenedByPress', params: ({ event }) => event.group },
            target: 'closed',
            meta: { description: 'the open group is put away' },
          },
          {
            target: 'open',
            actions: { type: 'open', params: ({ event }) => event.group },
            meta: { description: 'another group takes its place, or the one pointed at is kept' },
          },
        ],
        escaped: 'closed',
        'menu.left': 'closed',
      },
    },
    closing: {
      meta: { description: 'the open group is about to close', requirements: ['C2.2-17', 'C2.2-18'] },
      after: { hoverClose: 'closed' },
      on: {
        'pointer.entered': [
          { guard: { type: 'isOpen', params: ({ event }) => event.group }, target: 'open' },
          { target: 'opening', actions: { type: 'selectNextGroup', params: ({ event }) => event.group } },
        ],
        'group.pressed': { target: 'open', actions: { type: 'open', params: ({ event }) => event.group } },
        escaped: 'closed',
        'menu.left': 'closed',
      },
    },
    unfolded: {
      entry: 'close',
      meta: { description: 'the drawer shows its groups folded', requirements: ['C2.2-34'] },
      on: {
        'group.pressed': { target: 'groupUnfolded', actions: { type: 'open', params: ({ event }) => event.group } },
        'drawer.pressed': 'closed',
        escaped: 'closed',
        'menu.left': 'closed',
      },
    },
    groupUnfolded: {
      meta: { description: 'the drawer shows one group unfolded', requirements: ['C2.2-34', 'C2.2-35'] },
      on: {
        'group.pressed': [
          { guard: { type: 'isOpen', params: ({ event }) => event.group }, target: 'unfolded' },
          {
            target: 'groupUnfolded',
            actions: { type: 'open', params: ({ event }) => event.group },
            meta: { description: 'another group unfolds, and the one before folds', requirements: ['C2.2-35'] },
          },
        ],
        'drawer.pressed': 'closed',
        escaped: 'closed',
        'menu.left': 'closed',
      },
    },
  },
})
