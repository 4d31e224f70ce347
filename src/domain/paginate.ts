import { pageSizes } from './job-criteria.ts'

/** The last page, counted from 0; no result has one empty page (J4.8-05). */
export const lastPage = (total: number, pageSize: number): number => Math.max(0, Math.ceil(total / pageSize) - 1)

/**
 * The pages a paginator offers, counted from 0: the first, the last, the current one and its neighbours.
 * 'gap' stands for two or more pages left out.
 */
export function pageWindow(page: number, pageCount: number): (number | 'gap')[] {
  const near = [0, page - 1, page, page + 1, pageCount - 1].filter((shown) => shown >= 0 && shown < pageCount)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, at) => {
    const missing = number - (shown[at - 1] ?? -1) - 1
    if (missing === 1) return [number - 1, number]
    return missing > 1 ? ['gap' as const, number] : [number]
  })
}

/** The page sizes offered: the fixed ones, and last the total count when it is another number (J9-04, J9-05). */
export const pageSizeOptions = (total: number, sizes: readonly number[] = pageSizes): number[] =>
  total === 0 || sizes.includes(total) ? [...sizes] : [...sizes, total]
