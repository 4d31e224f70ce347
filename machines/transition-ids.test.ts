import { and, assign, createActor, initialTransition, not, raise, setup, transition } from 'xstate'
import { expect, test } from 'vitest'
import { advance, recordTransitions, getTransitionId, listTransitionIds, initialIds } from './transition-ids.testing.ts'
import { unprovided } from './unprovided.ts'

const kettleMachine = setup({
  types: {
    input: {} as { water: number },
    context: {} as { water: number },
    events: {} as { type: 'switch' } | { type: 'pour' } | { type: 'lift' },
  },
  actors: { heat: unprovided<number>('heat') },
  guards: {
    holdsWater: ({ context }) => context.water > 0,
    isFull: ({ context }) => context.water > 1,
  },
  actions: {
    pour: assign({ water: ({ context }) => context.water + 1 }),
    lift: raise({ type: 'lift' }),
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => input,
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'holdsWater', target: 'filled' }, { target: 'empty' }] },
    empty: { on: { pour: { actions: 'pour', target: 'checking' } } },
    filled: {
      on: {
        switch: [{ guard: and(['holdsWater', not('isFull')]), target: 'hot' }, { target: 'lifted' }],
      },
      after: { patience: 'lifted' },
    },
    hot: {
      invoke: { id: 'heat', src: 'heat', onDone: 'filled', onError: { actions: 'lift' } },
      on: { lift: 'lifted' },
    },
    lifted: {
      initial: 'up',
      states: { up: { on: { pour: 'down' } }, down: { type: 'final' } },
      onDone: 'empty',
    },
  },
})

const listCoveredTransitions = (...given: Parameters<typeof advance>) => advance(...given).taken

const start = (water: number) => initialTransition(kettleMachine, { water })[0]
const hot = transition(kettleMachine, start(1), { type: 'switch' })[0]
const lifted = transition(kettleMachine, start(2), { type: 'switch' })[0]
const heated = { type: 'xstate.done.actor.heat', output: 100 }
const burnt = { type: 'xstate.error.actor.heat', error: new Error('Burnt out') }

test('every transition has an id: where it starts, on what, and which of several it is', () => {
  expect([...listTransitionIds(kettleMachine)].sort()).toEqual([
    'kettle.checking||0',
    'kettle.checking||1',
    'kettle.empty|pour|0',
    'kettle.filled|switch|0',
    'kettle.filled|switch|1',
    'kettle.filled|xstate.after.patience.kettle.filled|0',
    'kettle.hot|lift|0',
    'kettle.hot|xstate.done.actor.heat|0',
    'kettle.hot|xstate.error.actor.heat|0',
    'kettle.lifted.up|pour|0',
    'kettle.lifted|xstate.done.state.kettle.lifted|0',
  ])
})

test('the id of a transition is the same in another copy of the machine', () => {
  const copy = kettleMachine.provide({ guards: { isFull: () => true } })
  expect(listTransitionIds(copy)).toEqual(listTransitionIds(kettleMachine))
})

test('eventless transitions before the first event follow their guards', () => {
  expect(initialIds(kettleMachine, { water: 1 })).toEqual(['kettle.checking||0'])
  expect(initialIds(kettleMachine, { water: 0 })).toEqual(['kettle.checking||1'])
})

test('an event is followed by the eventless transitions it leads to', () => {
  expect(listCoveredTransitions(kettleMachine, start(0), { type: 'pour' })).toEqual([
    'kettle.empty|pour|0',
    'kettle.checking||0',
  ])
})

test('a guard made of others decides which transition is taken', () => {
  expect(listCoveredTransitions(kettleMachine, start(1), { type: 'switch' })).toEqual(['kettle.filled|switch|0'])
  expect(listCoveredTransitions(kettleMachine, start(2), { type: 'switch' })).toEqual(['kettle.filled|switch|1'])
})

test('time and the end of an effect take transitions like events', () => {
  const later = { type: 'xstate.after.patience.kettle.filled' }
  expect(listCoveredTransitions(kettleMachine, start(1), later)).toEqual([
    'kettle.filled|xstate.after.patience.kettle.filled|0',
  ])
  expect(listCoveredTransitions(kettleMachine, hot, heated)).toEqual(['kettle.hot|xstate.done.actor.heat|0'])
})

test('an event that the machine raises is followed to its transition', () => {
  expect(listCoveredTransitions(kettleMachine, hot, burnt)).toEqual([
    'kettle.hot|xstate.error.actor.heat|0',
    'kettle.hot|lift|0',
  ])
})

test('the end of inner states is followed to what comes after them', () => {
  expect(listCoveredTransitions(kettleMachine, lifted, { type: 'pour' })).toEqual([
    'kettle.lifted.up|pour|0',
    'kettle.lifted|xstate.done.state.kettle.lifted|0',
  ])
})

test('an event that is not taken takes nothing', () => {
  expect(listCoveredTransitions(kettleMachine, hot, { type: 'pour' })).toEqual([])
  expect(listCoveredTransitions(kettleMachine, start(1), burnt)).toEqual([])
})

test('the ids are those that a running machine reports', () => {
  const reported: string[] = []
  const actor = createActor(kettleMachine, {
    input: { water: 0 },
    inspect: (event) => {
      if (event.type === '@xstate.microstep') reported.push(...event._transitions.map(getTransitionId))
    },
  }).start()
  actor.send({ type: 'pour' })
  actor.send({ type: 'switch' })
  actor.stop()
  expect(reported).toEqual([
    ...initialIds(kettleMachine, { water: 0 }),
    ...listCoveredTransitions(kettleMachine, start(0), { type: 'pour' }),
    ...listCoveredTransitions(kettleMachine, start(1), { type: 'switch' }),
  ])
})

test('an event that several regions answer takes a transition in each', () => {
  const lamps = setup({ types: { events: {} as { type: 'switch' } } }).createMachine({
    id: 'lamps',
    type: 'parallel',
    states: {
      left: { initial: 'off', states: { off: { on: { switch: 'on' } }, on: {} } },
      right: { initial: 'off', states: { off: { on: { switch: 'on' } }, on: {} } },
    },
  })
  const [dark] = initialTransition(lamps)
  expect(listCoveredTransitions(lamps, dark, { type: 'switch' })).toEqual([
    'lamps.left.off|switch|0',
    'lamps.right.off|switch|0',
  ])
})

const kitchenMachine = setup({
  types: { events: {} as { type: 'boil' } },
  actors: { kettle: kettleMachine },
}).createMachine({
  id: 'kitchen',
  initial: 'quiet',
  states: {
    quiet: { on: { boil: 'busy' } },
    busy: { invoke: { src: 'kettle', input: { water: 0 } } },
  },
})

test('what several actors take is heard once, with what they invoke, and with what follows by itself', () => {
  const { inspect, drainTransitions } = recordTransitions()
  const [one, other] = [1, 2].map(() => createActor(kitchenMachine, { inspect }).start())
  one?.send({ type: 'boil' })
  other?.send({ type: 'boil' })
  expect(drainTransitions()).toEqual(['kettle.checking||1', 'kitchen.quiet|boil|0'])
})

test('what was heard is told once, and an event that is not taken is not heard', () => {
  const { inspect, drainTransitions } = recordTransitions()
  const actor = createActor(kettleMachine, { input: { water: 1 }, inspect }).start()
  expect(drainTransitions()).toEqual(['kettle.checking||0'])
  actor.send({ type: 'lift' })
  expect(drainTransitions()).toEqual([])
  actor.send({ type: 'switch' })
  expect(drainTransitions()).toEqual(['kettle.filled|switch|0'])
})
