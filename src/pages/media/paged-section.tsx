import { pageOf } from '#domain/media/media-lists.ts'
import type { ReactNode } from 'react'
import { Pager } from '#ui/pager/pager.tsx'
import { Section, type SectionProps } from '#ui/section/section.tsx'

/** How the pages of the lists are addressed. */
export type Turning = {
  /** The page a list stands at, counted from 0. */
  readonly pageIn: (list: string) => number
  readonly addressOf: (list: string, page: number) => string
}

type Props<Item> = Turning & {
  readonly id: string
  readonly title: string
  /** At the right of the title. */
  readonly action?: ReactNode
  readonly tone?: NonNullable<SectionProps['tone']>
  readonly items: ReadonlyArray<Item>
  /** What is said while the list is not there. */
  readonly state?: ReactNode
  readonly children: (shown: ReadonlyArray<Item>) => ReactNode
}

const pageSize = 4

/** A list of which four are shown at once, with its pager (C2.13-02, C2.13-05, C2.13-07, C2.13-11, C2.13-12). */
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
  const { page, pageCount, shown } = pageOf(items, pageIn(id), pageSize)
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
