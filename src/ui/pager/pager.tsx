import { memo, type MouseEvent, type ReactNode } from 'react'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { chevronLeftIcon, firstPageIcon, lastPageIcon } from '#ui/icon/symbols/paging.ts'
import { chevronRightIcon } from '#ui/icon/symbols/chevrons.ts'
import { PageSize, type PageSizeProps } from './page-size.tsx'
import * as styles from './pager.css.ts'

/** From 0, at most seven places: always the first and the last; `gap` stands for two or more pages. */
export function listPages(page: number, pageCount: number): (number | 'gap')[] {
  const last = pageCount - 1
  const start = Math.max(0, Math.min(page - 1, last - 4))
  const end = Math.min(last, Math.max(page + 1, 4))
  const inner = range(start <= 2 ? 0 : start, end >= last - 2 ? last : end)
  return [
    ...(inner[0] === 0 ? [] : [0, 'gap' as const]),
    ...inner,
    ...(inner.at(-1) === last ? [] : ['gap' as const, last]),
  ]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

export type PagerProps = {
  /** From 0. */
  page: number
  pageCount: number
  createHref: (page: number) => string
  /** Prevent the event's default to turn the page in place. */
  onTurn?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
  label?: string
  status?: ReactNode
  pageSize?: PageSizeProps
}

type PageLinkProps = Pick<PagerProps, 'onTurn'> & { to: number; href: string; name: string }

export function Pager({ page, pageCount, createHref, onTurn, label = 'Pages', status, pageSize }: PagerProps) {
  const last = Math.max(0, pageCount - 1)
  const linkProps = (to: number) => ({ to, href: createHref(to), ...(onTurn && { onTurn }) })
  return (
    <nav aria-label={label} className={styles.root}>
      {status && <div className={styles.status}>{status}</div>}
      {pageCount > 1 && (
        <div className={styles.pages}>
          <PageStep {...linkProps(0)} off={page <= 0} name="First page" icon={firstPageIcon} />
          <PageStep {...linkProps(page - 1)} off={page <= 0} name="Previous page" icon={chevronLeftIcon} rel="prev" />
          {listPages(page, pageCount).map((item, index) =>
            item === 'gap' ? (
              <span key={`gap-${index}`} className={styles.gap} aria-hidden>
                …
              </span>
            ) : (
              <PageNumber key={item} {...linkProps(item)} name={`Page ${item + 1}`} current={item === page} />
            ),
          )}
          <span className={styles.position}>{`Page ${page + 1} of ${pageCount}`}</span>
          <PageStep {...linkProps(page + 1)} off={page >= last} name="Next page" icon={chevronRightIcon} rel="next" />
          <PageStep {...linkProps(last)} off={page >= last} name="Last page" icon={lastPageIcon} />
        </div>
      )}
      {pageSize && <PageSize {...pageSize} />}
    </nav>
  )
}

const PageNumber = memo(function PageNumber({ to, href, name, current, onTurn }: PageLinkProps & { current: boolean }) {
  return (
    <Anchor
      href={href}
      aria-label={name}
      className={joinClassNames(styles.link, styles.number)}
      {...(current && { 'aria-current': 'page' as const })}
      {...(onTurn && { onClick: (event) => onTurn(to, event) })}
    >
      {to + 1}
    </Anchor>
  )
})

type PageStepProps = PageLinkProps & { off: boolean; icon: IconShape; rel?: string }

const PageStep = memo(function PageStep({ to, href, off, name, icon, rel, onTurn }: PageStepProps) {
  if (off)
    return (
      <span role="link" aria-disabled="true" aria-label={name} className={styles.link}>
        <Icon drawing={icon} />
      </span>
    )
  return (
    <Anchor
      href={href}
      rel={rel}
      aria-label={name}
      className={styles.link}
      {...(onTurn && { onClick: (event) => onTurn(to, event) })}
    >
      <Icon drawing={icon} />
    </Anchor>
  )
})
