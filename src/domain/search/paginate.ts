import { maxPageSize } from '#contract/job-terms.ts'

export const pageSizes: readonly number[] = [5, 10, 25]

/** Counted from 0; an empty result has one page. */
export const lastPage = (total: number, pageSize: number): number => Math.max(0, Math.ceil(total / pageSize) - 1)

export const pageSizeOptions = (total: number, sizes: readonly number[] = pageSizes): number[] =>
  total === 0 || total > maxPageSize || sizes.includes(total) ? [...sizes] : [...sizes, total]
