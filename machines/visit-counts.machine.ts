import type { VisitEvent } from '#contract/visit-reports.ts'
import { activityEvent, pageEvent, searchEvent, type Activity, type CountedPage } from '#domain/visit/visit-events.ts'
import { assign, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

export type VisitCountsEvent =
  | { type: 'page.reached'; page: CountedPage }
  | { type: 'counting.allowed' }
  | { type: 'counting.refused' }
  /** The visitor did something with a job of this title, other than reading its page. */
  | { type: 'activity.done'; activity: Activity; title: string }
  /** The title of the job whose page is open is known. */
  | { type: 'title.known'; title: string }

type Context = {
  /** The page that is open; null until one is. */
  readonly here: CountedPage | null
  /** The page as it was counted last; null when none was since the visitor allowed it. */
  readonly counted: CountedPage | null
}

const isNew = ({ here, counted }: Context) => here !== null && here.path !== counted?.path

/**
 * Counts pages and what is done on them, for the firm's own counts (C7.2-14, J7-53 to J7-57, J2.5-57): without a cookie, without a
 * query, and only while the visitor allows it (C7.2-15, J7-58). What happened before consent, or after it was withdrawn,
 * is never counted; the page on which it is given is.
 */
export const visitCountsMachine = setup({
  types: { context: {} as Context, events: {} as VisitCountsEvent, meta: {} as Meta },
  actors: {
    /** Sends `page.reached` for the page that is open, and after each navigation. */
    watchPages: unprovidedListener<VisitCountsEvent>('watchPages'),
    /** Sends `counting.allowed` or `counting.refused`, at first and whenever that changes. */
    watchConsent: unprovidedListener<VisitCountsEvent>('watchConsent'),
    /** Sends `activity.done` for what is done in this tab with a job whose title is known. */
    watchActivities: unprovidedListener<VisitCountsEvent>('watchActivities'),
    /** Sends `title.known` once the title of the job with this id is known. */
    watchTitle: unprovidedListener<VisitCountsEvent, string>('watchTitle'),
  },
  guards: {
    jobIsNew: ({ context }) => isNew(context) && context.here?.job !== null,
    searchIsNew: ({ context }) => isNew(context) && context.here?.isSearch === true,
    pageIsNew: ({ context }) => isNew(context),
    searchBegins: ({ context: { here, counted } }) => here?.isSearch === true && counted?.isSearch === false,
    searchEnds: ({ context: { here, counted } }) => here?.isSearch === false && counted?.isSearch === true,
    jobIsLeft: ({ context }, { path }: CountedPage) => path !== context.counted?.path,
  },
  actions: {
    keepPage: assign((_, here: CountedPage) => ({ here })),
    keepCounted: assign({ counted: ({ context }) => context.here }),
    forgetCounted: assign({ counted: null }),
    /** Sends a count to the site without waiting for an answer. */
    report: unprovidedAction<VisitEvent | null>('report'),
  },
}).createMachine({
  id: 'visitCounts',
  context: { here: null, counted: null },
  invoke: [{ src: 'watchPages' }, { src: 'watchConsent' }, { src: 'watchActivities' }],
  initial: 'notAllowed',
  on: {
    'page.reached': {
      actions: { type: 'keepPage', params: ({ event }) => event.page },
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
          actions: [{ type: 'report', params: ({ context: { here } }) => here && pageEvent(here) }, 'keepCounted'],
          meta: { description: 'the page of a job is counted' },
        },
        {
          guard: 'searchIsNew',
          actions: [
            { type: 'report', params: ({ context: { here } }) => here && pageEvent(here) },
            { type: 'report', params: searchEvent },
            'keepCounted',
          ],
          meta: { description: 'a page and its search are counted', requirements: ['J7-57'] },
        },
        {
          guard: 'pageIsNew',
          actions: [{ type: 'report', params: ({ context: { here } }) => here && pageEvent(here) }, 'keepCounted'],
          meta: { description: 'a page is counted', requirements: ['C7.2-14'] },
        },
        {
          guard: 'searchBegins',
          actions: [{ type: 'report', params: searchEvent }, 'keepCounted'],
          meta: { description: 'a search on the open page is counted', requirements: ['J7-57'] },
        },
        { guard: 'searchEnds', actions: 'keepCounted', meta: { description: 'the next search is another' } },
      ],
    },
    naming: {
      meta: { description: 'the visit is counted, and the title of the open job is awaited', requirements: ['J7-55'] },
      invoke: { src: 'watchTitle', input: ({ context }) => context.here?.job ?? '' },
      on: {
        'title.known': {
          target: 'counting',
          actions: { type: 'report', params: ({ event }) => activityEvent('Job Posting', event.title) },
          meta: { description: 'the open job is counted under its title', requirements: ['J7-55'] },
        },
        'page.reached': {
          guard: { type: 'jobIsLeft', params: ({ event }) => event.page },
          target: 'counting',
          actions: { type: 'keepPage', params: ({ event }) => event.page },
          meta: { description: 'the visitor leaves before its title is known' },
        },
      },
    },
  },
})
