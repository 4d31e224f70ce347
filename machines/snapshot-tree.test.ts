import { assign, fromPromise, setup, type AnyActorRef, type AnyMachineSnapshot } from 'xstate'
import { expect, test } from 'vitest'
import { coverTransitions } from './cover.testing.ts'
import { listTransitionIds } from './transition-ids.testing.ts'

type Drink = 'tea' | 'steam'

const kettleMachine = setup({
  types: {
    input: {} as { isFull: boolean },
    context: {} as { isFull: boolean; drink: Drink },
    output: {} as Drink,
  },
  actors: { fill: fromPromise(async () => {}), heat: fromPromise<Drink>(async () => 'tea') },
  guards: { isFull: ({ context }) => context.isFull },
  actions: { pour: assign({ drink: (_, drink: Drink) => drink }) },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => ({ ...input, drink: 'tea' }),
  initial: 'deciding',
  output: ({ context }) => context.drink,
  states: {
    deciding: { always: [{ guard: 'isFull', target: 'heating' }, { target: 'filling' }] },
    filling: { invoke: { id: 'fill', src: 'fill', onDone: 'heating' } },
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        onDone: { target: 'poured', actions: { type: 'pour', params: ({ event }) => event.output } },
      },
    },
    poured: { type: 'final' },
  },
})

const guestMachine = setup({
  types: {
    context: {} as { isHot: boolean; isFull: boolean },
    events: {} as { type: 'asked' } | { type: 'left' },
  },
  actors: { kettle: kettleMachine },
  guards: {
    isHot: ({ context }) => context.isHot,
    isTea: (_, drink: Drink) => drink === 'tea',
  },
  actions: { feel: assign({ isHot: (_, isHot: boolean) => isHot }), fill: assign({ isFull: true }) },
}).createMachine({
  id: 'guest',
  context: { isHot: false, isFull: false },
  initial: 'thirsty',
  states: {
    thirsty: { on: { asked: 'waiting' } },
    waiting: {
      invoke: {
        id: 'kettle',
        src: 'kettle',
        input: ({ context: { isFull } }) => ({ isFull }),
        onSnapshot: { actions: { type: 'feel', params: ({ event }) => event.snapshot.matches('heating') } },
        onDone: [
          { guard: { type: 'isTea', params: ({ event }) => event.output }, target: 'happy' },
          { target: 'thirsty' },
        ],
      },
      on: { left: [{ guard: 'isHot', target: 'thirsty', actions: 'fill' }, { target: 'gone' }] },
    },
    happy: { type: 'final' },
    gone: { type: 'final' },
  },
})

const events = [
  { type: 'asked' },
  { type: 'left' },
  { type: 'xstate.done.actor.fill', output: undefined },
  { type: 'xstate.done.actor.heat', output: 'tea' },
  { type: 'xstate.done.actor.heat', output: 'steam' },
] as const

const key = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])

const cover = coverTransitions(guestMachine, { starts: { guest: undefined }, events, key })

test('a path holds what happens to an invoked machine, and what its machine hears of that', () => {
  expect(cover.paths.map(({ steps }) => steps.map(({ event, state }) => `${event.type} → ${state}`))).toEqual([
    ['asked → waiting', 'left → gone'],
    [
      'asked → waiting',
      'xstate.done.actor.fill → waiting',
      'left → thirsty',
      'asked → waiting',
      'xstate.done.actor.heat → happy',
    ],
    ['asked → waiting', 'xstate.done.actor.fill → waiting', 'xstate.done.actor.heat → thirsty'],
  ])
})

test('a machine covers its own transitions, and none of what it invokes', () => {
  const taken = new Set(cover.paths.flatMap(({ steps }) => steps.flatMap((step) => step.taken)))
  expect(cover.missing).toEqual([])
  expect([...taken].sort()).toEqual([...listTransitionIds(guestMachine)].sort())
})

test('what an invoked machine cannot hear is on no path', () => {
  const withoutWater = events.filter(({ type }) => type !== 'xstate.done.actor.fill')
  const emptied = coverTransitions(guestMachine, { starts: { guest: undefined }, events: withoutWater, key })
  expect(emptied.missing).toEqual([
    'guest.waiting|left|0',
    'guest.waiting|xstate.done.actor.kettle|0',
    'guest.waiting|xstate.done.actor.kettle|1',
  ])
})

const hostMachine = setup({
  actors: { guest: guestMachine },
  guards: { isHot: (_, isHot: boolean) => isHot },
}).createMachine({
  id: 'host',
  initial: 'standing',
  states: {
    standing: {
      invoke: {
        id: 'guest',
        src: 'guest',
        onSnapshot: [
          { guard: { type: 'isHot', params: ({ event }) => event.snapshot.context.isHot }, target: 'sitting' },
          {},
        ],
        onDone: 'alone',
      },
    },
    sitting: { type: 'final' },
    alone: { type: 'final' },
  },
})

test('what an invoked machine has invoked is walked as well, and so is what is told at the beginning', () => {
  const { paths, missing } = coverTransitions(hostMachine, { starts: { host: undefined }, events, key })
  expect(missing).toEqual([])
  expect(paths.map(({ steps }) => steps.map(({ event, state }) => `${event.type} → ${state}`))).toEqual([
    ['asked → standing', 'left → alone'],
    ['asked → standing', 'xstate.done.actor.fill → sitting'],
  ])
})

const childMachine = setup({
  types: { input: {} as { ward: AnyActorRef }, context: {} as { ward: AnyActorRef } },
}).createMachine({
  context: ({ input }) => input,
})

const houseMachine = setup({
  types: { events: {} as { type: 'knocked' } | { type: 'left' } },
  actors: { child: childMachine },
}).createMachine({
  id: 'house',
  initial: 'quiet',
  states: {
    quiet: { on: { knocked: 'awake' } },
    awake: { invoke: { src: 'child', input: ({ self }) => ({ ward: self }) }, on: { knocked: 'quiet' } },
    empty: {},
  },
  on: { left: { guard: () => false, target: '.empty' } },
})

test('an actor that is known to another is the same when a step is tried again', () => {
  const { missing } = coverTransitions(houseMachine, {
    starts: { house: undefined },
    events: [{ type: 'knocked' }, { type: 'left' }],
    key: ({ value }) => String(value),
  })
  expect(missing).toEqual(['house|left|0'])
})
