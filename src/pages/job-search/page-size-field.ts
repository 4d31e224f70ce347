import { writeCriteria } from '#domain/job-address.ts'
import { pageSizeOptions } from '#domain/paginate.ts'
import { paths } from '#addresses/paths.ts'
import type { PageSizeProps } from '#ui/pager/page-size.tsx'
import type { ReadySearch } from './ready-search.ts'

const replaced = new Set(['page', 'pagesize'])

/** The choice of 5, 10, 25 or all jobs at a time (J9-04). */
export function pageSizeField(
  { board, criteria, result }: ReadySearch,
  onChoose: (size: number) => void,
): PageSizeProps {
  const sizes = pageSizeOptions(result.total)
  const keep = [...new URLSearchParams(writeCriteria(board, criteria))].filter(([name]) => !replaced.has(name))
  return {
    label: 'Jobs at a time',
    name: 'pagesize',
    value: String(sizes.includes(result.pageSize) ? result.pageSize : result.total),
    options: sizes.map((size) => ({
      value: String(size),
      label: size === result.total ? `All ${size}` : String(size),
    })),
    action: paths.opportunities.to(),
    keep,
    onChange: (value) => onChoose(Number(value)),
  }
}
