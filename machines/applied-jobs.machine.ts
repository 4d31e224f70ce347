import type { ApplicationPosting } from '#contract/application.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedListener } from './unprovided.ts'

type Applications = ReadonlyArray<ApplicationPosting>

export type ApplicationsChangedEvent = { type: 'applications.changed' }

export type AppliedJobsEvent =
  | { type: 'visitor.changed'; visitor: string | null }
  | { type: 'page.entered'; isRequested: boolean }
  | ApplicationsChangedEvent

type Context = {
  readonly visitor: string | null
  readonly isRequested: boolean
  readonly applications: Applications | null
}

export const appliedJobsMachine = setup({
  types: { context: {} as Context, events: {} as AppliedJobsEvent, meta: {} as Meta },
  actors: {
    watchVisitor: unprovidedListener<AppliedJobsEvent>('watchVisitor'),
    watchPlace: unprovidedListener<AppliedJobsEvent>('watchPlace'),
    watchChanges: unprovidedListener<ApplicationsChangedEvent>('watchChanges'),
    readApplied: unprovided<Applications>('readApplied'),
  },
  guards: {
    visitorIsSignedOut: (_, visitor: string | null) => visitor === null,
    isSame: ({ context }, visitor: string | null) => visitor === context.visitor,
    isRequested: ({ context }) => context.isRequested,
    mayRead: ({ context }, isRequested: boolean) => isRequested && context.visitor !== null,
    mayReadAgain: ({ context }) => context.isRequested && context.visitor !== null,
  },
  actions: {
    resetFlow: assign((_, visitor: string | null) => ({ visitor, applications: null })),
    setCurrentPage: assign({ isRequested: (_, isRequested: boolean) => isRequested }),
    setAppliedJobs: assign({ applications: (_, applications: Applications) => applications }),
    forgetApplied: assign({ applications: null }),
  },
}).createMachine({
  id: 'appliedJobs',
  context: { visitor: null, isRequested: false, applications: null },
  invoke: [{ src: 'watchVisitor' }, { src: 'watchPlace' }, { src: 'watchChanges' }],
  initial: 'idle',
  on: {
    'visitor.changed': [
      {
        guard: { type: 'isSame', params: ({ event }) => event.visitor },
        meta: { description: 'it is the same visitor' },
      },
      {
        guard: { type: 'visitorIsSignedOut', params: ({ event }) => event.visitor },
        target: '.idle',
        actions: { type: 'resetFlow', params: ({ event }) => event.visitor },
        meta: { description: 'the applicant signs out, and nothing of hers stays', requirements: ['C4.1-05.b'] },
      },
      {
        guard: 'isRequested',
        target: '.reading',
        actions: { type: 'resetFlow', params: ({ event }) => event.visitor },
        meta: { description: 'somebody signs in where it is shown' },
      },
      {
        target: '.idle',
        actions: { type: 'resetFlow', params: ({ event }) => event.visitor },
        meta: { description: 'somebody signs in where it is not shown' },
      },
    ],
    'page.entered': [
      {
        guard: { type: 'mayRead', params: ({ event }) => event.isRequested },
        target: '.reading',
        actions: { type: 'setCurrentPage', params: ({ event }) => event.isRequested },
        meta: { description: 'a page is entered that shows it', requirements: ['J4.11-02'] },
      },
      {
        actions: { type: 'setCurrentPage', params: ({ event }) => event.isRequested },
        meta: { description: 'a page is entered that does not show it, or by somebody who is not signed in' },
      },
    ],
    'applications.changed': [
      {
        guard: 'mayReadAgain',
        target: '.reading',
        meta: { description: 'an application changes on this device where it is shown' },
      },
      {
        target: '.idle',
        actions: 'forgetApplied',
        meta: { description: 'an application changes on this device, and what was known is forgotten' },
      },
    ],
  },
  states: {
    idle: { meta: { description: 'nobody asks for which jobs the visitor has applied' } },
    reading: {
      meta: { description: 'it is being read for which jobs the applicant has applied', requirements: ['J7-42'] },
      invoke: {
        id: 'readApplied',
        src: 'readApplied',
        onDone: {
          target: 'known',
          actions: { type: 'setAppliedJobs', params: ({ event }) => event.output },
          meta: { description: 'it has arrived', requirements: ['J3-25'] },
        },
        onError: { target: 'failed', meta: { description: 'it has not arrived' } },
      },
    },
    known: {
      meta: { description: 'it is known for which jobs the applicant has applied', requirements: ['J4.11-02'] },
    },
    failed: { meta: { description: 'it could not be read for which jobs the applicant has applied' } },
  },
})
