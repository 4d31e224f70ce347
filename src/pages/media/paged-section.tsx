import { paginateItems } from '#domain/media/media-lists.ts'
import type { ReactNode } from 'react'
import { Pager } from '#ui/pager/pager.tsx'
import { Section, type SectionProps } from '#ui/section/section.tsx'

export type Turning = {
  readonly pageIn: (list: string) => number
  readonly addressOf: (list: string, page: number) => string
}

type Props<Item> = Turning & {
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
  pageIn,
  addressOf,
}: Props<Item>) {
  const { page, pageCount, shown } = paginateItems(items, pageIn(id), pageSize)
  return (
    <Section id={id} title={title} action={action} tone={tone}>
      {state}
      {children(shown)}
      {pageCount > 1 && (
        <Pager label={`${title} pages`} page={page} pageCount={pageCount} hrefOf={(to) => addressOf(id, to)} />
      )}
    </Section>
  )
}
