import { readSiteSearch, type SiteSearchQuery } from '#domain/site-search/site-search-address.ts'
import { pageOfHits, type HitPage } from '#domain/site-search/site-search-page.ts'
import { type Source } from '#domain/site-search/site-search.ts'
import { sourceNames, type SourceName } from '#domain/site-search/source-names.ts'
import { noteOfSearch } from './search-note.ts'

/** A part of the site that has come, ready to be searched; null when it could not be loaded. */
export type SourceSettled = { readonly name: SourceName; readonly source: Source | null }

/** What the search tells those who watch its sources. */
export type SourcesAsked =
  /** Some sources are not sent whole: what they have for these words is needed. */
  | { type: 'words.asked'; words: string }
  /** What could not be loaded is asked for once more. */
  | { type: 'sources.retried' }

/** The parts of the site, as far as they are known. */
type KnownSources = {
  /** Those that are here, in the order of their names. */
  readonly sources: ReadonlyArray<Source>
  /** Those that could not be loaded. */
  readonly failed: ReadonlyArray<SourceName>
}

/** The sources that are still on their way. */
export const awaitedSources = ({ sources, failed }: KnownSources): ReadonlyArray<SourceName> =>
  sourceNames.filter((name) => !failed.includes(name) && !sources.some((source) => source.name === name))

/** Whether something is told that is not known: rows that are here are not searched again, and a failure drops none. */
export const isNews = (known: KnownSources, { name, source }: SourceSettled) =>
  source === null ? awaitedSources(known).includes(name) : known.sources.every(({ rows }) => rows !== source.rows)

/** The sources with one that has settled in the place of what was known of it. */
export function withSource({ sources, failed }: KnownSources, { name, source }: SourceSettled): KnownSources {
  const here = [...sources.filter((each) => each.name !== name), ...(source ? [source] : [])]
  return {
    sources: sourceNames.flatMap((each) => here.find((one) => one.name === each) ?? []),
    failed: [...failed.filter((each) => each !== name), ...(source ? [] : [name])],
  }
}

/** What is known of a search of the site: all that the page shows. */
export type SiteSearchContext = KnownSources & {
  readonly query: SiteSearchQuery
  /** What is shown of what was found; null while nothing is asked. */
  readonly found: HitPage | null
  /** What is said about the words; '' when there is nothing to say. */
  readonly note: string
}

/** What a search of the site begins with. */
export type SiteSearchInput = {
  /** The query of the address. */
  readonly query: string
  /** The sources that are here, in the order of their names. */
  readonly sources: ReadonlyArray<Source>
}

type Asked = Pick<SiteSearchContext, 'query'>

/** The words of a search; '' while nothing is asked. */
export const wordsIn = ({ query }: Asked) => query.words ?? ''

/** What the sources that are here have for what is asked. */
export const searched = ({ sources, query }: Asked & Pick<KnownSources, 'sources'>) => ({
  found: pageOfHits(sources, query),
  note: noteOfSearch(wordsIn({ query })),
})

/** Where a search begins. */
export function beginSearch({ query: address, sources }: SiteSearchInput): SiteSearchContext {
  const query = readSiteSearch(address)
  return { query, sources, failed: [], ...searched({ sources, query }) }
}
