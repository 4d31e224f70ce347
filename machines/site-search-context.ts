import { readSiteSearch, type SiteSearchQuery } from '#domain/site-search/site-search-address.ts'
import { createHitPage, type HitPage } from '#domain/site-search/site-search-page.ts'
import { type Source } from '#domain/site-search/site-search.ts'
import { sourceNames, type SourceName } from '#domain/site-search/source-names.ts'
import { searchCutNote } from './search-note.ts'

export type SourceResult = { readonly name: SourceName; readonly source: Source | null }

export type SourcesRequestEvent = { type: 'search.requested'; words: string } | { type: 'sources.retried' }

type KnownSources = {
  readonly sources: ReadonlyArray<Source>
  readonly failed: ReadonlyArray<SourceName>
}

export const awaitedSources = ({ sources, failed }: KnownSources): ReadonlyArray<SourceName> =>
  sourceNames.filter((name) => !failed.includes(name) && !sources.some((source) => source.name === name))

/** Known rows are not searched again, and a failure drops no rows. */
export const isNewResult = (known: KnownSources, { name, source }: SourceResult) =>
  source === null ? awaitedSources(known).includes(name) : known.sources.every(({ rows }) => rows !== source.rows)

export function withSource({ sources, failed }: KnownSources, { name, source }: SourceResult): KnownSources {
  const here = [...sources.filter((each) => each.name !== name), ...(source ? [source] : [])]
  return {
    sources: sourceNames.flatMap((each) => here.find((one) => one.name === each) ?? []),
    failed: [...failed.filter((each) => each !== name), ...(source ? [] : [name])],
  }
}

export type SiteSearchContext = KnownSources & {
  readonly query: SiteSearchQuery
  readonly found: HitPage | null
  readonly note: string
}

export type SiteSearchInput = {
  readonly query: string
  readonly sources: ReadonlyArray<Source>
}

type SearchQueryContext = Pick<SiteSearchContext, 'query'>

export const searchText = ({ query }: SearchQueryContext) => query.words ?? ''

export const searched = ({ sources, query }: SearchQueryContext & Pick<KnownSources, 'sources'>) => ({
  found: createHitPage(sources, query),
  note: searchCutNote(searchText({ query })),
})

export function createSiteSearchContext({ query: address, sources }: SiteSearchInput): SiteSearchContext {
  const query = readSiteSearch(address)
  return { query, sources, failed: [], ...searched({ sources, query }) }
}
