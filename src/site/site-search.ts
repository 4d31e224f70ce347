import { paths } from '#addresses/paths.ts'
import { resultsOf } from '#addresses/search-result.ts'
import { searchedPart } from '#domain/searched-part.ts'
import { sourceNames, type SourceName } from '#domain/site-search.ts'
import { siteSearchMachine, type SiteSearchEvent, type SourceRows } from '#machines/site-search.machine.ts'
import { readSiteSearch, type SiteSearchQuery } from '#domain/site-search-address.ts'
import type { SnapshotFrom } from 'xstate'
import { listen } from './listen.ts'
import type { End } from './ports.ts'
import { needList, rowsIn, rowsOf, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

const path = paths.search.to()

type Searched = Parts<'calls' | 'jobs' | 'ports'>

const sourceOf = (name: SourceName, rows: unknown) => ({ name, rows }) as SourceRows

/** Needs a source, and tells whenever it has come or cannot. */
function followSource(name: SourceName, list: ListActor, tell: (source: SourceRows) => void): End {
  const look = (snapshot: ReturnType<ListActor['getSnapshot']>) => {
    if (snapshot.hasTag('allLoaded')) tell(sourceOf(name, snapshot.context.rows))
    else if (snapshot.hasTag('error')) tell(sourceOf(name, null))
  }
  const release = needList(list)
  look(list.getSnapshot())
  const { unsubscribe } = list.subscribe(look)
  return () => {
    unsubscribe()
    release()
  }
}

/** The jobs that some words need, of which no more than is searched is told. */
const jobsForWords = ({ jobs }: Parts<'jobs'>, words: string) =>
  jobs.jobsFor({ for: 'words', words: searchedPart(words) })

/** The list of a source; where not all jobs are sent, those that the words need. */
const listOf = (site: Parts<'calls' | 'jobs'>, name: SourceName, words: string) =>
  name === 'JobPostingHeader' ? jobsForWords(site, words) : site.calls.lists[name]

const wordsIn = (query: string) => readSiteSearch(query).words ?? ''

function followAll(site: Searched, tell: (source: SourceRows) => void): End {
  const words = wordsIn(site.ports.view.place().search)
  const ends = sourceNames.map((name) => followSource(name, listOf(site, name, words), tell))
  return () => ends.forEach((end) => end())
}

type Search = {
  readonly getSnapshot: () => { readonly status: string; readonly context: { readonly query: SiteSearchQuery } }
  readonly send: (event: SiteSearchEvent) => void
}

/** Gives a search the jobs that its words need, unless it has other words by then. */
async function narrowJobs(site: Parts<'jobs'>, words: string, search: Search) {
  const rows = await rowsOf<'JobPostingHeader'>(jobsForWords(site, words)).catch(() => null)
  const { status, context } = search.getSnapshot()
  if (status === 'active' && (context.query.words ?? '') === words)
    search.send({ type: 'source.settled', name: 'JobPostingHeader', rows })
}

/** The search of the whole site, over its lists and in step with the address. */
export function siteSearchOf(site: Searched) {
  const { view } = site.ports
  return siteSearchMachine.provide({
    actors: {
      watchSources: listen((tell) => followAll(site, (source) => tell({ type: 'source.settled', ...source }))),
      watchAddress: listen((tell) =>
        view.watchPlace(({ pathname, search }) => {
          if (pathname === path) tell({ type: 'address.changed', query: search.replace(/^\?/, ''), isShown: true })
        }),
      ),
    },
    actions: {
      narrowSources: ({ self }, words) => {
        if (site.jobs.serverSearchesJobs) void narrowJobs(site, words, self)
      },
      reloadSources: ({ context }, names) => {
        for (const name of names) needList(listOf(site, name, context.query.words ?? ''))()
      },
      showAddress: (_, query) => void view.go(paths.search.to(query), { replace: true, keepScroll: true }),
    },
  })
}

/** The results on the page that is shown. */
export const resultsShown = ({ found, sources }: SnapshotFrom<typeof siteSearchMachine>['context']) =>
  resultsOf(found, sources)

/** What a search at this query begins with: the sources that are here. */
export const siteSearchInput = (site: Parts<'calls' | 'jobs'>, query: string) => ({
  query,
  openSource: site.jobs.openSource,
  sources: sourceNames.flatMap((name) => {
    const rows = rowsIn(listOf(site, name, wordsIn(query)))
    return rows === null ? [] : [sourceOf(name, rows)]
  }),
})
