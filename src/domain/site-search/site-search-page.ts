import { lastPage, pageSizeOptions } from '../search/paginate.ts'
import { searchSite, type Hit, type Source } from './site-search.ts'
import { maxBestJobs } from '../jobs/find-job.ts'
import { resultPageSizes, type SiteSearchQuery } from './site-search-address.ts'

export type HitPage = {
  readonly words: string
  readonly hits: ReadonlyArray<Hit>
  readonly total: number
  /** There may be more jobs than these. */
  readonly hasBestJobs: boolean
  readonly page: number
  readonly pageCount: number
  readonly pageSize: number
  readonly hasPages: boolean
  readonly sizes: ReadonlyArray<{ readonly size: number; readonly label: string }>
}

const listPageSizes = (total: number) =>
  pageSizeOptions(total, resultPageSizes).map((size) => ({
    size,
    label: size === total ? `All ${size}` : String(size),
  }))

export function createHitPage(
  sources: ReadonlyArray<Source>,
  { words, page, pageSize }: SiteSearchQuery,
): HitPage | null {
  if (words === null) return null
  const hits = searchSite(sources, words)
  const last = lastPage(hits.length, pageSize)
  const shown = Math.min(page, last)
  return {
    words,
    hits: hits.slice(shown * pageSize, (shown + 1) * pageSize),
    total: hits.length,
    hasBestJobs: hits.filter(({ name }) => name === 'JobPostingHeader').length === maxBestJobs,
    page: shown,
    pageCount: last + 1,
    pageSize,
    hasPages: hits.length > Math.min(...resultPageSizes),
    sizes: listPageSizes(hits.length),
  }
}
