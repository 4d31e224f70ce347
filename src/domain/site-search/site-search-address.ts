import { lowerCaseQuery } from '../jobs/job-address.ts'
import { keptSearch, searchedText } from '../search/searched-part.ts'

/** What is asked of the search of the site. `words` is null while nothing is asked; `page` counts from 0. */
export type SiteSearchQuery = { readonly words: string | null; readonly page: number; readonly pageSize: number }

/** The page sizes always offered, the first by default; the total count is one more (J2.8-12). */
export const resultPageSizes: readonly number[] = [12, 24]

const defaultSize = 12

/** The parameters that a search of the site is read from (J2.1-15). */
export const siteSearchParameters: ReadonlyArray<string> = ['q', 'page', 'pagesize']

const readWhole = (text: string | null, otherwise: number): number =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise

/** Reads a query in any case; what is unknown or unreadable takes its default (J2.8-01, J2.1-36). */
export function readSiteSearch(query: string): SiteSearchQuery {
  const params = lowerCaseQuery(query)
  const words = params.get('q')
  return {
    words: words === null ? null : keptSearch(words),
    page: readWhole(params.get('page'), 0),
    pageSize: readWhole(params.get('pagesize'), defaultSize) || defaultSize,
  }
}

/** The query that keeps a search; defaults are left out (J2.8-03). */
export function writeSiteSearch({ words, page, pageSize }: SiteSearchQuery): string {
  if (words === null) return ''
  const parameters = [
    ...(page > 0 ? [`page=${page}`] : []),
    ...(pageSize === defaultSize ? [] : [`pagesize=${pageSize}`]),
    `q=${encodeURIComponent(searchedText(words).toWellFormed())}`,
  ]
  return parameters.join('&')
}
