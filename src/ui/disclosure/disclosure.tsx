import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { expandMoreIcon } from '#ui/icon/symbols/site-header.ts'
import * as styles from './disclosure.css.ts'

export type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style' | 'title'> & {
  title: ReactNode
  note?: ReactNode
  look?: keyof typeof styles.variant
}

export function Disclosure({ title, note, look = 'plain', className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClassNames(styles.root, className)}>
      <summary className={joinClassNames(styles.summary, styles.variant[look])}>
        <span>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon drawing={expandMoreIcon} className={styles.marker} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
