import type { VisitEvent } from '#contract/visit-reports.ts'
import { activityEvent, pageEvent, searchEvent, type Activity, type TrackedPage } from '#domain/visit/visit-events.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type VisitCountsEvent =
  | { type: 'page.reached'; page: TrackedPage }
  | { type: 'counting.allowed' }
  | { type: 'counting.refused' }
  | { type: 'activity.done'; activity: Activity; title: string }
  | { type: 'title.loaded'; title: string }

type Context = {
  readonly here: TrackedPage | null
  readonly counted: TrackedPage | null
}

const isNew = ({ here, counted }: Context) => here !== null && here.path !== counted?.path

/** Never counts anything before consent or after its withdrawal, except the page on which consent is given. */
export const visitCountsMachine = setup({
  types: { context: {} as Context, events: {} as VisitCountsEvent, meta: {} as Meta },
  actors: {
    watchPages: unprovidedListener<VisitCountsEvent>('watchPages'),
    watchConsent: unprovidedListener<VisitCountsEvent>('watchConsent'),
    watchActivities: unprovidedListener<VisitCountsEvent>('watchActivities'),
    watchTitle: unprovidedListener<VisitCountsEvent, string>('watchTitle'),
  },
  guards: {
    jobIsNew: ({ context }) => isNew(context) && context.here?.job !== null,
    searchIsNew: ({ context }) => isNew(context) && context.here?.isSearch === true,
    pageIsNew: ({ context }) => isNew(context),
    searchBegins: ({ context: { here, counted } }) => here?.isSearch === true && counted?.isSearch === false,
    searchEnds: ({ context: { here, counted } }) => here?.isSearch === false && counted?.isSearch === true,
    isOtherPage: ({ context }, { path }: TrackedPage) => path !== context.counted?.path,
  },
  actions: {
    setCurrentPage: assign((_, here: TrackedPage) => ({ here })),
    setCountedPage: assign({ counted: ({ context }) => context.here }),
    forgetCounted: assign({ counted: null }),
    report: unprovidedAction<VisitEvent | null>('report'),
  },
}).createMachine({
  id: 'visitCounts',
  context: { here: null, counted: null },
  invoke: [{ src: 'watchPages' }, { src: 'watchConsent' }, { src: 'watchActivities' }],
  initial: 'notAllowed',
  on: {
    'page.reached': {
      actions: { type: 'setCurrentPage', params: ({ event }) => event.page },
      meta: { description: 'a page is open' },
    },
    'counting.refused': {
      target: '.notAllowed',
      actions: 'forgetCounted',
      meta: { description: 'the visitor does not allow it, or no longer', requirements: ['C7.2-15', 'J7-58'] },
    },
    'activity.done': {
      actions: { type: 'report', params: ({ event: { activity, title } }) => activityEvent(activity, title) },
      meta: {
        description: 'the visitor does something with a job',
        requirements: ['J7-53', 'J7-54', 'J7-56', 'J2.5-57'],
      },
    },
  },
  states: {
    notAllowed: {
      meta: { description: 'the visit is not counted', requirements: ['C7.2-15', 'J7-58'] },
      on: {
        'counting.allowed': { target: 'counting', meta: { description: 'the visitor allows it' } },
        'activity.done': {
          actions: [],
          meta: { description: 'what is done before consent is never counted', requirements: ['J7-58'] },
        },
      },
    },
    counting: {
      meta: { description: 'the visit is counted', requirements: ['C7.2-14'] },
      always: [
        {
          guard: 'jobIsNew',
          target: 'naming',
          actions: [{ type: 'report', params: ({ context: { here } }) => here && pageEvent(here) }, 'setCountedPage'],
          meta: { description: 'the page of a job is counted' },
        },
        {
          guard: 'searchIsNew',
          actions: [
            { type: 'report', params: ({ context: { here } }) => here && pageEvent(here) },
            { type: 'report', params: searchEvent },
            'setCountedPage',
          ],
          meta: { description: 'a page and its search are counted', requirements: ['J7-57'] },
        },
        {
          guard: 'pageIsNew',
          actions: [{ type: 'report', params: ({ context: { here } }) => here && pageEvent(here) }, 'setCountedPage'],
          meta: { description: 'a page is counted', requirements: ['C7.2-14'] },
        },
        {
          guard: 'searchBegins',
          actions: [{ type: 'report', params: searchEvent }, 'setCountedPage'],
          meta: { description: 'a search on the open page is counted', requirements: ['J7-57'] },
        },
        { guard: 'searchEnds', actions: 'setCountedPage', meta: { description: 'the next search is another' } },
      ],
    },
    naming: {
      meta: { description: 'the visit is counted, and the title of the open job is awaited', requirements: ['J7-55'] },
      invoke: { src: 'watchTitle', input: ({ context }) => context.here?.job ?? '' },
      on: {
        'title.loaded': {
          target: 'counting',
          actions: { type: 'report', params: ({ event }) => activityEvent('Job Posting', event.title) },
          meta: { description: 'the open job is counted under its title', requirements: ['J7-55'] },
        },
        'page.reached': {
          guard: { type: 'isOtherPage', params: ({ event }) => event.page },
          target: 'counting',
          actions: { type: 'setCurrentPage', params: ({ event }) => event.page },
          meta: { description: 'the visitor leaves before its title is known' },
        },
      },
    },
  },
})
