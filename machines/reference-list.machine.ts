import { entityKeys, isEntityName } from '#contract/entity-names.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided } from './unprovided.ts'

type Rows = ReadonlyArray<unknown>

type RowsArrivedEvent = { type: 'rows.arrived'; rows: Rows; all: boolean; most?: number }

type ReferenceListEvent =
  | { type: 'needed' }
  | { type: 'released' }
  /** `all`: these are all rows; `most`: keep at most so many. */
  | RowsArrivedEvent

const getEntityKey = (entity: string) => (isEntityName(entity) ? entityKeys[entity] : null)

/** Replaces known rows in place, appends new ones (C7.1-17); with `most`, arrived rows come first and the rest is cut. */
function merge(entity: string, known: Rows, { rows: arrived, most }: RowsArrivedEvent): Rows {
  const key = getEntityKey(entity)
  if (key === null) return arrived
  const getId = (row: unknown) => (row as Readonly<Record<string, unknown>>)[key]
  const merged = (rows: Rows) => new Map(rows.map((row) => [getId(row), row]))
  if (most === undefined) return [...merged([...known, ...arrived]).values()]
  const latest = merged(arrived)
  return [...latest.values(), ...known.filter((row) => !latest.has(getId(row)))].slice(0, most)
}

export const referenceListMachine = setup({
  types: {
    input: {} as { entity: string; rows: Rows | null },
    /** `rows` may be incomplete: see the tag `allLoaded`. */
    context: {} as {
      entity: string
      rows: Rows | null
      isPreloaded: boolean
      needs: number
    },
    events: {} as ReferenceListEvent,
    meta: {} as Meta,
    tags: {} as 'loading' | 'error' | 'allLoaded',
  },
  actors: {
    loadRows: unprovided<Rows, string>('loadRows'),
  },
  guards: {
    isPreloaded: ({ context }) => context.isPreloaded,
    rowsAreComplete: (_, all: boolean) => all,
    isNeeded: ({ context }) => context.needs > 0,
    isNeededElsewhere: ({ context }) => context.needs > 1,
  },
  actions: {
    addNeed: assign({ needs: ({ context }) => context.needs + 1 }),
    endNeed: assign({ needs: ({ context }) => Math.max(0, context.needs - 1) }),
    setRows: assign({ rows: (_, rows: Rows) => rows }),
    mergeRows: assign({
      rows: ({ context }, event: RowsArrivedEvent) => merge(context.entity, context.rows ?? [], event),
    }),
  },
}).createMachine({
  id: 'referenceList',
  context: ({ input }) => ({ ...input, isPreloaded: input.rows !== null, needs: 0 }),
  initial: 'unneeded',
  on: {
    needed: { actions: 'addNeed', meta: { description: 'one more needs the list' } },
    released: { guard: 'isNeeded', actions: 'endNeed', meta: { description: 'one less needs the list' } },
    'rows.arrived': [
      {
        guard: { type: 'rowsAreComplete', params: ({ event }) => event.all },
        target: '.loaded',
        actions: { type: 'setRows', params: ({ event }) => event.rows },
        meta: { description: 'all rows came with another call', requirements: ['C7.1-17'] },
      },
      {
        actions: { type: 'mergeRows', params: ({ event }) => event },
        meta: { description: 'some rows came with another call', requirements: ['C7.1-17'] },
      },
    ],
  },
  states: {
    unneeded: {
      meta: { description: 'the list is not needed', requirements: ['C4.4-01'] },
      always: { guard: 'isPreloaded', target: 'loaded' },
      on: {
        needed: { target: 'loading', actions: 'addNeed', meta: { description: 'a page needs the list' } },
      },
    },
    loading: {
      tags: 'loading',
      meta: { description: 'the list is loading', requirements: ['C4.4-02', 'C4.4-03'] },
      on: {
        released: [
          { guard: 'isNeededElsewhere', actions: 'endNeed', meta: { description: 'others still wait for the list' } },
          {
            target: 'unneeded',
            actions: 'endNeed',
            meta: { description: 'nobody waits for the list any more' },
          },
        ],
      },
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context }) => context.entity,
        onDone: { target: 'loaded', actions: { type: 'setRows', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    loaded: {
      tags: 'allLoaded',
      meta: { description: 'the list is loaded', requirements: ['C4.4-03'] },
    },
    failed: {
      tags: 'error',
      meta: { description: 'the list could not be loaded', requirements: ['C4.4-03', 'C4.4-06'] },
      on: {
        needed: { target: 'loading', actions: 'addNeed', meta: { description: 'a page needs the list' } },
      },
    },
  },
})
