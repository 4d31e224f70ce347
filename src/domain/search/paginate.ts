import { mostJobsAtOnce } from '#contract/job-terms.ts'

/** The page sizes always offered; the total count is one more (J9-04). */
export const pageSizes: readonly number[] = [5, 10, 25]

/** The last page, counted from 0; no result has one empty page (J4.8-05). */
export const lastPage = (total: number, pageSize: number): number => Math.max(0, Math.ceil(total / pageSize) - 1)

/** The page sizes offered: the fixed ones, and last the total count when it is another number that a page can list (J9-04, J9-05). */
export const pageSizeOptions = (total: number, sizes: readonly number[] = pageSizes): number[] =>
  total === 0 || total > mostJobsAtOnce || sizes.includes(total) ? [...sizes] : [...sizes, total]
