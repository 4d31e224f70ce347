import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided } from './unprovided.ts'

type Rows = ReadonlyArray<unknown>

/** A list that loads on first need and is kept (C4.4). `rows` in the input is a list that came with the page. */
export const referenceListMachine = setup({
  types: {
    input: {} as { entity: string; rows: Rows | null },
    context: {} as { entity: string; rows: Rows | null },
    events: {} as { type: 'needed' },
    meta: {} as Meta,
    tags: {} as 'loading' | 'error' | 'allLoaded',
  },
  actors: {
    loadRows: unprovided<Rows, string>('loadRows'),
  },
  guards: {
    cameWithThePage: ({ context }) => context.rows !== null,
  },
  actions: {
    keepRows: assign({ rows: (_, rows: Rows) => rows }),
  },
}).createMachine({
  id: 'referenceList',
  context: ({ input }) => ({ entity: input.entity, rows: input.rows }),
  initial: 'unneeded',
  states: {
    unneeded: {
      meta: { description: 'the list has not been needed yet', requirements: ['C4.4-01'] },
      always: { guard: 'cameWithThePage', target: 'loaded' },
      on: { needed: { target: 'loading', meta: { description: 'a page needs the list' } } },
    },
    loading: {
      tags: 'loading',
      meta: { description: 'the list is loading', requirements: ['C4.4-02', 'C4.4-03'] },
      invoke: {
        id: 'loadRows',
        src: 'loadRows',
        input: ({ context }) => context.entity,
        onDone: { target: 'loaded', actions: { type: 'keepRows', params: ({ event }) => event.output } },
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
      on: { needed: { target: 'loading', meta: { description: 'a page needs the list' } } },
    },
  },
})
