import { assign, createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { compareFlow } from './compare-flow.ts'
import { readGraph } from './flow-graph.ts'

type Config = Parameters<typeof createMachine>[0]

const graph = (config: Config) => readGraph(createMachine(config))

const createMeta = (description: string) => ({ description })

const door = (open = 'open', opened = 'the door is open'): Config => ({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      meta: createMeta('the door is shut'),
      on: {
        push: { target: open, meta: createMeta('somebody pushes') },
        lock: { target: 'locked', guard: 'hasKey', meta: createMeta('somebody locks it') },
      },
    },
    [open]: { meta: createMeta(opened), entry: 'light', after: { 2000: 'shut' } },
    locked: {
      meta: createMeta('the door is locked'),
      on: { unlock: { target: 'shut', meta: createMeta('it is unlocked') } },
    },
  },
})

const noDifference = { stories: [], reworded: [], addedStates: [], removedStates: [], inside: [] }

test('a state that was renamed tells nothing', () => {
  expect(compareFlow(graph(door()), graph(door('ajar')))).toEqual(noDifference)
})

test('a state that was reworded, and renamed as well, is told as reworded alone', () => {
  const reworded = [{ before: 'the door is open', now: 'the door stands open' }]
  expect(compareFlow(graph(door()), graph(door('open', 'the door stands open')))).toEqual({ ...noDifference, reworded })
  expect(compareFlow(graph(door()), graph(door('ajar', 'the door stands open')))).toEqual({ ...noDifference, reworded })
})

test('states in another order, and a step that all of them now take from the outside, tell nothing', () => {
  const ring = { actions: 'ring', meta: createMeta('somebody rings') }
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
    noDifference,
  )
})

test('a time that changed, a state that does something else, and a state that came', () => {
  const now = door()
  Object.assign(now.states?.['open'] ?? {}, { after: { 5000: 'shut' }, entry: 'ring' })
  Object.assign(now.states ?? {}, { broken: { meta: createMeta('the door is broken') } })
  const { stories, addedStates } = compareFlow(graph(door()), graph(now))
  expect(addedStates).toEqual(['the door is broken'])
  expect(stories.map(({ when, before, now: is }) => [when, before, is])).toEqual([
    ['5 seconds have passed', ['after 2 seconds'], ['after 5 seconds']],
    [null, ['“light” is done at its start'], ['“ring” is done at its start']],
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
    const kick = { target, meta: createMeta('somebody kicks it') }
    Object.assign(config.states ?? {}, { broken: { meta: createMeta('the door is broken') } })
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

test('a difference that is the same in every state is told of none', () => {
  const withRing = (actions: string) =>
    graph({ ...door(), on: { ring: { actions, meta: createMeta('somebody rings') } } })
  const [story, ...others] = compareFlow(withRing('bell'), withRing('hum')).stories
  expect(others).toEqual([])
  expect(story).toEqual(
    expect.objectContaining({
      given: 'whatever goes on',
      steps: [],
      when: 'somebody rings',
      before: ['“bell” is done'],
      now: ['“hum” is done instead'],
    }),
  )
})

test('a guard that is written differently is named, since no chart shows what it asks', () => {
  const withKey = (hasKey: () => boolean) => readGraph(createMachine(door(), { guards: { hasKey } }))
  const { stories, inside } = compareFlow(
    withKey(() => true),
    withKey(() => false),
  )
  expect([stories, inside]).toEqual([[], ['guard “has key” is written differently']])
})

test('the same difference on several occasions is one story', () => {
  const withRings = (actions: string) => {
    const config = door()
    const [ring, knock] = ['somebody rings', 'somebody knocks'].map((description) => ({
      actions,
      meta: createMeta(description),
    }))
    Object.assign(config.states?.['locked']?.on ?? {}, { ring, knock })
    return graph(config)
  }
  const [story, ...others] = compareFlow(withRings('bell'), withRings('hum')).stories
  expect(others).toEqual([])
  expect(story).toEqual(expect.objectContaining({ when: 'somebody rings', or: ['somebody knocks'] }))
})

const counting = (...actions: ReadonlyArray<string>) => {
  const config = door()
  Object.assign(config.states?.['shut']?.on?.['push' as never] ?? {}, { actions })
  const count = assign({ pushes: 1 })
  return readGraph(createMachine(config, { actions: { countPush: count, bell: () => {} } }))
}

test('what is only written down for later is told inside, not as a story', () => {
  expect(compareFlow(counting('bell', 'countPush'), counting('bell'))).toEqual({
    ...noDifference,
    inside: ['“count push” is no longer done when somebody pushes'],
  })
  const [story] = compareFlow(counting('bell', 'countPush'), counting()).stories
  expect([story?.before, story?.now]).toEqual([['“bell” is done'], ['“bell” is not done']])
})

test('a step that came and only writes something down is told inside', () => {
  const withCount = (on: object) => {
    const config = door()
    Object.assign(config.states?.['locked']?.on ?? {}, on)
    return readGraph(createMachine(config, { actions: { countKnock: assign({ knocks: 1 }) } }))
  }
  const knock = { actions: 'countKnock', meta: createMeta('somebody knocks') }
  expect(compareFlow(withCount({}), withCount({ knock }))).toEqual({
    ...noDifference,
    inside: ['“count knock” is done now when somebody knocks'],
  })
})

test('a guard and an action that only have other names tell nothing', () => {
  const named = (key: string, lit: string) => {
    const config = door()
    Object.assign(config.states?.['shut']?.on?.['lock' as never] ?? {}, { guard: key })
    Object.assign(config.states?.['open'] ?? {}, { entry: lit })
    return readGraph(createMachine(config, { guards: { [key]: () => true }, actions: { [lit]: () => void 'light' } }))
  }
  expect(compareFlow(named('hasKey', 'light'), named('holdsKey', 'shine'))).toEqual(noDifference)
})

test('what another event counts for now is said', () => {
  const withKinds = (...kinds: ReadonlyArray<string>) => {
    const config = door()
    const on = kinds.map((kind, place) => ({
      target: 'open',
      ...(place < kinds.length - 1 ? { guard: kind } : {}),
      meta: createMeta(`the ${kind} knocks`),
    }))
    Object.assign(config.states?.['shut'] ?? {}, { on: { knock: on } })
    return graph(config)
  }
  const [story] = compareFlow(withKinds('guest', 'mailman'), withKinds('mailman')).stories
  expect([story?.when, story?.before, story?.now]).toEqual([
    'the guest knocks',
    ['the door is open'],
    ['the same as when the mailman knocks: the door is open'],
  ])
})
