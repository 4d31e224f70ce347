import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedListener } from './unprovided.ts'

export type CounterEvent =
  | { type: 'number.shown' }
  | { type: 'number.hidden' }
  /** Already in view before hydration, so it must not count. */
  | { type: 'number.read' }
  | { type: 'autoplay.changed'; isAllowed: boolean }
  | { type: 'tick' }

type Input = {
  readonly value: number
  readonly autoplay: boolean
}

type Context = Input & {
  readonly ticks: number
}

/** In ms (C2.6-31 to C2.6-33). */
const delays = { startDelay: 500, total: 2000, tick: 10 } as const

const most = delays.total / delays.tick

export const countedSoFar = ({ value, ticks }: Context) => Math.round(value * (1 - (1 - ticks / most) ** 3))

const stillness = {
  target: 'counted',
  meta: { description: 'the final number shows at once', requirements: ['C2.6-30', 'C4.3-14'] },
} as const

const forbidden = {
  ...stillness,
  guard: { type: 'movingIsForbidden', params: ({ event }: { event: { isAllowed: boolean } }) => event.isAllowed },
} as const

const lost = {
  target: 'unseen',
  meta: { description: 'it is out of view and begins again when it is seen', requirements: ['C2.6-29'] },
} as const

const counter = setup({
  types: {
    context: {} as Context,
    events: {} as CounterEvent,
    input: {} as Input,
    meta: {} as Meta,
  },
  delays,
  actors: {
    watchAutoplay: unprovidedListener<CounterEvent>('watchAutoplay'),
  },
  guards: {
    movingIsAllowed: (_, isAllowed: boolean) => isAllowed,
    movingIsForbidden: (_, isAllowed: boolean) => !isAllowed,
    autoplayIsAllowed: ({ context }) => context.autoplay,
  },
  actions: {
    allow: assign({ autoplay: true }),
    forbid: assign({ autoplay: false }),
    startOver: assign({ ticks: 0 }),
    moveOn: assign({ ticks: ({ context }) => Math.min(context.ticks + 1, most) }),
  },
})

const nextTick = counter.raise({ type: 'tick' }, { id: 'tick', delay: 'tick' })

export const counterMachine = counter.createMachine({
  id: 'counter',
  context: ({ input }) => ({ ...input, ticks: 0 }),
  invoke: { src: 'watchAutoplay' },
  initial: 'unseen',
  states: {
    unseen: {
      meta: { description: 'the number has not been seen', requirements: ['C2.6-29'] },
      entry: 'startOver',
      on: {
        'autoplay.changed': [
          {
            guard: { type: 'movingIsAllowed', params: ({ event }) => event.isAllowed },
            actions: 'allow',
            meta: { description: 'it may count once it is seen', requirements: ['C2.6-30'] },
          },
          { actions: 'forbid', meta: { description: 'it may not count', requirements: ['C2.6-30'] } },
        ],
        'number.shown': [
          {
            guard: 'autoplayIsAllowed',
            target: 'waiting',
            meta: { description: 'it comes into view', requirements: ['C2.6-29'] },
          },
          stillness,
        ],
        'number.read': {
          target: 'counted',
          meta: { description: 'it has been read already, and stays as it is', requirements: ['C2.6-30'] },
        },
      },
    },
    waiting: {
      meta: { description: 'the number is about to count', requirements: ['C2.6-33'] },
      on: { 'autoplay.changed': forbidden, 'number.hidden': lost },
      after: { startDelay: { target: 'counting', meta: { description: 'it begins', requirements: ['C2.6-33'] } } },
    },
    counting: {
      meta: { description: 'the number counts up', requirements: ['C2.6-31', 'C2.6-32'] },
      entry: nextTick,
      exit: counter.cancel('tick'),
      on: {
        'autoplay.changed': forbidden,
        'number.hidden': lost,
        tick: {
          actions: ['moveOn', nextTick],
          meta: { description: 'it moves on', requirements: ['C2.6-32'] },
        },
      },
      after: { total: { target: 'counted', meta: { description: 'it arrives', requirements: ['C2.6-31'] } } },
    },
    counted: {
      meta: { description: 'the final number shows', requirements: ['C2.6-30'] },
    },
  },
})

export function numberWhileCounting(snapshot: SnapshotFrom<typeof counterMachine>): number | null {
  return snapshot.matches('counting') ? countedSoFar(snapshot.context) : null
}
