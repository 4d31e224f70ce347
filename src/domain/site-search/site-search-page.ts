import { lastPage, pageSizeOptions } from '../search/paginate.ts'
import { searchSite, type Hit, type Source } from './site-search.ts'
import { resultPageSizes, type SiteSearchQuery } from './site-search-address.ts'

/** One page of what was found. `page` counts from 0. */
export type HitPage = {
  /** What was searched for. */
  readonly words: string
  readonly hits: ReadonlyArray<Hit>
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly pageSize: number
  /** Whether there is more than the smallest page holds, so that pages can be turned (J2.8-13). */
  readonly hasPages: boolean
  /** The sizes a page may have, with the words for each (J2.8-12). */
  readonly sizes: ReadonlyArray<{ readonly size: number; readonly label: string }>
}

const sizesOf = (total: number) =>
  pageSizeOptions(total, resultPageSizes).map((size) => ({
    size,
    label: size === total ? `All ${size}` : String(size),
  }))

/** The page that a search asks for, or the last one when there are fewer; null while nothing is asked. */
export function pageOfHits(sources: ReadonlyArray<Source>, { words, page, pageSize }: SiteSearchQuery): HitPage | null {
  if (words === null) return null
  const hits = searchSite(sources, words)
  const last = lastPage(hits.length, pageSize)
  const shown = Math.min(page, last)
  return {
    words,
    hits: hits.slice(shown * pageSize, (shown + 1) * pageSize),
    total: hits.length,
    page: shown,
    pageCount: last + 1,
    pageSize,
    hasPages: hits.length > Math.min(...resultPageSizes),
    sizes: sizesOf(hits.length),
  }
}
