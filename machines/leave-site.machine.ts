import { setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction } from './unprovided.ts'

export const leaveSiteMachine = setup({
  types: {
    context: {} as { address: string },
    input: {} as { address: string },
    events: {} as { type: 'confirmed' } | { type: 'declined' },
    meta: {} as Meta,
  },
  actions: {
    openAddress: unprovidedAction<string>('openAddress'),
    goBack: unprovidedAction<void>('goBack'),
  },
}).createMachine({
  id: 'leaveSite',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      meta: {
        description: 'the visitor is asked whether to leave',
        says: ['Are you sure you want to leave the site?'],
        requirements: ['C2.1-02', 'C2.4-10', 'C2.4-11', 'C2.4-12', 'C6-08'],
      },
      on: {
        confirmed: {
          target: 'redirecting',
          meta: { description: 'the visitor wants to leave', requirements: ['C2.1-03', 'C2.4-12', 'C2.4-13'] },
        },
        declined: {
          target: 'staying',
          meta: { description: 'the visitor wants to stay', requirements: ['C2.4-12', 'C2.4-13'] },
        },
      },
    },
    redirecting: {
      entry: { type: 'openAddress', params: ({ context }) => context.address },
      meta: {
        description: 'the visitor is on the way to the external site',
        says: ['You are being redirected to an external site.'],
        requirements: ['C2.1-03', 'C2.4-14'],
      },
    },
    staying: {
      entry: 'goBack',
      meta: { description: 'the visitor is back where she was', requirements: ['C2.4-12'] },
    },
  },
})
