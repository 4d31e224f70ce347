import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedListener } from './unprovided.ts'

export type CarouselInput = {
  readonly count: number
  /** In milliseconds; 5 s by default (C2.17-03). */
  readonly interval?: number
}

export type CarouselEvent =
  | { type: 'carousel.shown' }
  | { type: 'autoplay.changed'; isAllowed: boolean }
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'tab.changed'; isHidden: boolean }
  | { type: 'focus.entered' }
  | { type: 'rotation.started' }
  | { type: 'rotation.stopped' }
  | { type: 'slide.chosen'; index: number }
  | { type: 'slide.turned'; by: 1 | -1 }

type Context = {
  index: number
  count: number
  interval: number
  isAllowed: boolean
  isHovered: boolean
  isTabHidden: boolean
  isStopped: boolean
}

const canRotate = ({ isAllowed, count }: Context) => isAllowed && count > 1
const isPaused = ({ isHovered, isTabHidden }: Context) => isHovered || isTabHidden
const wrap = (index: number, count: number) => (count === 0 ? 0 : ((index % count) + count) % count)

/** Follows the carousel pattern of the ARIA Authoring Practices Guide. */
export const carouselMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CarouselEvent,
    input: {} as CarouselInput,
    meta: {} as Meta,
  },
  actors: {
    watchAutoplay: unprovidedListener<CarouselEvent>('watchAutoplay'),
  },
  delays: { interval: ({ context }) => context.interval },
  guards: {
    mustNotRotate: ({ context }) => !canRotate(context),
    canRotateAndWasStopped: ({ context }) => canRotate(context) && context.isStopped,
    canRotate: ({ context }) => canRotate(context),
    isHeld: ({ context }) => isPaused(context),
    isReleased: ({ context }) => !isPaused(context),
  },
  actions: {
    show: assign(({ context }, index: number) => ({ index: wrap(index, context.count) })),
    allow: assign((_, isAllowed: boolean) => ({ isAllowed })),
    hover: assign((_, isHovered: boolean) => ({ isHovered })),
    hideTab: assign((_, isTabHidden: boolean) => ({ isTabHidden })),
    stop: assign({ isStopped: true }),
    /** The pointer is still on the pressed button, so hovering must not hold the slides. */
    start: assign({ isStopped: false, isHovered: false }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input: { count, interval = 5_000 } }) => ({
    index: 0,
    count,
    interval,
    isAllowed: false,
    isHovered: false,
    isTabHidden: false,
    isStopped: false,
  }),
  invoke: { src: 'watchAutoplay' },
  initial: 'unseen',
  on: {
    'autoplay.changed': {
      actions: { type: 'allow', params: ({ event }) => event.isAllowed },
      meta: { description: 'animations are stopped or welcome again', requirements: ['C2.17-07'] },
    },
    'pointer.entered': {
      actions: { type: 'hover', params: true },
      meta: { description: 'the pointer rests on the slides' },
    },
    'pointer.left': { actions: { type: 'hover', params: false }, meta: { description: 'the pointer leaves' } },
    'tab.changed': {
      actions: { type: 'hideTab', params: ({ event }) => event.isHidden },
      meta: { description: 'another tab is looked at, or this one again' },
    },
    'focus.entered': {
      guard: 'canRotate',
      target: '.stopped',
      actions: 'stop',
      meta: { description: 'the keyboard reaches the slides', requirements: ['C2.17-09'] },
    },
    'rotation.stopped': {
      guard: 'canRotate',
      target: '.stopped',
      actions: 'stop',
      meta: { description: 'the visitor stops the slides' },
    },
    'slide.chosen': {
      actions: { type: 'show', params: ({ event }) => event.index },
      meta: { description: 'a slide is chosen', requirements: ['C2.17-08'] },
    },
    'slide.turned': {
      actions: { type: 'show', params: ({ context, event }) => context.index + event.by },
      meta: { description: 'the next or the previous slide is asked for' },
    },
  },
  states: {
    unseen: {
      meta: {
        description: 'the slides rest until they are in sight',
        requirements: ['C2.17-01', 'C2.17-02'],
      },
      on: { 'carousel.shown': { target: 'rotating', meta: { description: 'the slides come into sight' } } },
    },
    rotating: {
      meta: { description: 'the slides turn by themselves', requirements: ['C2.17-02', 'C2.17-03', 'C2.17-09'] },
      always: [
        { guard: 'mustNotRotate', target: 'still' },
        { guard: 'isHeld', target: 'paused' },
      ],
      after: {
        interval: {
          target: 'rotating',
          reenter: true,
          actions: { type: 'show', params: ({ context }) => context.index + 1 },
          meta: { description: 'the next slide comes, after the last one the first' },
        },
      },
      on: {
        'slide.chosen': {
          target: 'rotating',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => event.index },
          meta: { description: 'a slide is chosen and has its whole time', requirements: ['C2.17-08', 'C2.17-09'] },
        },
        'slide.turned': {
          target: 'rotating',
          reenter: true,
          actions: { type: 'show', params: ({ context, event }) => context.index + event.by },
          meta: { description: 'the next or the previous slide has its whole time' },
        },
      },
    },
    paused: {
      meta: { description: 'the slides rest while they are read', requirements: ['C2.17-09'] },
      always: [
        { guard: 'mustNotRotate', target: 'still' },
        { guard: 'isReleased', target: 'rotating' },
      ],
    },
    stopped: {
      meta: { description: 'the slides stand still until they are started again', requirements: ['C2.17-09'] },
      always: { guard: 'mustNotRotate', target: 'still' },
      on: {
        'rotation.started': { target: 'rotating', actions: 'start', meta: { description: 'the visitor starts them' } },
      },
    },
    still: {
      meta: { description: 'the slides never turn by themselves', requirements: ['C2.17-07'] },
      always: [
        { guard: 'canRotateAndWasStopped', target: 'stopped' },
        { guard: 'canRotate', target: 'rotating' },
      ],
    },
  },
})
