import { initialTransition, transition } from 'xstate'
import { expect, test } from 'vitest'
import { referenceListMachine } from './reference-list.machine.ts'

const start = (rows: ReadonlyArray<unknown> | null) =>
  initialTransition(referenceListMachine, { entity: 'CompanyNews', rows })

type Snapshot = ReturnType<typeof start>[0]

const after = (snapshot: Snapshot, ...events: object[]): Snapshot =>
  events.reduce<Snapshot>((current, event) => transition(referenceListMachine, current, event as never)[0], snapshot)

const flagsOf = (snapshot: Snapshot) => ({
  value: snapshot.value,
  rows: snapshot.context.rows,
  loading: snapshot.hasTag('loading'),
  error: snapshot.hasTag('error'),
  allLoaded: snapshot.hasTag('allLoaded'),
})

const needed = { type: 'needed' }
const loaded = { type: 'xstate.done.actor.loadRows', output: ['a row'] }
const empty = { type: 'xstate.done.actor.loadRows', output: [] }
const failed = { type: 'xstate.error.actor.loadRows', error: new Error('The connection was lost.') }

const off = { loading: false, error: false, allLoaded: false }
const [unneeded] = start(null)

test('[C4.4-01][C4.4-03] a list that nobody needs has all its flags off', () => {
  expect(flagsOf(unneeded)).toEqual({ value: 'unneeded', rows: null, ...off })
})

test('[C4.4-03] a list that is needed is loading, then all loaded', () => {
  expect([flagsOf(after(unneeded, needed)), flagsOf(after(unneeded, needed, loaded))]).toEqual([
    { value: 'loading', rows: null, ...off, loading: true },
    { value: 'loaded', rows: ['a row'], ...off, allLoaded: true },
  ])
})

test('[C4.4-03] a list that could not be loaded is in error, and loading again when it is needed again', () => {
  expect([
    flagsOf(after(unneeded, needed, failed)),
    flagsOf(after(unneeded, needed, failed, needed)),
    flagsOf(after(unneeded, needed, failed, needed, loaded)),
  ]).toEqual([
    { value: 'failed', rows: null, ...off, error: true },
    { value: 'loading', rows: null, ...off, loading: true },
    { value: 'loaded', rows: ['a row'], ...off, allLoaded: true },
  ])
})

test('[C4.4-03] a list that came with the page is all loaded from the first', () => {
  expect(flagsOf(start(['a row'])[0])).toEqual({ value: 'loaded', rows: ['a row'], ...off, allLoaded: true })
})

test('[C4.4-02] a list is asked for once, by its entity', () => {
  const actions = [unneeded, after(unneeded, needed), after(unneeded, needed, loaded)].map((snapshot) =>
    transition(referenceListMachine, snapshot, { type: 'needed' })[1].map(
      ({ params }) => (params as { input?: unknown } | undefined)?.input,
    ),
  )
  expect(actions).toEqual([['CompanyNews'], [], []])
})

test('[C4.4-06] an honestly empty list stays as it is', () => {
  expect(flagsOf(after(unneeded, needed, empty, needed))).toEqual({
    value: 'loaded',
    rows: [],
    ...off,
    allLoaded: true,
  })
})
