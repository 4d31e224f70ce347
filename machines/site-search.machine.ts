import { readSiteSearch, writeSiteSearch } from '#domain/site-search/site-search-address.ts'
import { truncateSearch } from '#domain/search/searched-part.ts'
import { assign, sendTo, setup, type SnapshotFrom } from 'xstate'
import { addressSyncMachine, type AddressSyncEvent, type AddressUpdateEvent } from './address-sync.machine.ts'
import type { Meta } from './meta.ts'
import {
  awaitedSources,
  createSiteSearchContext,
  isNewResult,
  searched,
  withSource,
  searchText,
  type SiteSearchContext,
  type SiteSearchInput,
  type SourcesRequestEvent,
  type SourceResult,
} from './site-search-context.ts'
import { unprovidedListener } from './unprovided.ts'

export type SiteSearchEvent =
  | { type: 'words.changed'; words: string }
  | { type: 'search.submitted'; words: string }
  | { type: 'page.turned'; page: number }
  | { type: 'pageSize.chosen'; pageSize: number }
  | ({ type: 'source.settled' } & SourceResult)
  | { type: 'retry' }
  | AddressUpdateEvent

export const noResultsMessages: ReadonlyArray<string> = [
  'Could not find any search results. Try different search criteria',
]

const siteSearch = setup({
  types: {
    context: {} as SiteSearchContext,
    events: {} as SiteSearchEvent,
    input: {} as SiteSearchInput,
    meta: {} as Meta,
  },
  actors: {
    watchSources: unprovidedListener<SiteSearchEvent, string, SourcesRequestEvent>('watchSources'),
    addressSync: addressSyncMachine,
  },
  delays: {
    finish: 2000,
  },
  guards: {
    namesAnotherSearch: ({ context }, query: string) =>
      writeSiteSearch(readSiteSearch(query)) !== writeSiteSearch(context.query),
    allHaveSettled: ({ context }) => awaitedSources(context).length === 0,
    aSourceFailed: ({ context }) => context.failed.length > 0,
    hasNoResults: ({ context }) => context.found?.total === 0,
    pageExists: ({ context }, page: number) =>
      context.found !== null && page !== context.found.page && page >= 0 && page < context.found.pageCount,
    isNewResult: ({ context }, told: SourceResult) => isNewResult(context, told),
    isAsked: ({ context }) => context.query.words !== null,
  },
  actions: {
    setSearchText: assign({
      query: ({ context }, words: string | null) => ({
        ...context.query,
        words: words === null ? null : truncateSearch(words),
        page: 0,
      }),
    }),
    turnPage: assign({ query: ({ context }, page: number) => ({ ...context.query, page }) }),
    choosePageSize: assign({ query: ({ context }, pageSize: number) => ({ ...context.query, pageSize, page: 0 }) }),
    readAddress: assign({ query: (_, query: string) => readSiteSearch(query) }),
    addSourceResult: assign(({ context }, told: SourceResult) => withSource(context, told)),
    forgetFailures: assign({ failed: [] }),
    search: assign(({ context }) => searched(context)),
    requestSearch: sendTo('watchSources', ({ context }): SourcesRequestEvent => ({
      type: 'search.requested',
      words: searchText(context),
    })),
    retrySources: sendTo('watchSources', { type: 'sources.retried' } satisfies SourcesRequestEvent),
    syncAddress: sendTo('addressSync', ({ context }, isTyping: boolean): AddressSyncEvent => ({
      type: 'search.changed',
      query: writeSiteSearch(context.query),
      isTyping,
    })),
  },
})

const showNow = [{ type: 'syncAddress', params: false }, 'requestSearch'] as const

export const siteSearchMachine = siteSearch.createMachine({
  id: 'siteSearch',
  context: ({ input }) => createSiteSearchContext(input),
  invoke: [
    { id: 'watchSources', src: 'watchSources', input: ({ context }) => searchText(context) },
    { id: 'addressSync', src: 'addressSync', input: ({ context }) => ({ query: writeSiteSearch(context.query) }) },
  ],
  initial: 'arriving',
  on: {
    'words.changed': {
      target: '.arriving',
      actions: [
        { type: 'setSearchText', params: ({ event }) => (event.words.trim() === '' ? null : event.words) },
        'search',
        { type: 'syncAddress', params: true },
      ],
      meta: { description: 'the words change', requirements: ['J2.8-03'] },
    },
    'search.submitted': {
      target: '.arriving',
      actions: [{ type: 'setSearchText', params: ({ event }) => event.words }, 'search', ...showNow],
      meta: { description: 'the search is asked for', requirements: ['J2.8-03', 'J5-39'] },
    },
    'page.turned': {
      guard: { type: 'pageExists', params: ({ event }) => event.page },
      actions: [{ type: 'turnPage', params: ({ event }) => event.page }, 'search', ...showNow],
      meta: { description: 'a page is turned', requirements: ['J2.8-13'] },
    },
    'pageSize.chosen': {
      guard: 'isAsked',
      actions: [{ type: 'choosePageSize', params: ({ event }) => event.pageSize }, 'search', ...showNow],
      meta: { description: 'the page size changes', requirements: ['J2.8-12'] },
    },
    'source.settled': {
      guard: { type: 'isNewResult', params: ({ event }) => event },
      actions: [{ type: 'addSourceResult', params: ({ event }) => event }, 'search'],
      meta: { description: 'a part of the site has arrived, or cannot', requirements: ['J2.8-17'] },
    },
    'address.changed': {
      guard: { type: 'namesAnotherSearch', params: ({ event }) => event.query },
      target: '.arriving',
      actions: [{ type: 'readAddress', params: ({ event }) => event.query }, 'search', 'requestSearch'],
      meta: { description: 'the address names another search', requirements: ['J2.8-02'] },
    },
    'typing.paused': {
      actions: 'requestSearch',
      meta: { description: 'the typing rests' },
    },
  },
  states: {
    arriving: {
      meta: { description: 'what is asked is read' },
      always: [{ guard: 'isAsked', target: 'searching' }, { target: 'idle' }],
    },
    idle: {
      meta: {
        description: 'nothing is searched for',
        says: ['Search jobs, offices, events, news and the pages of this site.'],
        requirements: ['J2.8-03'],
      },
    },
    searching: {
      tags: 'asked',
      meta: { description: 'the search is under way', says: ['Searching...'], requirements: ['J2.8-15', 'J2.8-17'] },
      after: {
        finish: {
          target: 'waiting',
          meta: { description: 'its time is over', requirements: ['J2.8-15'] },
        },
      },
    },
    waiting: {
      tags: 'asked',
      meta: {
        description: 'a part of the site is still awaited',
        says: ['Searching...'],
        requirements: ['J2.8-14', 'J2.8-17'],
      },
      always: { guard: 'allHaveSettled', target: 'finishing' },
    },
    finishing: {
      tags: 'asked',
      meta: { description: 'what was found is counted' },
      always: [
        { guard: 'aSourceFailed', target: 'incomplete' },
        { guard: 'hasNoResults', target: 'nothingFound' },
        { target: 'listed' },
      ],
    },
    listed: {
      tags: 'asked',
      meta: { description: 'the search is finished and its results are listed', requirements: ['J2.8-04'] },
    },
    nothingFound: {
      tags: 'asked',
      meta: {
        description: 'nothing was found',
        says: noResultsMessages,
        requirements: ['J2.8-16', 'J8-27'],
      },
    },
    incomplete: {
      tags: 'asked',
      meta: {
        description: 'a part of the site could not be searched',
        says: ['Part of this site could not be searched.'],
        requirements: ['J7-47'],
      },
      on: {
        retry: {
          target: 'searching',
          actions: ['retrySources', 'forgetFailures'],
          meta: { description: 'another try' },
        },
      },
    },
  },
})

export const isSearching = (snapshot: SnapshotFrom<typeof siteSearchMachine>): boolean =>
  snapshot.hasTag('asked') && awaitedSources(snapshot.context).length > 0
