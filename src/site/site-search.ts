import { paths } from '#addresses/paths.ts'
import { resultsOf } from '#addresses/search-result.ts'
import type { Rows } from '#contract/entities.ts'
import { searchedPart } from '#domain/search/searched-part.ts'
import { readSiteSearch } from '#domain/site-search/site-search-address.ts'
import { keepSources } from '#domain/site-search/keep-sources.ts'
import { sourceNames, type SourceName } from '#domain/site-search/source-names.ts'
import type { SourcesAsked, SourceSettled } from '#machines/site-search-context.ts'
import { siteSearchMachine, type SiteSearchEvent } from '#machines/site-search.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { addressSyncOf } from './address-sync.ts'
import { listen } from './listen.ts'
import type { End } from './ports.ts'
import { needList, rowsIn, type ListActor } from './reference-list.ts'
import type { Parts } from './site.ts'

type Searched = Parts<'calls' | 'input' | 'jobs'>

type Tell = (told: SourceSettled) => void

export const sourceOf = ({ input, jobs }: Searched, name: SourceName, rows: unknown) =>
  (input.openSource ?? keepSources(jobs.sources))(name, rows as Rows[SourceName])

function followSource(site: Searched, name: SourceName, list: ListActor, tell: Tell): End {
  const look = (snapshot: ReturnType<ListActor['getSnapshot']>) => {
    if (snapshot.hasTag('allLoaded')) tell({ name, source: sourceOf(site, name, snapshot.context.rows) })
    else if (snapshot.hasTag('error')) tell({ name, source: null })
  }
  const release = needList(list)
  look(list.getSnapshot())
  const { unsubscribe } = list.subscribe(look)
  return () => {
    unsubscribe()
    release()
  }
}

const jobsForWords = ({ jobs }: Searched, words: string) => jobs.jobsFor({ for: 'words', words: searchedPart(words) })

const listOf = (site: Searched, name: SourceName, words: string) =>
  name === 'JobPostingHeader' ? jobsForWords(site, words) : site.calls.lists[name]

const watchSources = (site: Searched) =>
  listen<SiteSearchEvent, string, SourcesAsked>((told, { input, hear }) => {
    let words = input
    const ends = new Map<SourceName, End>()
    const follow = (name: SourceName) => {
      ends.get(name)?.()
      ends.set(
        name,
        followSource(site, name, listOf(site, name, words), (source) => told({ type: 'source.settled', ...source })),
      )
    }
    const hasFailed = (name: SourceName) => listOf(site, name, words).getSnapshot().hasTag('error')
    sourceNames.forEach(follow)
    hear((asked) => {
      if (asked.type === 'sources.retried') return sourceNames.filter(hasFailed).forEach(follow)
      words = asked.words
      if (site.jobs.serverSearchesJobs) follow('JobPostingHeader')
    })
    return () => ends.forEach((end) => end())
  })

export const siteSearchOf = (site: Searched & Parts<'ports'>) =>
  siteSearchMachine.provide({
    actors: { watchSources: watchSources(site), addressSync: addressSyncOf(site, paths.search) },
  })

export const resultsShown = ({ found, sources }: SnapshotFrom<typeof siteSearchMachine>['context']) =>
  resultsOf(found, sources)

export const siteSearchInput = (site: Searched, query: string) => ({
  query,
  sources: sourceNames.flatMap((name) => {
    const rows = rowsIn(listOf(site, name, readSiteSearch(query).words ?? ''))
    return rows === null ? [] : [sourceOf(site, name, rows)]
  }),
})
