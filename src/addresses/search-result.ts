import type { ResultType, ResultWords } from '#domain/search-result.ts'
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
}

const urls: Record<ResultType, (id: string) => string> = {
  Career: paths.job.to,
  Location: () => paths.contact.to(),
  Event: paths.event.to,
  News: paths.news.to,
  Page: (id) => paths[id as keyof typeof paths].pattern,
}

/** Where each kind of result leads (J2.8-09): a job to its posting, an office to itself among the offices. */
export const searchResult = (words: ResultWords, score: number): SearchResult => ({
  ...words,
  score,
  url: urls[words.type](words.id),
  query: words.type === 'Location' && words.id !== '' ? new URLSearchParams({ office: words.id }).toString() : '',
  icon: icons[words.type],
})

export const addressOfResult = ({ url, query, fragment }: SearchResult): string =>
  `${url}${query && `?${query}`}${fragment === null ? '' : `#${fragment}`}`
