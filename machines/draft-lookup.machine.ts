import { setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction } from './unprovided.ts'

/** A link to an application that names no job, such as "My Application" in the menu. */
export const draftLookupMachine = setup({
  types: { meta: {} as Meta },
  actors: {
    /** Resolves to the address where she goes on with it, or to '' if there is none. */
    findOnlyDraft: unprovided<string>('findOnlyDraft'),
  },
  guards: { isFound: (_, address: string) => address !== '' },
  actions: {
    openDraft: unprovidedAction<string>('openDraft'),
    openAccount: unprovidedAction<undefined>('openAccount'),
  },
}).createMachine({
  id: 'draftLookup',
  initial: 'looking',
  states: {
    looking: {
      meta: {
        description: 'it is looked up whether the applicant has a draft and nothing else',
        says: ['Please Wait...'],
      },
      invoke: {
        id: 'findOnlyDraft',
        src: 'findOnlyDraft',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'continuing',
            actions: { type: 'openDraft', params: ({ event }) => event.output },
            meta: { description: 'she has' },
          },
          { target: 'elsewhere', meta: { description: 'she has no draft, or more than that' } },
        ],
        onError: { target: 'elsewhere', meta: { description: 'it could not be looked up' } },
      },
    },
    continuing: {
      type: 'final',
      meta: {
        description: 'the applicant goes on with the draft that is all she has',
        says: ['Please Wait...'],
        requirements: ['J2.1-22', 'C2.1-24'],
      },
    },
    elsewhere: {
      type: 'final',
      meta: { description: 'the applicant is shown her account, where her applications are', says: ['Please Wait...'] },
      entry: { type: 'openAccount', params: undefined },
    },
  },
})
