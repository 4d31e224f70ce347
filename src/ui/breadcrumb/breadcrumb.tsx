import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronRightIcon } from '#ui/icon/symbols/chevrons.ts'
import * as styles from './breadcrumb.css.ts'

export type BreadcrumbProps = {
  items: readonly { label: string; href?: string }[]
  tone?: keyof typeof styles.tone
}

export function Breadcrumb({ items, tone = 'light' }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={joinClassNames(styles.list, styles.tone[tone])}>
        {items.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {index > 0 && <Icon drawing={chevronRightIcon} size="small" className={styles.separator} />}
            {href === undefined ? (
              <span className={styles.label} aria-current="page">
                {label}
              </span>
            ) : (
              <Anchor href={href} className={joinClassNames(styles.label, styles.link)}>
                {label}
              </Anchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
