import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { compareFlow } from './compare-flow.ts'
import { readGraph } from './flow-graph.ts'

type Config = Parameters<typeof createMachine>[0]

const graph = (config: Config) => readGraph(createMachine(config))

const says = (description: string) => ({ description })

/** A door that opens, closes by itself, and can be locked. */
const door = (open = 'open', opened = 'the door is open'): Config => ({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      meta: says('the door is shut'),
      on: {
        push: { target: open, meta: says('somebody pushes') },
        lock: { target: 'locked', guard: 'hasKey', meta: says('somebody locks it') },
      },
    },
    [open]: { meta: says(opened), entry: 'light', after: { 2000: 'shut' } },
    locked: { meta: says('the door is locked'), on: { unlock: { target: 'shut', meta: says('it is unlocked') } } },
  },
})

const nothing = { stories: [], reworded: [], statesCame: [], statesWent: [], inside: [] }

test('a state that was renamed tells nothing', () => {
  expect(compareFlow(graph(door()), graph(door('ajar')))).toEqual(nothing)
})

test('a state that was reworded, and renamed as well, is told as reworded alone', () => {
  const reworded = [{ before: 'the door is open', now: 'the door stands open' }]
  expect(compareFlow(graph(door()), graph(door('open', 'the door stands open')))).toEqual({ ...nothing, reworded })
  expect(compareFlow(graph(door()), graph(door('ajar', 'the door stands open')))).toEqual({ ...nothing, reworded })
})

test('states in another order, and a step that all of them now take from the outside, tell nothing', () => {
  const ring = { actions: 'ring', meta: says('somebody rings') }
  const inside = door()
  const states = Object.entries(inside.states ?? {}).map(([key, state]) => [
    key,
    { ...state, on: { ...state.on, ring } },
  ])
  const outside = {
    ...inside,
    on: { ring },
    states: Object.fromEntries(Object.entries(inside.states ?? {}).toReversed()),
  }
  expect(compareFlow(graph({ ...inside, states: Object.fromEntries(states) }), graph(outside as Config))).toEqual(
    nothing,
  )
})

test('a time that changed, a state that does something else, and a state that came', () => {
  const now = door()
  Object.assign(now.states?.['open'] ?? {}, { after: { 5000: 'shut' }, entry: 'ring' })
  Object.assign(now.states ?? {}, { broken: { meta: says('the door is broken') } })
  const { stories, statesCame } = compareFlow(graph(door()), graph(now))
  expect(statesCame).toEqual(['the door is broken'])
  expect(stories.map(({ when, before, now: is }) => [when, before, is])).toEqual([
    ['5 seconds have passed', ['after 2 seconds'], ['after 5 seconds']],
    [null, ['this is done in it: on entry: light'], ['this is done in it: on entry: ring']],
  ])
})

test('a flow that begins elsewhere', () => {
  const [story] = compareFlow(graph(door()), graph({ ...door(), initial: 'locked' })).stories
  expect(story).toEqual(
    expect.objectContaining({ given: 'the flow begins', before: ['the door is shut'], now: ['the door is locked'] }),
  )
})

test('the same difference in several states is one story, the shortest, and names the others', () => {
  const withKick = (target: string) => {
    const config = door()
    const kick = { target, meta: says('somebody kicks it') }
    Object.assign(config.states ?? {}, { broken: { meta: says('the door is broken') } })
    Object.assign(config.states?.['open'] ?? {}, { on: { kick } })
    Object.assign(config.states?.['locked'] ?? {}, { on: { ...config.states?.['locked']?.on, kick } })
    return graph(config)
  }
  const [story, ...others] = compareFlow(withKick('shut'), withKick('broken')).stories
  expect(others).toEqual([])
  expect(story).toEqual(
    expect.objectContaining({
      given: 'the door is shut',
      steps: [{ when: 'somebody pushes', where: null, leadsTo: 'the door is open' }],
      when: 'somebody kicks it',
      before: ['the door is shut'],
      now: ['the door is broken'],
      also: ['the door is locked'],
    }),
  )
})
