import { writeCriteria } from '#domain/jobs/job-address.ts'
import { pageSizeOptions } from '#domain/search/paginate.ts'
import { paths } from '#addresses/paths.ts'
import type { PageSizeProps } from '#ui/pager/page-size.tsx'
import type { ReadySearch } from './ready-search.ts'

const replaced = new Set(['page', 'pagesize'])

type Sizes = { readonly sizes: readonly number[]; readonly pageSize: number; readonly total: number }

export function sizeChoice(
  { sizes, pageSize, total }: Sizes,
  onChoose: (size: number) => void,
): Pick<PageSizeProps, 'value' | 'options' | 'onChange'> {
  return {
    value: String(sizes.includes(pageSize) ? pageSize : total),
    options: sizes.map((size) => ({ value: String(size), label: size === total ? `All ${size}` : String(size) })),
    onChange: (value) => onChoose(Number(value)),
  }
}

export function pageSizeField(
  { criteria, result }: Pick<ReadySearch, 'criteria' | 'result'>,
  onChoose: (size: number) => void,
): PageSizeProps {
  const keep = [...new URLSearchParams(writeCriteria(criteria))].filter(([name]) => !replaced.has(name))
  return {
    label: 'Jobs at a time',
    name: 'pagesize',
    ...sizeChoice({ ...result, sizes: pageSizeOptions(result.total) }, onChoose),
    action: paths.opportunities.to(),
    keep,
  }
}
