import { wordsOfHit, type ResultType, type ResultWords } from '#domain/site-search/search-result.ts'
import type { HitPage } from '#domain/site-search/site-search-page.ts'
import type { Source } from '#domain/site-search/site-search.ts'
import { paths } from './paths.ts'

/** Pictures of the kinds of results (J2.8-08). */
const icons = {
  Career: 'work',
  Location: 'location_on',
  Event: 'event',
  News: 'newspaper',
  Page: 'web',
} as const satisfies Record<ResultType, string>

/** A result of the search of the site (J3-30); its address is `url`, `?query` and `#fragment`. */
export type SearchResult = ResultWords & {
  readonly score: number
  readonly url: string
  readonly query: string
  readonly icon: (typeof icons)[ResultType]
  /** All of that together. */
  readonly address: string
}

const urls: Record<ResultType, (id: string) => string> = {
  Career: paths.job.to,
  Location: () => paths.contact.to(),
  Event: paths.event.to,
  News: paths.news.to,
  Page: (id) => paths[id as keyof typeof paths].pattern,
}

/** Where each kind of result leads (J2.8-09): a job to its posting, an office to itself among the offices. */
export function searchResult(words: ResultWords, score: number): SearchResult {
  const { type, id, fragment } = words
  const url = urls[type](id)
  const query = type === 'Location' && id !== '' ? new URLSearchParams({ office: id }).toString() : ''
  const address = `${url}${query && `?${query}`}${fragment === null ? '' : `#${fragment}`}`
  return { ...words, score, url, query, icon: icons[type], address }
}

/** The results that are shown. */
export const resultsOf = (found: HitPage | null, sources: ReadonlyArray<Source>): ReadonlyArray<SearchResult> =>
  found?.hits.map((hit) => searchResult(wordsOfHit(hit, sources, found.words), hit.score)) ?? []
