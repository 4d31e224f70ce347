import { setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type LeavePageEvent =
  | { type: 'page.changed' }
  | { type: 'page.unchanged' }
  /** Someone wants to go to another page or to sign out; who it is waits for the answer. */
  | { type: 'leaving.wanted' }
  | { type: 'leaving.refused' }
  | { type: 'leaving.confirmed' }

/** Keeps a visitor from losing what is written on a page and not sent (C2.4-15 to C2.4-19). */
export const leavePageMachine = setup({
  types: {
    events: {} as LeavePageEvent,
    meta: {} as Meta,
  },
  actors: {
    /** Has the browser ask before it reloads or closes the page; sends nothing. */
    warnOnUnload: unprovidedListener<LeavePageEvent>('warnOnUnload'),
  },
  actions: {
    /** Lets those who wanted to leave go. */
    goOn: unprovidedAction<undefined>('goOn'),
    /** Tells those who wanted to leave that they stay. */
    stay: unprovidedAction<undefined>('stay'),
  },
}).createMachine({
  id: 'leavePage',
  initial: 'unchanged',
  states: {
    unchanged: {
      meta: { description: 'the page can be left' },
      on: {
        'page.changed': { target: 'changed', meta: { description: 'something is written' } },
        'leaving.wanted': { actions: 'goOn', meta: { description: 'nobody is asked' } },
      },
    },
    changed: {
      meta: { description: 'the page is not left without a question', requirements: ['C2.4-15'] },
      invoke: { id: 'warnOnUnload', src: 'warnOnUnload' },
      on: {
        'page.unchanged': { target: 'unchanged', meta: { description: 'it is sent or taken back' } },
        'leaving.wanted': { target: 'asked', meta: { description: 'the visitor wants to leave' } },
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
        'leaving.refused': {
          target: 'changed',
          actions: 'stay',
          meta: { description: 'the answer is No', requirements: ['C2.4-17'] },
        },
        'leaving.confirmed': {
          target: 'unchanged',
          actions: 'goOn',
          meta: { description: 'the answer is Yes', requirements: ['C2.4-18'] },
        },
        'page.unchanged': {
          target: 'unchanged',
          actions: 'stay',
          meta: { description: 'it is sent before there is an answer' },
        },
      },
    },
  },
})
