import { toResultWords, type ResultType, type ResultWords } from '#domain/site-search/search-result.ts'
import type { HitPage } from '#domain/site-search/site-search-page.ts'
import type { Source } from '#domain/site-search/site-search.ts'
import { paths } from './paths.ts'

const icons = {
  Career: 'work',
  Location: 'location_on',
  Event: 'event',
  News: 'newspaper',
  Page: 'web',
} as const satisfies Record<ResultType, string>

export type SearchResult = ResultWords & {
  readonly score: number
  readonly url: string
  readonly query: string
  readonly icon: (typeof icons)[ResultType]
  readonly address: string
}

const urls: Record<ResultType, (id: string) => string> = {
  Career: paths.job.to,
  Location: () => paths.contact.to(),
  Event: paths.event.to,
  News: paths.news.to,
  Page: (id) => paths[id as keyof typeof paths].pattern,
}

export function toSearchResult(words: ResultWords, score: number): SearchResult {
  const { type, id, fragment } = words
  const url = urls[type](id)
  const query = type === 'Location' && id !== '' ? new URLSearchParams({ office: id }).toString() : ''
  const address = `${url}${query && `?${query}`}${fragment === null ? '' : `#${fragment}`}`
  return { ...words, score, url, query, icon: icons[type], address }
}

export const toSearchResults = (found: HitPage | null, sources: ReadonlyArray<Source>): ReadonlyArray<SearchResult> =>
  found?.hits.map((hit) => toSearchResult(toResultWords(hit, sources, found.words), hit.score)) ?? []
