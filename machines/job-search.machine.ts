import type { JobListing } from '#contract/job-listing.ts'
import { readCriteria, writeCriteria } from '#domain/job-address.ts'
import { openJobBoard, searchJobs, type JobBoard, type JobResult } from '#domain/job-board.ts'
import {
  clearFilters,
  noCriteria,
  setKeyword,
  setPage,
  setPageSize,
  setSort,
  toggleFilter,
  toggleSaved,
  toggleState,
  type GroupId,
  type JobCriteria,
  type JobSort,
} from '#domain/job-criteria.ts'
import { noNearby, pageNearby, setNearbyPageSize, type NearbyPage } from '#domain/nearby-jobs.ts'
import { assign, enqueueActions, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type { GroupId }

export type JobSearchEvent =
  | { type: 'keyword.changed'; keyword: string }
  | { type: 'filter.toggled'; group: GroupId; value: string }
  | { type: 'state.toggled'; state: string }
  | { type: 'saved.toggled' }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: JobSort }
  | { type: 'page.turned'; page: number }
  | { type: 'pageSize.chosen'; pageSize: number }
  | { type: 'nearbyPage.turned'; page: number }
  | { type: 'nearbyPageSize.chosen'; pageSize: number }
  | { type: 'suggestion.applied' }
  /** Another search is asked for as a whole. @param isShown false while the address bar does not show it yet */
  | { type: 'address.changed'; query: string; isShown: boolean }
  /** The typing has rested: the address is to follow the search. */
  | { type: 'address.due' }
  | { type: 'savedJobs.changed'; ids: ReadonlyArray<string> }
  | { type: 'retry' }

type Context = {
  query: string
  /** The saved jobs of the visitor's device; null while nobody has asked the device. */
  savedIds: ReadonlyArray<string> | null
  board: JobBoard | null
  criteria: JobCriteria
  open: GroupId | null
  result: JobResult | null
  /** The nearby jobs that are shown; their page is in no address (J4.8-07). */
  nearby: NearbyPage
  /** The query of the address that keeps this search (J4.6). */
  address: string
  /** The query that the address bar shows, as far as this search knows. */
  shown: string
}

/** @param nearbyFrom the page of the nearby jobs to stay at, counted from 0 */
function searched({ board, criteria, savedIds, nearby: { pageSize } }: Context, nearbyFrom: number) {
  if (!board) return { result: null, address: '', nearby: noNearby }
  const result = searchJobs(board, criteria, savedIds ?? [])
  const nearby = pageNearby(result.nearby, { page: nearbyFrom, pageSize })
  return { result, address: writeCriteria(board, criteria), nearby }
}

/** The same for queries that say the same. */
const normal = (query: string) => new URLSearchParams(query).toString()

const addressTimer = 'address'

const opened = (listing: JobListing | null) => listing && openJobBoard(listing.postings, listing.locations)

/** Current opportunities: keyword, filters, sort, pages, and what to say when nothing matches (J2.3, J4.4 to J4.8). */
export const jobSearchMachine = setup({
  types: {
    input: {} as { query: string; listing: JobListing | null; savedIds: ReadonlyArray<string> | null },
    context: {} as Context,
    events: {} as JobSearchEvent,
    meta: {} as Meta,
    tags: {} as 'ready',
  },
  actors: {
    loadJobs: unprovided<JobListing>('loadJobs'),
    /** Sends `savedJobs.changed` once the device has been asked, and whenever they change. */
    watchSavedJobs: unprovidedListener<JobSearchEvent>('watchSavedJobs'),
    /** Sends `address.changed` with the address of the page, at first and whenever it changes. */
    watchAddress: unprovidedListener<JobSearchEvent>('watchAddress'),
  },
  delays: {
    /** How long the keyword must rest before the address follows it, in ms; browsers limit how often it may change. */
    typingRest: 250,
  },
  guards: {
    namesAnotherSearch: ({ context }, query: string) => context.board !== null && normal(query) !== context.shown,
    jobsAreHere: ({ context }) => context.board !== null,
    savedJobsAreUnknown: ({ context }) => context.criteria.saved && context.savedIds === null,
    jobsMatch: ({ context }) => (context.result?.total ?? 0) > 0,
    nothingIsSaved: ({ context }) => context.criteria.saved && context.result?.savedCount === 0,
    pageExists: ({ context }, page: number) => page >= 0 && page < (context.result?.pageCount ?? 0),
    nearbyPageExists: ({ context }, page: number) => page >= 0 && page < context.nearby.pageCount,
    jobsAreNearby: ({ context }) => context.nearby.pageCount > 0,
    fewerFiltersWouldMatch: ({ context }) => context.result?.suggestion != null,
  },
  actions: {
    openBoard: assign({ board: (_, listing: JobListing) => opened(listing) }),
    readAddress: assign(({ context }) =>
      context.board ? readCriteria(context.board, context.query) : { criteria: noCriteria, open: null },
    ),
    keepAddress: assign(({ context }, { query, isShown }: { query: string; isShown: boolean }) => ({
      query,
      shown: isShown ? normal(query) : context.shown,
    })),
    keepSaved: assign({ savedIds: (_, ids: ReadonlyArray<string>) => ids }),
    changeKeyword: assign({ criteria: ({ context }, keyword: string) => setKeyword(context.criteria, keyword) }),
    toggleFilter: assign({
      criteria: ({ context }, filter: { group: GroupId; value: string }) =>
        toggleFilter(context.criteria, filter.group, filter.value),
    }),
    toggleState: assign({
      criteria: ({ context }, state: string) =>
        context.board ? toggleState(context.board, context.criteria, state) : context.criteria,
    }),
    toggleSaved: assign({ criteria: ({ context }) => toggleSaved(context.criteria) }),
    clearFilters: assign({ criteria: ({ context }) => clearFilters(context.criteria) }),
    changeSort: assign({ criteria: ({ context }, sort: JobSort) => setSort(context.criteria, sort) }),
    turnPage: assign({ criteria: ({ context }, page: number) => setPage(context.criteria, page) }),
    changePageSize: assign({ criteria: ({ context }, size: number) => setPageSize(context.criteria, size) }),
    applySuggestion: assign({ criteria: ({ context }) => context.result?.suggestion?.criteria ?? context.criteria }),
    turnNearbyPage: assign({
      nearby: ({ context }, page: number) => pageNearby(context.result?.nearby ?? [], { ...context.nearby, page }),
    }),
    changeNearbyPageSize: assign({
      nearby: ({ context }, size: number) =>
        pageNearby(context.result?.nearby ?? [], setNearbyPageSize(context.nearby, size)),
    }),
    // A bookmark is no change of a filter: the nearby jobs stay where they are.
    search: assign(({ context, event }) =>
      searched(context, event.type === 'savedJobs.changed' ? context.nearby.page : noNearby.page),
    ),
    keepShown: assign({ shown: ({ context }) => normal(context.address) }),
    /** Puts a query into the address bar, in the place of the one that stands there (J4.6-04). */
    showAddress: unprovidedAction<string>('showAddress'),
  },
}).createMachine({
  id: 'jobSearch',
  context: ({ input }) => ({
    query: input.query,
    savedIds: input.savedIds,
    board: opened(input.listing),
    criteria: noCriteria,
    open: null,
    result: null,
    nearby: noNearby,
    address: '',
    shown: normal(input.query),
  }),
  invoke: [{ src: 'watchSavedJobs' }, { src: 'watchAddress' }],
  initial: 'arriving',
  on: {
    'keyword.changed': {
      guard: 'jobsAreHere',
      target: '.deciding',
      actions: { type: 'changeKeyword', params: ({ event }) => event.keyword },
      meta: { description: 'the keyword changes', requirements: ['J4.4-17', 'J4.9-01'] },
    },
    'filter.toggled': {
      guard: 'jobsAreHere',
      target: '.deciding',
      actions: { type: 'toggleFilter', params: ({ event }) => event },
      meta: { description: 'one filter changes', requirements: ['J4.4-12', 'J4.4-13', 'J4.4-15'] },
    },
    'state.toggled': {
      guard: 'jobsAreHere',
      target: '.deciding',
      actions: { type: 'toggleState', params: ({ event }) => event.state },
      meta: { description: 'all cities of a state change', requirements: ['J4.4-07', 'J4.4-08', 'J4.4-10'] },
    },
    'saved.toggled': {
      guard: 'jobsAreHere',
      target: '.deciding',
      actions: 'toggleSaved',
      meta: { description: 'the saved filter changes', requirements: ['J2.3-19', 'J4.4-02'] },
    },
    'filters.cleared': {
      guard: 'jobsAreHere',
      target: '.deciding',
      actions: 'clearFilters',
      meta: { description: 'all filters are cleared', requirements: ['J2.3-03', 'J2.3-07'] },
    },
    'sort.chosen': {
      guard: 'jobsAreHere',
      target: '.deciding',
      actions: { type: 'changeSort', params: ({ event }) => event.sort },
      meta: { description: 'the order changes', requirements: ['J4.5-01', 'J4.5-02', 'J4.5-03'] },
    },
    'page.turned': {
      guard: { type: 'pageExists', params: ({ event }) => event.page },
      target: '.deciding',
      actions: { type: 'turnPage', params: ({ event }) => event.page },
      meta: { description: 'a page is turned', requirements: ['J2.3-11'] },
    },
    'pageSize.chosen': {
      guard: 'jobsAreHere',
      target: '.deciding',
      actions: { type: 'changePageSize', params: ({ event }) => event.pageSize },
      meta: { description: 'the page size changes', requirements: ['J9-04'] },
    },
    'nearbyPage.turned': {
      guard: { type: 'nearbyPageExists', params: ({ event }) => event.page },
      actions: { type: 'turnNearbyPage', params: ({ event }) => event.page },
      meta: { description: 'a page of the nearby jobs is turned', requirements: ['J4.8-07'] },
    },
    'nearbyPageSize.chosen': {
      guard: 'jobsAreNearby',
      actions: { type: 'changeNearbyPageSize', params: ({ event }) => event.pageSize },
      meta: { description: 'the page size of the nearby jobs changes', requirements: ['J9-05'] },
    },
    'suggestion.applied': {
      guard: 'fewerFiltersWouldMatch',
      target: '.deciding',
      actions: 'applySuggestion',
      meta: { description: 'the suggested filters are applied', requirements: ['J4.7-06'] },
    },
    'address.changed': {
      guard: { type: 'namesAnotherSearch', params: ({ event }) => event.query },
      target: '.arriving',
      actions: { type: 'keepAddress', params: ({ event }) => event },
      meta: { description: 'the address names another search', requirements: ['J4.6-01'] },
    },
    'address.due': {
      actions: ['keepShown', { type: 'showAddress', params: ({ context }) => context.address }],
      meta: { description: 'the address follows what was typed', requirements: ['J4.6-04'] },
    },
    'savedJobs.changed': [
      {
        guard: 'jobsAreHere',
        target: '.deciding',
        actions: { type: 'keepSaved', params: ({ event }) => event.ids },
        meta: { description: 'a job is saved or unsaved', requirements: ['J4.3-01'] },
      },
      {
        actions: { type: 'keepSaved', params: ({ event }) => event.ids },
        meta: { description: 'a job is saved elsewhere before the jobs are here', requirements: ['J7-46'] },
      },
    ],
  },
  states: {
    arriving: {
      entry: 'readAddress',
      meta: { description: 'the address is read' },
      always: [{ guard: 'jobsAreHere', target: 'deciding' }, { target: 'loading' }],
    },
    loading: {
      meta: {
        description: 'the jobs are loading',
        says: ['Loading current opportunities...', 'Searching all open positions...'],
        requirements: ['J2.3-17', 'J2.3-18'],
      },
      invoke: {
        id: 'loadJobs',
        src: 'loadJobs',
        onDone: { target: 'arriving', actions: { type: 'openBoard', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    deciding: {
      entry: [
        'search',
        // The address follows at once, or when the typing rests.
        enqueueActions(({ context, event, enqueue }) => {
          enqueue.cancel(addressTimer)
          if (context.board === null || normal(context.address) === context.shown) return
          if (event.type === 'keyword.changed')
            enqueue.raise({ type: 'address.due' }, { id: addressTimer, delay: 'typingRest' })
          else {
            enqueue({ type: 'keepShown' })
            enqueue({ type: 'showAddress', params: context.address })
          }
        }),
      ],
      meta: { description: 'the matching jobs are counted' },
      always: [
        { guard: 'savedJobsAreUnknown', target: 'savedUnknown' },
        { guard: 'jobsMatch', target: 'listed' },
        { guard: 'nothingIsSaved', target: 'nothingSaved' },
        { guard: 'fewerFiltersWouldMatch', target: 'suggesting' },
        { target: 'noMatches' },
      ],
    },
    listed: {
      tags: 'ready',
      meta: { description: 'matching jobs are listed', requirements: ['J2.3-12'] },
    },
    savedUnknown: {
      tags: 'ready',
      meta: {
        description: 'saved jobs are to be asked of the device',
        says: [
          'Your saved jobs are kept on this device, not on our server.',
          'They appear here once the page has loaded; that needs JavaScript.',
        ],
        requirements: ['J3-33', 'J2.3-19'],
      },
    },
    nothingSaved: {
      tags: 'ready',
      meta: {
        description: 'there are no saved jobs',
        says: [
          'You have no saved jobs. To save a job to look at it later, click the bookmark icon in the top right of a job listing.',
        ],
        requirements: ['J8-24', 'J8-25'],
      },
    },
    suggesting: {
      tags: 'ready',
      meta: {
        description: 'fewer filters are suggested',
        says: ["We couldn't find any jobs matching your criteria."],
        requirements: ['J4.7-01', 'J4.7-04'],
      },
    },
    noMatches: {
      tags: 'ready',
      meta: {
        description: 'no job matches',
        says: ["We couldn't find any jobs matching your criteria."],
        requirements: ['J8-23'],
      },
    },
    failed: {
      meta: {
        description: 'the jobs could not be loaded',
        says: ['Error loading current opportunities'],
        requirements: ['J7-47'],
      },
      on: { retry: { target: 'loading', meta: { description: 'another try' } } },
    },
  },
})
