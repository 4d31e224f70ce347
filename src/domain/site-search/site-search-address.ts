import { lowerCaseQuery } from '../jobs/job-address.ts'
import { truncateSearch, searchedText } from '../search/searched-part.ts'

/** `words` is null if there is no search; `page` counts from 0. */
export type SiteSearchQuery = { readonly words: string | null; readonly page: number; readonly pageSize: number }

export const resultPageSizes: readonly number[] = [12, 24]

const defaultSize = 12

export const siteSearchParameters: ReadonlyArray<string> = ['q', 'page', 'pagesize']

const parseWholeNumber = (text: string | null, otherwise: number): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise

export function readSiteSearch(query: string): SiteSearchQuery {
  const params = lowerCaseQuery(query)
  const words = params.get('q')
  return {
    words: words === null ? null : truncateSearch(words),
    page: parseWholeNumber(params.get('page'), 0),
    pageSize: parseWholeNumber(params.get('pagesize'), defaultSize) || defaultSize,
  }
}

export function writeSiteSearch({ words, page, pageSize }: SiteSearchQuery): string {
  if (words === null) return ''
  const parameters = [
    ...(page > 0 ? [`page=${page}`] : []),
    ...(pageSize === defaultSize ? [] : [`pagesize=${pageSize}`]),
    `q=${encodeURIComponent(searchedText(words).toWellFormed())}`,
  ]
  return parameters.join('&')
}
