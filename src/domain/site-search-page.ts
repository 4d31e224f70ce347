import { lastPage } from './paginate.ts'
import { searchSite, type Hit, type Source } from './site-search.ts'
import type { SiteSearchQuery } from './site-search-address.ts'

/** One page of what was found. `page` counts from 0. */
export type HitPage = {
  readonly hits: ReadonlyArray<Hit>
  readonly total: number
  readonly page: number
  readonly pageCount: number
  readonly pageSize: number
}

/** The page that a search asks for, or the last one when there are fewer; null while nothing is asked. */
export function pageOfHits(sources: ReadonlyArray<Source>, { words, page, pageSize }: SiteSearchQuery): HitPage | null {
  if (words === null) return null
  const hits = searchSite(sources, words)
  const last = lastPage(hits.length, pageSize)
  const shown = Math.min(page, last)
  return {
    hits: hits.slice(shown * pageSize, (shown + 1) * pageSize),
    total: hits.length,
    page: shown,
    pageCount: last + 1,
    pageSize,
  }
}
