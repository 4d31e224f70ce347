import {
  assign,
  fromPromise,
  initialTransition,
  setup,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate'
import { expect, test } from 'vitest'
import { coverTransitions, type Cover, type Path } from './cover.testing.ts'
import type { Meta } from './meta.ts'
import { listTransitionIds } from './transition-ids.testing.ts'

type Fault = 'none' | 'dropped guard' | 'swallowed error' | 'dropped delay' | 'guards in the wrong order'

const makeLocker = (fault: Fault = 'none') =>
  setup({
    types: {
      input: {} as { parcels: number },
      context: {} as { parcels: number },
      events: {} as { type: 'code.typed'; code: string } | { type: 'shut' } | { type: 'retry' },
      meta: {} as Meta,
    },
    actors: { unlock: fromPromise<string>(async () => 'unlocked') },
    guards: {
      holdsParcels: ({ context }) => context.parcels > 0,
      holdsMany: ({ context }) => context.parcels > 1,
      codeFits: ({ event }) => fault === 'dropped guard' || (event.type === 'code.typed' && event.code === '1234'),
    },
    delays: { patience: 30_000 },
  }).createMachine({
    id: 'locker',
    context: ({ input }) => input,
    initial: 'arriving',
    states: {
      arriving: {
        meta: { description: 'the locker is asked' },
        always: [
          ...(fault === 'guards in the wrong order' ? [{ guard: 'holdsParcels', target: 'closed' } as const] : []),
          { guard: 'holdsMany', target: 'full' },
          { guard: 'holdsParcels', target: 'closed' },
          { target: 'empty' },
        ],
      },
      full: { meta: { description: 'several parcels wait' }, on: { shut: 'closed' } },
      closed: {
        meta: { description: 'the locker is closed' },
        on: { 'code.typed': [{ guard: 'codeFits', target: 'opening' }, { target: 'refused' }] },
      },
      refused: { meta: { description: 'the code is refused' }, on: { retry: 'closed' } },
      opening: {
        meta: { description: 'the locker opens' },
        invoke: {
          id: 'unlock',
          src: 'unlock',
          onDone: 'open',
          onError: { target: fault === 'swallowed error' ? 'open' : 'stuck' },
        },
      },
      open: {
        meta: { description: 'the locker is open' },
        on: { shut: 'empty' },
        after: { patience: { target: fault === 'dropped delay' ? 'open' : 'closed' } },
      },
      stuck: { meta: { description: 'the locker is stuck' }, on: { retry: 'opening' } },
      empty: { type: 'final', meta: { description: 'the locker is empty' } },
    },
  })

const locker = makeLocker()

const cases = {
  starts: { 'one parcel': { parcels: 1 }, 'no parcel': { parcels: 0 }, 'three parcels': { parcels: 3 } },
  events: [
    { type: 'code.typed', code: '1234' },
    { type: 'code.typed', code: '9999' },
    { type: 'shut' },
    { type: 'retry' },
    { type: 'xstate.done.actor.unlock', output: 'unlocked' },
    { type: 'xstate.error.actor.unlock', error: 'jammed' },
    { type: 'xstate.after.patience.locker.open' },
  ],
  key: (snapshot: AnyMachineSnapshot) => String(snapshot.value),
} as const

const listCoveredTransitions = ({ paths }: Cover) =>
  new Set(paths.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken)))

test('every transition lies on a path: guards both ways, eventless ones, time, and effects that end well or badly', () => {
  const cover = coverTransitions(locker, cases)
  const beforeTheFirstEvent = listTransitionIds(locker).filter((id) => id.startsWith('locker.arriving|'))
  expect(cover.missing).toEqual([])
  expect([...listCoveredTransitions(cover), ...beforeTheFirstEvent].sort()).toEqual(
    [...listTransitionIds(locker)].sort(),
  )
})

test('a path goes on to the nearest transition not yet taken, and ends where nothing more can be taken', () => {
  const trails = coverTransitions(locker, cases).paths.map(({ start, initial, steps }) => [
    `${start}: ${initial}`,
    ...steps.map(({ event, state }) => `${event.type} → ${state}`),
  ])
  expect(trails).toEqual([
    ['one parcel: closed', 'code.typed → opening', 'xstate.done.actor.unlock → open', 'shut → empty'],
    [
      'one parcel: closed',
      'code.typed → refused',
      'retry → closed',
      'code.typed → opening',
      'xstate.error.actor.unlock → stuck',
      'retry → opening',
      'xstate.done.actor.unlock → open',
      'xstate.after.patience.locker.open → closed',
    ],
    ['no parcel: empty'],
    ['three parcels: full', 'shut → closed'],
  ])
})

test('each offered case is taken once all transitions are, also where another takes the same', () => {
  const { paths, unused } = coverTransitions(locker, {
    ...cases,
    starts: { 'one parcel': { parcels: 1 } },
    events: [
      ...cases.events,
      { type: 'code.typed', code: '0000' },
      ({ value }) => (value === 'refused' ? { type: 'retry' } : null),
    ],
  })
  expect(unused).toEqual([])
  expect(
    paths.map(({ steps }) => steps.map(({ event: { type, ...data } }) => Object.values(data).join() || type)),
  ).toEqual([
    ['1234', 'unlocked', 'shut'],
    ['9999', 'retry', '1234', 'jammed', 'retry', 'unlocked', 'xstate.after.patience.locker.open', '0000', 'retry'],
  ])
})

test('an offered case that changes nothing anywhere is reported, a function by its place', () => {
  const { unused } = coverTransitions(locker, {
    ...cases,
    events: [
      { type: 'code.typed', code: '1234' },
      () => null,
      ({ value }) => (value === 'empty' ? { type: 'shut' } : null),
      { type: 'xstate.done.actor.ring', output: 1 },
    ],
  })
  expect(unused).toEqual(['events[1]', 'events[2]', '{"type":"xstate.done.actor.ring","output":1}'])
})

test('the title of a path tells its states in their own sentences', () => {
  const { paths } = coverTransitions(locker, cases)
  expect(paths.map(({ title }) => title).slice(2)).toEqual([
    'no parcel: the locker is empty',
    'three parcels: several parcels wait, shut: the locker is closed',
  ])
})

test('a transition that no event reaches is reported by its name', () => {
  const events = cases.events.filter(({ type }) => type !== 'xstate.error.actor.unlock')
  const { missing, taken } = coverTransitions(locker, { ...cases, events })
  expect(missing).toEqual(['locker.opening|xstate.error.actor.unlock|0', 'locker.stuck|retry|0'])
  expect(taken).toEqual(listTransitionIds(locker).filter((id) => !missing.includes(id)))
})

test('a transition that no start reaches is reported by its name', () => {
  const starts = { 'one parcel': { parcels: 1 } }
  expect(coverTransitions(locker, { ...cases, starts }).missing).toEqual([
    'locker.arriving||0',
    'locker.arriving||2',
    'locker.full|shut|0',
  ])
})

test('a path is ended rather than made longer than asked for', () => {
  const { paths, missing } = coverTransitions(locker, { ...cases, maxLength: 4 })
  expect(missing).toEqual([])
  expect(paths.map(({ steps }) => steps.length)).toEqual([3, 4, 3, 3, 0, 1])
})

function leaves(machine: AnyStateMachine, { start, initial, steps }: Path) {
  let [snapshot] = initialTransition(machine, cases.starts[start as keyof typeof cases.starts] as never)
  if (snapshot.value !== initial) return [`${start}: ${snapshot.value} and not ${initial}`]
  for (const { event, state } of steps) {
    const from = snapshot.value
    ;[snapshot] = transition(machine, snapshot, event as never)
    if (snapshot.value !== state) return [`${from}, ${event.type}: ${snapshot.value} and not ${state}`]
  }
  return []
}

test.each<[Fault, string[]]>([
  ['none', []],
  ['dropped guard', ['closed, code.typed: opening and not refused']],
  ['swallowed error', ['opening, xstate.error.actor.unlock: open and not stuck']],
  ['dropped delay', ['open, xstate.after.patience.locker.open: open and not closed']],
  ['guards in the wrong order', ['three parcels: closed and not full']],
])('a fault shows on the paths of the good machine: %s', (fault, found) => {
  const { paths } = coverTransitions(locker, cases)
  expect(paths.flatMap((path) => leaves(makeLocker(fault), path))).toEqual(found)
})

const makePedometer = (goal: number) =>
  setup({
    types: { context: {} as { steps: number }, events: {} as { type: 'step' } | { type: 'rest' } },
    guards: { isReached: ({ context }) => context.steps >= goal },
    actions: { count: assign({ steps: ({ context }) => context.steps + 1 }) },
  }).createMachine({
    id: 'pedometer',
    context: { steps: 0 },
    initial: 'counting',
    states: {
      counting: { on: { step: { actions: 'count' }, rest: [{ guard: 'isReached', target: 'done' }, {}] } },
      done: {},
    },
  })

test('a cover whose key has no end is told, and what to do', () => {
  const endless = () =>
    coverTransitions(makePedometer(Infinity), {
      starts: { morning: undefined },
      events: [{ type: 'step' }, { type: 'rest' }],
      key: ({ context }) => String(context.steps),
    })
  expect(endless).toThrow(
    'The cover of pedometer has tried 30000 events and is not done. ' +
      'Leave out of its key what decides nothing, or offer fewer events.',
  )
})

test('a path goes on from where its machine really stands when the key hides what differs', () => {
  const { missing, paths } = coverTransitions(makePedometer(1), {
    starts: { morning: undefined },
    events: [{ type: 'step' }, { type: 'rest' }],
    key: ({ value }) => String(value),
  })
  expect(missing).toEqual([])
  expect(paths.map(({ steps }) => steps.map(({ context }) => (context as { steps: number }).steps))).toEqual([
    [1, 1],
    [0],
  ])
})
