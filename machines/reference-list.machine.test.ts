import { initialTransition, transition } from 'xstate'
import { expect, test } from 'vitest'
import { referenceListMachine } from './reference-list.machine.ts'

const start = (rows: ReadonlyArray<unknown> | null) =>
  initialTransition(referenceListMachine, { entity: 'CompanyNews', rows })

type Snapshot = ReturnType<typeof start>[0]

const after = (snapshot: Snapshot, ...events: object[]): Snapshot =>
  events.reduce<Snapshot>((current, event) => transition(referenceListMachine, current, event as never)[0], snapshot)

const summarizeSnapshot = (snapshot: Snapshot) => ({
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
  expect(summarizeSnapshot(unneeded)).toEqual({ value: 'unneeded', rows: null, ...off })
})

test('[C4.4-03] a list that is needed is loading, then all loaded', () => {
  expect([summarizeSnapshot(after(unneeded, needed)), summarizeSnapshot(after(unneeded, needed, loaded))]).toEqual([
    { value: 'loading', rows: null, ...off, loading: true },
    { value: 'loaded', rows: ['a row'], ...off, allLoaded: true },
  ])
})

test('[C4.4-03] a list that could not be loaded is in error, and loading again when it is needed again', () => {
  expect([
    summarizeSnapshot(after(unneeded, needed, failed)),
    summarizeSnapshot(after(unneeded, needed, failed, needed)),
    summarizeSnapshot(after(unneeded, needed, failed, needed, loaded)),
  ]).toEqual([
    { value: 'failed', rows: null, ...off, error: true },
    { value: 'loading', rows: null, ...off, loading: true },
    { value: 'loaded', rows: ['a row'], ...off, allLoaded: true },
  ])
})

test('[C4.4-03] a list that came with the page is all loaded from the first', () => {
  expect(summarizeSnapshot(start(['a row'])[0])).toEqual({ value: 'loaded', rows: ['a row'], ...off, allLoaded: true })
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
  expect(summarizeSnapshot(after(unneeded, needed, empty, needed))).toEqual({
    value: 'loaded',
    rows: [],
    ...off,
    allLoaded: true,
  })
})

const released = { type: 'released' }
const came = (rows: ReadonlyArray<unknown>, all: boolean) => ({ type: 'rows.arrived', rows, all })

test('a list that nobody waits for any more is not read on, and read when it is needed again', () => {
  expect([after(unneeded, needed, released).value, after(unneeded, needed, released, needed).value]).toEqual([
    'unneeded',
    'loading',
  ])
})

test('[C7.1-17] rows that came with another call take the places of those with their ids, new ones stand at the end', () => {
  const known = [
    { CompanyNews_ID: '1', Title: 'One' },
    { CompanyNews_ID: '2', Title: 'Two' },
  ]
  const arrived = [
    { CompanyNews_ID: '3', Title: 'Three' },
    { CompanyNews_ID: '1', Title: 'One, corrected' },
  ]
  expect(summarizeSnapshot(after(start(known)[0], came(arrived, false)))).toEqual({
    value: 'loaded',
    rows: [arrived[1], known[1], arrived[0]],
    ...off,
    allLoaded: true,
  })
})

test('[C7.1-17] some rows are kept without being taken for the whole list', () => {
  const some = [{ CompanyNews_ID: '1', Title: 'One' }]
  const early = after(unneeded, came(some, false))
  expect([summarizeSnapshot(early), after(early, needed).value]).toEqual([
    { value: 'unneeded', rows: some, ...off },
    'loading',
  ])
})

test('[C7.1-17] all rows are the list, whether it was needed, loading or had failed', () => {
  const all = [{ CompanyNews_ID: '1', Title: 'One' }]
  const befores = [unneeded, after(unneeded, needed), after(unneeded, needed, failed)]
  expect(befores.map((before) => summarizeSnapshot(after(before, came(all, true))))).toEqual(
    befores.map(() => ({ value: 'loaded', rows: all, ...off, allLoaded: true })),
  )
})

test('[C7.1-17] the one row of a table without ids takes the place of the one before', () => {
  const [stat] = initialTransition(referenceListMachine, { entity: 'WebsiteStat', rows: [{ years: 49 }] })
  expect(after(stat, came([{ years: 50 }], false)).context.rows).toEqual([{ years: 50 }])
})
