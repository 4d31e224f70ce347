import { readSiteSearch, writeSiteSearch, type SiteSearchQuery } from '#domain/site-search-address.ts'
import { pageOfHits, type HitPage } from '#domain/site-search-page.ts'
import { keptSearch } from '#domain/searched-part.ts'
import type { OpenSource } from '#domain/keep-sources.ts'
import { openSource as readSource, sourceNames, type Source, type SourceName } from '#domain/site-search.ts'
import type { Rows } from '#contract/entities.ts'
import { assign, setup, type SnapshotFrom } from 'xstate'
import type { Meta } from './meta.ts'
import { noteOfSearch } from './search-note.ts'
import { unprovidedAction, unprovidedListener } from './unprovided.ts'

/** Rows that the site is searched in; null when they could not be loaded. */
export type SourceRows = {
  readonly [Name in SourceName]: { readonly name: Name; readonly rows: Rows[Name] | null }
}[SourceName]

export type SiteSearchEvent =
  | { type: 'words.changed'; words: string }
  | { type: 'search.submitted'; words: string }
  | { type: 'page.turned'; page: number }
  | { type: 'pageSize.chosen'; pageSize: number }
  /** A source has come, or cannot. */
  | ({ type: 'source.settled' } & SourceRows)
  | { type: 'retry' }
  /** Another search is asked for as a whole. @param isShown false while the address bar does not show it yet */
  | { type: 'address.changed'; query: string; isShown: boolean }
  /** The typing has rested: the address is to follow the search. */
  | { type: 'address.due' }

type Context = {
  readonly openSource: OpenSource
  readonly query: SiteSearchQuery
  /** The sources that are here, in the order of their names. */
  readonly sources: ReadonlyArray<Source>
  /** The sources that could not be loaded. */
  readonly failed: ReadonlyArray<SourceName>
  /** What is shown of what was found; null while nothing is asked. */
  readonly found: HitPage | null
  /** What is said about the words; '' when there is nothing to say. */
  readonly note: string
  /** The query that the address bar shows, as far as this search knows. */
  readonly shown: string
}

type Input = {
  readonly query: string
  readonly sources: ReadonlyArray<SourceRows>
  /** Opens a source; the default reads it each time. */
  readonly openSource?: OpenSource
}

const inOrder = (sources: ReadonlyArray<Source>) =>
  sourceNames.flatMap((name) => sources.find((source) => source.name === name) ?? [])

/** The sources with one that has settled in the place of what was known of it. */
function settled(
  { sources, failed, openSource }: Pick<Context, 'sources' | 'failed' | 'openSource'>,
  { name, rows }: SourceRows,
) {
  const others = sources.filter((source) => source.name !== name)
  const opened = rows === null ? [] : [openSource(name, rows)]
  return {
    sources: inOrder([...others, ...opened]),
    failed: [...failed.filter((each) => each !== name), ...(rows === null ? [name] : [])],
    openSource,
  }
}

/** The sources that are still on their way. */
export const awaitedSources = ({ sources, failed }: Pick<Context, 'sources' | 'failed'>): ReadonlyArray<SourceName> =>
  sourceNames.filter((name) => !failed.includes(name) && !sources.some((source) => source.name === name))

/** What is said when a search has found nothing, also where no script runs (J8-27). */
export const nothingFoundWords: ReadonlyArray<string> = [
  'Could not find any search results. Try different search criteria',
]

const searched = ({ sources, query }: Pick<Context, 'sources' | 'query'>) => ({
  found: pageOfHits(sources, query),
  note: noteOfSearch(query.words ?? ''),
})

const normal = (query: string) => writeSiteSearch(readSiteSearch(query))

const siteSearch = setup({
  types: {
    context: {} as Context,
    events: {} as SiteSearchEvent,
    input: {} as Input,
    meta: {} as Meta,
  },
  actors: {
    /** Sends `source.settled` for each source that comes, and for each that cannot. */
    watchSources: unprovidedListener<SiteSearchEvent>('watchSources'),
    /** Sends `address.changed` with the address of the page, at first and whenever it changes. */
    watchAddress: unprovidedListener<SiteSearchEvent>('watchAddress'),
  },
  delays: {
    /** After this a search counts as finished, in ms (J2.8-15). */
    finish: 2000,
    /** How long the words must rest before the address follows them, in ms; browsers limit how often it may change. */
    typingRest: 250,
  },
  guards: {
    nothingIsAsked: ({ context }) => context.query.words === null,
    namesAnotherSearch: ({ context }, query: string) => normal(query) !== context.shown,
    sourcesAreAwaited: ({ context }) => awaitedSources(context).length > 0,
    aSourceFailed: ({ context }) => context.failed.length > 0,
    nothingIsFound: ({ context }) => context.found?.total === 0,
    pageExists: ({ context }, page: number) =>
      context.found !== null && page !== context.found.page && page >= 0 && page < context.found.pageCount,
    /** A source that is known to be as it is told is not read again. */
    isUnknown: ({ context }, { name, rows }: SourceRows) =>
      rows === null ? awaitedSources(context).includes(name) : context.sources.every((source) => source.rows !== rows),
    isAsked: ({ context }) => context.query.words !== null,
  },
  actions: {
    keepWords: assign({
      query: ({ context }, words: string | null) => ({
        ...context.query,
        words: words === null ? null : keptSearch(words),
        page: 0,
      }),
    }),
    turnPage: assign({ query: ({ context }, page: number) => ({ ...context.query, page }) }),
    choosePageSize: assign({ query: ({ context }, pageSize: number) => ({ ...context.query, pageSize, page: 0 }) }),
    readAddress: assign({ query: (_, { query }: { query: string; isShown: boolean }) => readSiteSearch(query) }),
    keepShownAddress: assign({
      shown: ({ context }, { query, isShown }: { query: string; isShown: boolean }) =>
        isShown ? normal(query) : context.shown,
    }),
    settleSource: assign(({ context }, source: SourceRows) => settled(context, source)),
    forgetFailures: assign({ failed: [] }),
    search: assign(({ context }) => searched(context)),
    keepShown: assign({ shown: ({ context }) => writeSiteSearch(context.query) }),
    /** Asks for what these words need of sources that are not sent whole. */
    narrowSources: unprovidedAction<string>('narrowSources'),
    /** Asks for the sources that could not be loaded once more. */
    reloadSources: unprovidedAction<ReadonlyArray<SourceName>>('reloadSources'),
    /** Puts a query into the address bar, in the place of the one that stands there (J2.8-03). */
    showAddress: unprovidedAction<string>('showAddress'),
  },
})

const addressDue = siteSearch.raise({ type: 'address.due' }, { id: 'address', delay: 'typingRest' })
const narrow = {
  type: 'narrowSources',
  params: ({ context }: { context: Context }) => context.query.words ?? '',
} as const
const showNow = [
  siteSearch.cancel('address'),
  narrow,
  'keepShown',
  { type: 'showAddress', params: ({ context }: { context: Context }) => writeSiteSearch(context.query) },
] as const

/** The search of the whole site: what is asked, what comes in, and what was found (J2.8). */
export const siteSearchMachine = siteSearch.createMachine({
  id: 'siteSearch',
  context: ({ input }) => {
    const { openSource = readSource } = input
    const here = input.sources.reduce<ReturnType<typeof settled>>(settled, { sources: [], failed: [], openSource })
    const query = readSiteSearch(input.query)
    return { ...here, query, ...searched({ ...here, query }), shown: normal(input.query) }
  },
  invoke: [{ src: 'watchSources' }, { src: 'watchAddress' }],
  initial: 'arriving',
  on: {
    'words.changed': {
      target: '.arriving',
      actions: [
        { type: 'keepWords', params: ({ event }) => (event.words.trim() === '' ? null : event.words) },
        'search',
        siteSearch.cancel('address'),
        addressDue,
      ],
      meta: { description: 'the words change', requirements: ['J2.8-03'] },
    },
    'search.submitted': {
      target: '.arriving',
      actions: [{ type: 'keepWords', params: ({ event }) => event.words }, 'search', ...showNow],
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
      guard: { type: 'isUnknown', params: ({ event }) => event },
      actions: [{ type: 'settleSource', params: ({ event }) => event }, 'search'],
      meta: { description: 'a part of the site has arrived, or cannot', requirements: ['J2.8-17'] },
    },
    'address.changed': {
      guard: { type: 'namesAnotherSearch', params: ({ event }) => event.query },
      target: '.arriving',
      actions: [
        { type: 'readAddress', params: ({ event }) => event },
        { type: 'keepShownAddress', params: ({ event }) => event },
        'search',
        narrow,
      ],
      meta: { description: 'the address names another search', requirements: ['J2.8-02'] },
    },
    'address.due': {
      actions: [...showNow],
      meta: { description: 'the address follows what was typed', requirements: ['J2.8-03'] },
    },
  },
  states: {
    arriving: {
      meta: { description: 'what is asked is read' },
      always: [{ guard: 'nothingIsAsked', target: 'idle' }, { target: 'searching' }],
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
          target: 'finishing',
          meta: { description: 'its time is over', requirements: ['J2.8-15'] },
        },
      },
    },
    finishing: {
      tags: 'asked',
      meta: { description: 'what was found is counted' },
      always: [
        { guard: 'sourcesAreAwaited', target: 'waiting' },
        { guard: 'aSourceFailed', target: 'incomplete' },
        { guard: 'nothingIsFound', target: 'nothingFound' },
        { target: 'listed' },
      ],
    },
    waiting: {
      tags: 'asked',
      meta: {
        description: 'a part of the site is still awaited',
        says: ['Searching...'],
        requirements: ['J2.8-14', 'J2.8-17'],
      },
      on: {
        'source.settled': {
          guard: { type: 'isUnknown', params: ({ event }) => event },
          target: 'finishing',
          actions: [{ type: 'settleSource', params: ({ event }) => event }, 'search'],
          meta: { description: 'a part of the site has arrived late, or cannot', requirements: ['J2.8-17'] },
        },
      },
    },
    listed: {
      tags: 'asked',
      meta: { description: 'the search is finished and its results are listed', requirements: ['J2.8-04'] },
    },
    nothingFound: {
      tags: 'asked',
      meta: {
        description: 'nothing was found',
        says: nothingFoundWords,
        requirements: ['J2.8-16', 'J8-27'],
      },
    },
    incomplete: {
      tags: 'asked',
      meta: {
        description: 'a part of the site could not be searched',
        says: ['A part of this site could not be searched.'],
        requirements: ['J7-47'],
      },
      on: {
        retry: {
          target: 'searching',
          actions: [{ type: 'reloadSources', params: ({ context }) => context.failed }, 'forgetFailures'],
          meta: { description: 'another try' },
        },
      },
    },
  },
})

/** Whether something is searched for, and a part of the site is still awaited (J2.8-14). */
export const isUnderWay = (snapshot: SnapshotFrom<typeof siteSearchMachine>): boolean =>
  snapshot.hasTag('asked') && awaitedSources(snapshot.context).length > 0
