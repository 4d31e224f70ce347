import { paginateItems } from '#domain/search/paginate.ts'
import type { ReactNode } from 'react'
import { Pager } from '#ui/pager/pager.tsx'
import { Section, type SectionProps } from '#ui/section/section.tsx'

export type PagingProps = {
  readonly getPageNumber: (list: string) => number
  readonly pageAddress: (list: string, page: number) => string
}

type Props<Item> = PagingProps & {
  readonly id: string
  readonly title: string
  readonly action?: ReactNode
  readonly tone?: NonNullable<SectionProps['tone']>
  readonly items: ReadonlyArray<Item>
  readonly state?: ReactNode
  readonly children: (shown: ReadonlyArray<Item>) => ReactNode
}

const pageSize = 4

export function PagedSection<Item>({
  id,
  title,
  action,
  tone = 'paper',
  items,
  state,
  children,
  getPageNumber,
  pageAddress,
}: Props<Item>) {
  const { page, pageCount, shown } = paginateItems(items, getPageNumber(id), pageSize)
  return (
    <Section id={id} title={title} action={action} tone={tone}>
      {state}
      {children(shown)}
      {pageCount > 1 && (
        <Pager label={`${title} pages`} page={page} pageCount={pageCount} createHref={(to) => pageAddress(id, to)} />
      )}
    </Section>
  )
}
