import { maxPageSize } from '#contract/job-terms.ts'

export const pageSizes: readonly number[] = [5, 10, 25]

/** Counted from 0; an empty result has one page. */
export const lastPage = (total: number, pageSize: number): number => Math.max(0, Math.ceil(total / pageSize) - 1)

export const pageSizeOptions = (total: number, sizes: readonly number[] = pageSizes): number[] =>
  total === 0 || total > maxPageSize || sizes.includes(total) ? [...sizes] : [...sizes, total]

/** @param page from 0; one beyond the end gives the last page */
export function paginateItems<Item>(items: ReadonlyArray<Item>, page: number, size: number) {
  const at = Math.min(Math.max(0, page), lastPage(items.length, size))
  return { page: at, pageCount: lastPage(items.length, size) + 1, shown: items.slice(at * size, (at + 1) * size) }
}
