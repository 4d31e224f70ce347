import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { readChart } from './extract.ts'
import { listPartEntries, splitStates, listPartTransitions } from './parts.ts'
import { viewOverview } from './overview.ts'
import { viewPart } from './views.ts'

const to = (...targets: ReadonlyArray<string>) =>
  Object.fromEntries(targets.map((target) => [`go.${target}`, { target: `#trip.${target}` }]))

const tripChart = readChart(
  createMachine({
    id: 'trip',
    initial: 'a',
    on: { lost: '.a', noise: {} },
    states: {
      a: { on: to('b', 'c') },
      b: { on: to('a', 'c') },
      c: { on: to('b', 'd') },
      d: { initial: 'inside', states: { inside: { on: to('e', 'f') }, outside: {} } },
      e: { on: to('d', 'f'), meta: { description: 'it is evening' } },
      f: { on: to('d', 'a') },
    },
  }),
)

const parts = splitStates(tripChart, 2)
const widths = { label: 176, card: 250, state: 216 }

const joinKeys = (some: typeof parts) => some.map((part) => part.map(({ key }) => key).join(''))

test('a chart is cut where few arrows cross, even into parts that differ in size', () => {
  expect(joinKeys(parts)).toEqual(['abc', 'def'])
  const states = {
    a: { on: { x: 'b', y: 'c' } },
    b: { on: { x: 'a', y: 'c' } },
    c: { on: { x: 'a', y: 'b' } },
    d: { on: { x: 'a' } },
  }
  expect(joinKeys(splitStates(readChart(createMachine({ initial: 'a', states })), 2))).toEqual(['abc', 'd'])
})

test('a part holds what leads away from its states, and knows where one comes from', () => {
  const [first = [], second = []] = parts
  expect(listPartTransitions(tripChart, first).map(({ from, to: [target] }) => `${from} → ${target}`)).toContain(
    'trip.c → trip.d',
  )
  expect(listPartTransitions(tripChart, second)).toHaveLength(6)
  expect(listPartEntries(tripChart, first)).toEqual([{ from: 'trip.f', to: 'trip.a' }])
  const view = viewPart(tripChart, { parts, index: 1 }, widths)
  expect(view.root.initial).toBeNull()
  expect(view.beyond).toEqual([
    { id: 'trip.a', key: 'a', part: 1 },
    { id: 'trip.c', key: 'c', part: 1 },
  ])
})

test('an overview closes every part, names what is in it, and says which states lead from one to another', () => {
  const { root, arrows, cards, stays } = viewOverview(tripChart, parts, widths)
  expect(root.states.map(({ key, meta }) => [key, meta.description])).toEqual([
    ['part 1', '3 states'],
    ['part 2', '5 states'],
  ])
  expect(root.initial).toEqual('trip part 1')
  expect([...stays.values()].map(({ lines }) => lines.map(({ text }) => text))).toEqual([
    ['a', 'b', 'c'],
    ['d: 2 states', 'e: it is evening', 'f'],
  ])
  expect(arrows.map(({ from, to: target, label }) => [from, target, label.map(({ text }) => text)])).toEqual([
    ['trip part 1', 'trip part 2', ['to d']],
    ['trip part 2', 'trip part 1', ['to a']],
  ])
  expect(cards.map(({ to: targets, lines }) => [targets, lines.map(({ text }) => text)])).toEqual([
    [['trip part 1'], ['in any state', 'lost', 'to a']],
    [[], ['in any state, staying there', 'noise']],
  ])
})
