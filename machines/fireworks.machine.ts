import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedListener } from './unprovided.ts'

export type FireworksEvent =
  | { type: 'autoplay.changed'; isAllowed: boolean }
  | { type: 'stop.requested' }
  | { type: 'restart.requested' }

type Context = {
  readonly isOver: boolean
}

const allowed = ({ event }: { event: { isAllowed: boolean } }) => event.isAllowed

const forbidden = {
  guard: { type: 'isForbidden', params: allowed },
  target: 'still',
  meta: { description: 'animations are stopped', requirements: ['C2.12-14', 'C4.3-14'] },
} as const

export const fireworksMachine = setup({
  types: { context: {} as Context, events: {} as FireworksEvent, meta: {} as Meta },
  actors: {
    watchAutoplay: unprovidedListener<FireworksEvent>('watchAutoplay'),
  },
  delays: {
    show: 12_000,
  },
  guards: {
    isAllowed: (_, isAllowed: boolean) => isAllowed,
    isForbidden: (_, isAllowed: boolean) => !isAllowed,
    isAllowedAgain: ({ context }, isAllowed: boolean) => isAllowed && context.isOver,
  },
  actions: { noteEnd: assign({ isOver: true }) },
}).createMachine({
  id: 'fireworks',
  context: { isOver: false },
  invoke: { src: 'watchAutoplay' },
  initial: 'waiting',
  states: {
    waiting: {
      meta: { description: 'the fireworks have not begun', requirements: ['C2.12-12'] },
      on: {
        'autoplay.changed': [
          forbidden,
          { target: 'burning', meta: { description: 'they begin', requirements: ['C2.12-12'] } },
        ],
      },
    },
    still: {
      meta: {
        description: 'nothing moves, so there are no fireworks',
        says: ['Animations are stopped, so the fireworks stay dark.'],
        requirements: ['C2.12-14'],
      },
      on: {
        'autoplay.changed': [
          {
            guard: { type: 'isAllowedAgain', params: allowed },
            target: 'over',
            meta: { description: 'animations are welcome again, and the fireworks have been seen' },
          },
          {
            guard: { type: 'isAllowed', params: allowed },
            target: 'burning',
            meta: { description: 'animations are welcome', requirements: ['C2.12-14'] },
          },
        ],
      },
    },
    burning: {
      meta: { description: 'the fireworks are going off', requirements: ['C2.12-12', 'C2.12-13'] },
      exit: 'noteEnd',
      on: {
        'autoplay.changed': forbidden,
        'stop.requested': { target: 'over', meta: { description: 'the visitor has seen enough' } },
      },
      after: { show: { target: 'over', meta: { description: 'their time is up', requirements: ['C2.12-13'] } } },
    },
    over: {
      meta: { description: 'the fireworks are over', requirements: ['C2.12-13'] },
      on: {
        'autoplay.changed': forbidden,
        'restart.requested': { target: 'burning', meta: { description: 'the visitor lights them again' } },
      },
    },
  },
})
