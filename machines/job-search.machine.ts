import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import { answerJobs, type JobAnswer, type JobQuestion } from '#domain/job-answer.ts'
import type { JobBoard, JobResult } from '#domain/job-board.ts'
import { catalogueOf, noCatalogue, type JobCatalogue } from '#domain/job-catalogue.ts'
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
import { noNearby, setNearbyPageSize, type NearbyPage, type NearbyPaging } from '#domain/nearby-jobs.ts'
import { assign, enqueueActions, setup } from 'xstate'
import type { Meta } from './meta.ts'
import { noteOfSearch } from './search-note.ts'
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
  /** The query of an address that is still to be read; null once the criteria are those it names. */
  query: string | null
  /** The saved jobs of the visitor's device; null while nobody has asked the device. */
  savedIds: ReadonlyArray<string> | null
  /** All jobs; null until they are here, and for good where there are more than a browser is given. */
  board: JobBoard | null
  /** Who finds the jobs: the page, or the server where they are too many to send. */
  searchedBy: 'page' | 'server'
  criteria: JobCriteria
  /** What is said about the keyword; '' when there is nothing to say. */
  note: string
  open: GroupId | null
  result: JobResult | null
  /** What can be filtered by. */
  catalogue: JobCatalogue
  featured: ReadonlyArray<JobPostingHeader>
  /** The nearby jobs that are shown; their page is in no address (J4.8-07). */
  nearby: NearbyPage
  /** The page of the nearby jobs that is asked for. */
  nearbyPaging: NearbyPaging
  /** The query of the address that keeps this search (J4.6). */
  address: string
  /** The query that the address bar shows, as far as this search knows. */
  shown: string
  /** Whether the last change was one of the keyword, after which more may follow. */
  isTyping: boolean
}

type Input = {
  readonly query: string
  /** All jobs, when they are here. */
  readonly board: JobBoard | null
  readonly savedIds: ReadonlyArray<string> | null
  /** What the server has answered to this query; given where it is the server that searches. */
  readonly answer?: JobAnswer | null
  readonly searchedBy?: 'page' | 'server'
}

/** What is asked for a search as it stands. */
export const questionOf = ({ query, criteria, savedIds, nearbyPaging }: Context): JobQuestion => ({
  search: query ?? criteria,
  savedIds: savedIds ?? [],
  nearby: nearbyPaging,
})

/** What is shown of an answer; a group that an address has opened stays open. */
export const showing = (answer: JobAnswer, { query, open, board }: Pick<Context, 'query' | 'open' | 'board'>) => ({
  ...answer,
  open: query === null ? open : answer.open,
  query: null,
  nearbyPaging: { page: answer.nearby.page, pageSize: answer.nearby.pageSize },
  catalogue: board ?? catalogueOf(answer.result.groups),
  note: noteOfSearch(answer.criteria.keyword),
})

/** A change of the search shows the nearby jobs from their first on. */
const changed = ({ nearbyPaging }: Context, criteria: JobCriteria) => ({
  criteria,
  isTyping: false,
  nearbyPaging: { ...nearbyPaging, page: 0 },
})

/** The same for queries that say the same. */
const normal = (query: string) => new URLSearchParams(query).toString()

const addressTimer = 'address'

const loadingWords = ['Loading current opportunities...', 'Searching all open positions...']

const nothingFound = {
  criteria: noCriteria,
  note: '',
  open: null,
  result: null,
  catalogue: noCatalogue,
  featured: [],
  nearby: noNearby,
  nearbyPaging: { page: noNearby.page, pageSize: noNearby.pageSize },
  address: '',
}

/** Current opportunities: keyword, filters, sort, pages, and what to say when nothing matches (J2.3, J4.4 to J4.8). */
export const jobSearchMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as JobSearchEvent,
    meta: {} as Meta,
    tags: {} as 'ready',
  },
  actors: {
    /** All jobs, made ready to be searched. */
    loadJobs: unprovided<JobBoard>('loadJobs'),
    /** What the server answers. */
    askServer: unprovided<JobAnswer, JobQuestion>('askServer'),
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
    namesAnotherSearch: ({ context }, query: string) =>
      (context.board !== null || context.searchedBy === 'server') && normal(query) !== context.shown,
    jobsAreHere: ({ context }) => context.board !== null,
    serverSearches: ({ context }) => context.searchedBy === 'server',
    isAnswered: ({ context }) => context.result !== null,
    /** What the device knows changes nothing of what is shown. */
    isAsBefore: ({ context }, ids: ReadonlyArray<string>) =>
      context.result !== null &&
      (context.savedIds !== null || !context.criteria.saved) &&
      JSON.stringify(ids) === JSON.stringify(context.savedIds ?? []),
    savedJobsAreUnknown: ({ context }) => context.criteria.saved && context.savedIds === null,
    jobsMatch: ({ context }) => (context.result?.total ?? 0) > 0,
    nothingIsSaved: ({ context }) => context.criteria.saved && context.result?.savedCount === 0,
    pageExists: ({ context }, page: number) => page >= 0 && page < (context.result?.pageCount ?? 0),
    nearbyPageExists: ({ context }, page: number) => page >= 0 && page < context.nearby.pageCount,
    jobsAreNearby: ({ context }) => context.nearby.pageCount > 0,
    fewerFiltersWouldMatch: ({ context }) => context.result?.suggestion != null,
  },
  actions: {
    openBoard: assign({ board: (_, board: JobBoard) => board }),
    keepAddress: assign(({ context }, { query, isShown }: { query: string; isShown: boolean }) => ({
      query,
      isTyping: false,
      nearbyPaging: { ...context.nearbyPaging, page: 0 },
      shown: isShown ? normal(query) : context.shown,
    })),
    keepSaved: assign({ savedIds: (_, ids: ReadonlyArray<string>) => ids }),
    changeKeyword: assign(({ context }, keyword: string) => ({
      ...changed(context, setKeyword(context.criteria, keyword)),
      isTyping: true,
    })),
    toggleFilter: assign(({ context }, filter: { group: GroupId; value: string }) =>
      changed(context, toggleFilter(context.criteria, filter.group, filter.value)),
    ),
    toggleState: assign(({ context }, state: string) =>
      changed(context, toggleState(context.catalogue, context.criteria, state)),
    ),
    toggleSaved: assign(({ context }) => changed(context, toggleSaved(context.criteria))),
    clearFilters: assign(({ context }) => changed(context, clearFilters(context.criteria))),
    changeSort: assign(({ context }, sort: JobSort) => changed(context, setSort(context.criteria, sort))),
    turnPage: assign(({ context }, page: number) => changed(context, setPage(context.criteria, page))),
    changePageSize: assign(({ context }, size: number) => changed(context, setPageSize(context.criteria, size))),
    applySuggestion: assign(({ context }) =>
      changed(context, context.result?.suggestion?.criteria ?? context.criteria),
    ),
    turnNearbyPage: assign({ nearbyPaging: ({ context }, page: number) => ({ ...context.nearbyPaging, page }) }),
    changeNearbyPageSize: assign({
      nearbyPaging: ({ context }, size: number) => setNearbyPageSize(context.nearbyPaging, size),
    }),
    search: assign(({ context }) =>
      context.board ? showing(answerJobs(context.board, questionOf(context)), context) : {},
    ),
    keepAnswer: assign(({ context }, answer: JobAnswer) => showing(answer, context)),
    keepShown: assign({ shown: ({ context }) => normal(context.address) }),
    /** Puts a query into the address bar, in the place of the one that stands there (J4.6-04). */
    showAddress: unprovidedAction<string>('showAddress'),
  },
}).createMachine({
  id: 'jobSearch',
  context: ({ input: { query, board, savedIds, answer = null, searchedBy = 'page' } }) => ({
    query,
    savedIds,
    board,
    searchedBy,
    shown: normal(query),
    isTyping: false,
    ...(answer ? showing(answer, { query, open: null, board }) : nothingFound),
  }),
  invoke: [{ src: 'watchSavedJobs' }, { src: 'watchAddress' }],
  initial: 'arriving',
  on: {
    'keyword.changed': {
      guard: 'isAnswered',
      target: '.searching',
      actions: { type: 'changeKeyword', params: ({ event }) => event.keyword },
      meta: { description: 'the keyword changes', requirements: ['J4.4-17', 'J4.9-01'] },
    },
    'filter.toggled': {
      guard: 'isAnswered',
      target: '.searching',
      actions: { type: 'toggleFilter', params: ({ event }) => event },
      meta: { description: 'one filter changes', requirements: ['J4.4-12', 'J4.4-13', 'J4.4-15'] },
    },
    'state.toggled': {
      guard: 'isAnswered',
      target: '.searching',
      actions: { type: 'toggleState', params: ({ event }) => event.state },
      meta: { description: 'all cities of a state change', requirements: ['J4.4-07', 'J4.4-08', 'J4.4-10'] },
    },
    'saved.toggled': {
      guard: 'isAnswered',
      target: '.searching',
      actions: 'toggleSaved',
      meta: { description: 'the saved filter changes', requirements: ['J2.3-19', 'J4.4-02'] },
    },
    'filters.cleared': {
      guard: 'isAnswered',
      target: '.searching',
      actions: 'clearFilters',
      meta: { description: 'all filters are cleared', requirements: ['J2.3-03', 'J2.3-07'] },
    },
    'sort.chosen': {
      guard: 'isAnswered',
      target: '.searching',
      actions: { type: 'changeSort', params: ({ event }) => event.sort },
      meta: { description: 'the order changes', requirements: ['J4.5-01', 'J4.5-02', 'J4.5-03'] },
    },
    'page.turned': {
      guard: { type: 'pageExists', params: ({ event }) => event.page },
      target: '.searching',
      actions: { type: 'turnPage', params: ({ event }) => event.page },
      meta: { description: 'a page is turned', requirements: ['J2.3-11'] },
    },
    'pageSize.chosen': {
      guard: 'isAnswered',
      target: '.searching',
      actions: { type: 'changePageSize', params: ({ event }) => event.pageSize },
      meta: { description: 'the page size changes', requirements: ['J9-04'] },
    },
    'nearbyPage.turned': {
      guard: { type: 'nearbyPageExists', params: ({ event }) => event.page },
      target: '.searching',
      actions: { type: 'turnNearbyPage', params: ({ event }) => event.page },
      meta: { description: 'a page of the nearby jobs is turned', requirements: ['J4.8-07'] },
    },
    'nearbyPageSize.chosen': {
      guard: 'jobsAreNearby',
      target: '.searching',
      actions: { type: 'changeNearbyPageSize', params: ({ event }) => event.pageSize },
      meta: { description: 'the page size of the nearby jobs changes', requirements: ['J9-05'] },
    },
    'suggestion.applied': {
      guard: 'fewerFiltersWouldMatch',
      target: '.searching',
      actions: 'applySuggestion',
      meta: { description: 'the suggested filters are applied', requirements: ['J4.7-06'] },
    },
    'address.changed': {
      guard: { type: 'namesAnotherSearch', params: ({ event }) => event.query },
      target: '.searching',
      actions: { type: 'keepAddress', params: ({ event }) => event },
      meta: { description: 'the address names another search', requirements: ['J4.6-01'] },
    },
    'address.due': {
      actions: ['keepShown', { type: 'showAddress', params: ({ context }) => context.address }],
      meta: { description: 'the address follows what was typed', requirements: ['J4.6-04'] },
    },
    'savedJobs.changed': [
      {
        guard: { type: 'isAsBefore', params: ({ event }) => event.ids },
        actions: { type: 'keepSaved', params: ({ event }) => event.ids },
        meta: { description: 'the saved jobs are those that were searched with', requirements: ['J4.3-01'] },
      },
      {
        guard: 'isAnswered',
        target: '.searching',
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
      meta: { description: 'the address is read' },
      always: [{ guard: 'isAnswered', target: 'deciding' }, { target: 'searching' }],
    },
    searching: {
      meta: { description: 'the jobs are searched' },
      always: [
        { guard: 'jobsAreHere', target: 'deciding', actions: 'search' },
        { guard: 'serverSearches', target: 'asking' },
        { target: 'loading' },
      ],
    },
    loading: {
      meta: {
        description: 'the jobs are loading',
        says: loadingWords,
        requirements: ['J2.3-17', 'J2.3-18'],
      },
      invoke: {
        id: 'loadJobs',
        src: 'loadJobs',
        onDone: { target: 'searching', actions: { type: 'openBoard', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    asking: {
      tags: 'ready',
      meta: {
        description: 'the site is looking for the jobs',
        says: loadingWords,
        requirements: ['J2.3-17', 'J2.3-18'],
      },
      invoke: {
        id: 'askServer',
        src: 'askServer',
        input: ({ context }) => questionOf(context),
        onDone: { target: 'deciding', actions: { type: 'keepAnswer', params: ({ event }) => event.output } },
        onError: 'failed',
      },
    },
    deciding: {
      entry: [
        // The address follows at once, or when the typing rests.
        enqueueActions(({ context, enqueue }) => {
          enqueue.cancel(addressTimer)
          if (context.result === null || normal(context.address) === context.shown) return
          if (context.isTyping) enqueue.raise({ type: 'address.due' }, { id: addressTimer, delay: 'typingRest' })
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
        description: 'the device has yet to be asked for the saved jobs',
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
      on: { retry: { target: 'searching', meta: { description: 'another try' } } },
    },
  },
})
