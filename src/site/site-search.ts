import { paths } from '#addresses/paths.ts'
import { toSearchResults } from '#addresses/search-result.ts'
import type { Rows } from '#contract/entities.ts'
import { searchedPart } from '#domain/search/searched-part.ts'
import { readSiteSearch } from '#domain/site-search/site-search-address.ts'
import { cacheSources } from '#domain/site-search/site-search.ts'
import { sourceNames, type SourceName } from '#domain/site-search/source-names.ts'
import type { SourcesRequestEvent, SourceResult } from '#machines/site-search-context.ts'
import { siteSearchMachine, type SiteSearchEvent } from '#machines/site-search.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { createAddressSyncFlow } from './address-sync.ts'
import { listen } from './watchers.ts'
import type { End } from './ports.ts'
import { retainList, findLoadedRows, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

type SiteSearchDeps = Parts<'calls' | 'input' | 'jobs'>

type SourceListener = (told: SourceResult) => void

export const createSource = ({ input, jobs }: SiteSearchDeps, name: SourceName, rows: unknown) =>
  (input.openSource ?? cacheSources(jobs.sources))(name, rows as Rows[SourceName])

function followSource(site: SiteSearchDeps, name: SourceName, list: ListActor, tell: SourceListener): End {
  const look = (snapshot: ReturnType<ListActor['getSnapshot']>) => {
    if (snapshot.hasTag('allLoaded')) tell({ name, source: createSource(site, name, snapshot.context.rows) })
    else if (snapshot.hasTag('error')) tell({ name, source: null })
  }
  const release = retainList(list)
  look(list.getSnapshot())
  const { unsubscribe } = list.subscribe(look)
  return () => {
    unsubscribe()
    release()
  }
}

const jobsForWords = ({ jobs }: SiteSearchDeps, words: string) =>
  jobs.pickJobList({ for: 'words', words: searchedPart(words) })

const getSourceList = (site: SiteSearchDeps, name: SourceName, words: string) =>
  name === 'JobPostingHeader' ? jobsForWords(site, words) : site.calls.lists[name]

const watchSources = (site: SiteSearchDeps) =>
  listen<SiteSearchEvent, string, SourcesRequestEvent>((told, { input, hear }) => {
    let words = input
    const ends = new Map<SourceName, End>()
    const follow = (name: SourceName) => {
      ends.get(name)?.()
      ends.set(
        name,
        followSource(site, name, getSourceList(site, name, words), (source) =>
          told({ type: 'source.settled', ...source }),
        ),
      )
    }
    const hasFailed = (name: SourceName) => getSourceList(site, name, words).getSnapshot().hasTag('error')
    sourceNames.forEach(follow)
    hear((asked) => {
      if (asked.type === 'sources.retried') return sourceNames.filter(hasFailed).forEach(follow)
      words = asked.words
      if (site.jobs.serverSearchesJobs) follow('JobPostingHeader')
    })
    return () => ends.forEach((end) => end())
  })

export const createSiteSearchFlow = (site: SiteSearchDeps & Parts<'ports'>) =>
  siteSearchMachine.provide({
    actors: { watchSources: watchSources(site), addressSync: createAddressSyncFlow(site, paths.search) },
  })

export const listVisibleResults = ({ found, sources }: SnapshotFrom<typeof siteSearchMachine>['context']) =>
  toSearchResults(found, sources)

export const siteSearchInput = (site: SiteSearchDeps, query: string) => ({
  query,
  sources: sourceNames.flatMap((name) => {
    const rows = findLoadedRows(getSourceList(site, name, readSiteSearch(query).words ?? ''))
    return rows === null ? [] : [createSource(site, name, rows)]
  }),
})
