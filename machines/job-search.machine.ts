import type { JobAnswer, JobQuestion } from '#domain/jobs/job-answer.ts'
import {
  getCheckedValues,
  clearFilters,
  setKeyword,
  setPage,
  setPageSize,
  setSort,
  toggleFilter,
  toggleSaved,
  toggleState,
  type GroupId,
  type JobSort,
} from '#domain/jobs/job-criteria.ts'
import { listStatePlaces } from '#domain/jobs/job-filters.ts'
import { setNearbyPageSize } from '#domain/jobs/nearby-jobs.ts'
import { assign, sendTo, setup } from 'xstate'
import { addressSyncMachine, type AddressSyncEvent } from './address-sync.machine.ts'
import {
  createJobSearchContext,
  changed,
  toJobQuery,
  showing,
  type JobSearchContext,
  type JobSearchInput,
} from './job-search-context.ts'
import type { Meta } from './meta.ts'
import { unprovided, unprovidedAction, unprovidedListener } from './unprovided.ts'

export type { GroupId }

export type JobSearchEvent =
  | { type: 'keyword.changed'; keyword: string }
  /** `checked` undefined: toggles. */
  | { type: 'filter.toggled'; group: GroupId; value: string; checked?: boolean }
  | { type: 'state.toggled'; state: string; checked?: boolean }
  | { type: 'saved.toggled'; checked?: boolean }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: JobSort }
  | { type: 'page.turned'; page: number }
  | { type: 'pageSize.chosen'; pageSize: number }
  | { type: 'nearbyPage.turned'; page: number }
  | { type: 'nearbyPageSize.chosen'; pageSize: number }
  | { type: 'suggestion.applied' }
  | { type: 'address.changed'; query: string }
  | { type: 'savedJobs.changed'; ids: ReadonlyArray<string> }
  | { type: 'retry' }

const loadingWords = ['Loading current opportunities...', 'Searching all open positions...']

const toggleStatePlaces = ({ result, criteria }: JobSearchContext, state: string, checked?: boolean) =>
  toggleState(criteria, listStatePlaces(result?.groups ?? [], state), checked)

const hasSearchedIds = ({ savedIds, criteria }: JobSearchContext, ids: ReadonlyArray<string>) =>
  (savedIds !== null || !criteria.saved) && JSON.stringify(ids) === JSON.stringify(savedIds ?? [])

const jobSearch = setup({
  types: {
    input: {} as JobSearchInput,
    context: {} as JobSearchContext,
    events: {} as JobSearchEvent,
    meta: {} as Meta,
    tags: {} as 'ready',
  },
  actors: {
    findJobs: unprovided<JobAnswer, JobQuestion>('findJobs'),
    watchSavedJobs: unprovidedListener<JobSearchEvent>('watchSavedJobs'),
    addressSync: addressSyncMachine,
  },
  guards: {
    isAnswered: ({ context }) => context.result !== null,
    canToggle: ({ context }, isSo: boolean) => context.result !== null && !isSo,
    hasCriteria: ({ context: { result, criteria } }) =>
      result !== null && (criteria.keyword.trim() !== '' || result.activeFilters.length > 0),
    savedFilterIsOff: ({ context: { query, result, criteria } }) =>
      query === null && result !== null && !criteria.saved,
    savedJobsAreUnchanged: ({ context }, ids: ReadonlyArray<string>) => hasSearchedIds(context, ids),
    savedJobsHaveChanged: ({ context }, ids: ReadonlyArray<string>) => !hasSearchedIds(context, ids),
    savedJobsAreUnknown: ({ context }) => context.criteria.saved && context.savedIds === null,
    jobsMatch: ({ context }) => (context.result?.total ?? 0) > 0,
    hasNoSavedJobs: ({ context }) => context.criteria.saved && context.result?.savedCount === 0,
    pageExists: ({ context }, page: number) => page >= 0 && page < (context.result?.pageCount ?? 0),
    nearbyPageExists: ({ context }, page: number) => page >= 0 && page < context.nearby.pageCount,
    jobsAreNearby: ({ context }) => context.nearby.pageCount > 0,
    fewerFiltersWouldMatch: ({ context }) => context.result?.suggestion != null,
  },
  actions: {
    setAddressQuery: assign(({ context }, query: string) => ({
      query,
      isTyping: false,
      nearbyPaging: { ...context.nearbyPaging, page: 0 },
    })),
    setSaved: assign({ savedIds: (_, ids: ReadonlyArray<string>) => ids }),
    changeKeyword: assign(({ context }, keyword: string) => ({
      ...changed(context, setKeyword(context.criteria, keyword)),
      isTyping: true,
    })),
    toggleFilter: assign(({ context }, filter: { group: GroupId; value: string }) =>
      changed(context, toggleFilter(context.criteria, filter.group, filter.value)),
    ),
    toggleState: assign(({ context }, { state, checked }: { state: string; checked?: boolean }) =>
      changed(context, toggleStatePlaces(context, state, checked)),
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
    setAnswer: assign(({ context }, answer: JobAnswer) => showing(answer, context)),
    reportJobs: unprovidedAction<JobAnswer>('reportJobs'),
    syncAddress: sendTo('addressSync', ({ context: { address, isTyping } }): AddressSyncEvent => ({
      type: 'search.changed',
      query: address,
      isTyping,
    })),
  },
})

const finding = jobSearch.createStateConfig({
  invoke: {
    id: 'findJobs',
    src: 'findJobs',
    input: ({ context }) => toJobQuery(context),
    onDone: {
      target: 'deciding',
      actions: [
        { type: 'setAnswer', params: ({ event }) => event.output },
        { type: 'reportJobs', params: ({ event }) => event.output },
      ],
    },
    onError: 'failed',
  },
})

export const jobSearchMachine = jobSearch.createMachine({
  id: 'jobSearch',
  context: ({ input }) => createJobSearchContext(input),
  invoke: [
    { src: 'watchSavedJobs' },
    { id: 'addressSync', src: 'addressSync', input: ({ context }) => ({ query: context.begun }) },
  ],
  initial: 'arriving',
  on: {
    'keyword.changed': {
      guard: 'isAnswered',
      target: '.searching',
      actions: { type: 'changeKeyword', params: ({ event }) => event.keyword },
      meta: { description: 'the keyword changes', requirements: ['J4.4-17', 'J4.9-01'] },
    },
    'filter.toggled': {
      guard: {
        type: 'canToggle',
        params: ({ context: { criteria }, event: { group, value, checked } }) =>
          getCheckedValues(criteria, group).includes(value) === checked,
      },
      target: '.searching',
      actions: { type: 'toggleFilter', params: ({ event }) => event },
      meta: { description: 'one filter changes', requirements: ['J4.4-12', 'J4.4-13', 'J4.4-15'] },
    },
    'state.toggled': {
      guard: {
        type: 'canToggle',
        params: ({ context, event: { state, checked } }) =>
          toggleStatePlaces(context, state, checked).cities.length === context.criteria.cities.length,
      },
      target: '.searching',
      actions: { type: 'toggleState', params: ({ event }) => event },
      meta: { description: 'all cities of a state change', requirements: ['J4.4-07', 'J4.4-08', 'J4.4-10'] },
    },
    'saved.toggled': {
      guard: { type: 'canToggle', params: ({ context, event }) => context.criteria.saved === event.checked },
      target: '.searching',
      actions: 'toggleSaved',
      meta: { description: 'the saved filter changes', requirements: ['J2.3-19', 'J4.4-02'] },
    },
    'filters.cleared': {
      guard: 'hasCriteria',
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
      target: '.searching',
      actions: { type: 'setAddressQuery', params: ({ event }) => event.query },
      meta: { description: 'the address names another search', requirements: ['J4.6-01'] },
    },
    'savedJobs.changed': [
      {
        guard: 'savedFilterIsOff',
        actions: { type: 'setSaved', params: ({ event }) => event.ids },
        meta: { description: 'a job is saved or unsaved while all jobs are shown', requirements: ['J4.3-01'] },
      },
      {
        guard: { type: 'savedJobsAreUnchanged', params: ({ event }) => event.ids },
        actions: { type: 'setSaved', params: ({ event }) => event.ids },
        meta: { description: 'the saved jobs are those that were searched with', requirements: ['J4.3-01'] },
      },
      {
        guard: 'isAnswered',
        target: '.searching',
        actions: { type: 'setSaved', params: ({ event }) => event.ids },
        meta: { description: 'a job is saved or unsaved while the saved ones are shown', requirements: ['J4.3-01'] },
      },
      {
        actions: { type: 'setSaved', params: ({ event }) => event.ids },
        meta: { description: 'a job is saved elsewhere while there are no jobs', requirements: ['J7-46'] },
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
      always: [{ guard: 'isAnswered', target: 'asking' }, { target: 'loading' }],
    },
    loading: {
      ...finding,
      meta: { description: 'the jobs are loading', says: loadingWords, requirements: ['J2.3-17', 'J2.3-18'] },
      on: {
        'savedJobs.changed': {
          guard: { type: 'savedJobsHaveChanged', params: ({ event }) => event.ids },
          target: 'loading',
          reenter: true,
          actions: { type: 'setSaved', params: ({ event }) => event.ids },
          meta: { description: 'a job is saved elsewhere before the jobs are here', requirements: ['J7-46'] },
        },
      },
    },
    asking: {
      ...finding,
      tags: 'ready',
      meta: {
        description: 'the site is looking for the jobs',
        says: loadingWords,
        requirements: ['J2.3-17', 'J2.3-18'],
      },
    },
    deciding: {
      entry: 'syncAddress',
      meta: { description: 'the matching jobs are counted' },
      always: [
        { guard: 'savedJobsAreUnknown', target: 'savedUnknown' },
        { guard: 'jobsMatch', target: 'listed' },
        { guard: 'hasNoSavedJobs', target: 'nothingSaved' },
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
          'Your saved jobs are kept on this device.',
          'They appear here once the page has loaded; this requires JavaScript.',
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
