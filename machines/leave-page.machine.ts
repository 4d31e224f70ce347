import { assign, emit, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

/** What takes visitors away: a navigation, which stands still until there is an answer, or signing out. */
export type Departure = 'navigation' | 'sign out'

export type LeavePageEvent =
  | { type: 'page.changed' }
  | { type: 'page.unchanged' }
  | { type: 'leaving.wanted'; departure: Departure }
  | { type: 'leaving.refused' }
  | { type: 'leaving.confirmed' }

/** What was written is given up: nobody need keep it any more (C2.4-18). */
export type LeavePageNews = { type: 'changes.discarded' }

type Context = {
  /** What waits for the answer of the visitor; a later wish takes the place of an earlier. */
  readonly departure: Departure | null
}

const stay = [{ type: 'stay', params: ({ context }: { context: Context }) => context.departure }, 'forget'] as const

/** Keeps a visitor from losing what is written on a page and not sent (C2.4-15 to C2.4-19). */
export const leavePageMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LeavePageEvent,
    emitted: {} as LeavePageNews,
    meta: {} as Meta,
  },
  actors: {
    /** Has the browser ask before it reloads or closes the page; sends nothing. */
    warnOnUnload: unprovidedListener<LeavePageEvent>('warnOnUnload'),
  },
  actions: {
    remember: assign({ departure: (_, departure: Departure) => departure }),
    forget: assign({ departure: null }),
    tellDiscarded: emit({ type: 'changes.discarded' as const }),
    /** Lets those who wanted to leave go. */
    goOn: unprovidedAction<Departure | null>('goOn'),
    /** Tells those who wanted to leave that they stay. */
    stay: unprovidedAction<Departure | null>('stay'),
  },
}).createMachine({
  id: 'leavePage',
  context: { departure: null },
  initial: 'unchanged',
  states: {
    unchanged: {
      meta: { description: 'the page can be left' },
      on: {
        'page.changed': { target: 'changed', meta: { description: 'something is written' } },
        'leaving.wanted': {
          actions: { type: 'goOn', params: ({ event }) => event.departure },
          meta: { description: 'nobody is asked' },
        },
      },
    },
    changed: {
      meta: { description: 'the page cannot be left without a question', requirements: ['C2.4-15'] },
      invoke: { id: 'warnOnUnload', src: 'warnOnUnload' },
      on: {
        'page.unchanged': { target: 'unchanged', meta: { description: 'it is sent or deleted' } },
        'leaving.wanted': {
          target: 'asked',
          actions: { type: 'remember', params: ({ event }) => event.departure },
          meta: { description: 'the visitor wants to leave' },
        },
      },
    },
    asked: {
      meta: {
        description: 'the visitor is asked whether to leave the page',
        says: ['Are you sure you want to leave this page?', 'There are unsaved changes that will be lost.'],
        requirements: ['C2.4-15', 'C2.4-16'],
      },
      invoke: { id: 'warnOnUnload', src: 'warnOnUnload' },
      on: {
        'leaving.wanted': {
          actions: { type: 'remember', params: ({ event }) => event.departure },
          meta: { description: 'the visitor wants to leave in another way' },
        },
        'leaving.refused': {
          target: 'changed',
          actions: stay,
          meta: { description: 'the answer is No', requirements: ['C2.4-17'] },
        },
        'leaving.confirmed': {
          target: 'unchanged',
          actions: ['tellDiscarded', { type: 'goOn', params: ({ context }) => context.departure }, 'forget'],
          meta: { description: 'the answer is Yes', requirements: ['C2.4-18'] },
        },
        'page.unchanged': {
          target: 'unchanged',
          actions: stay,
          meta: { description: 'it is sent before there is an answer' },
        },
      },
    },
  },
})
