import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { expandMoreIcon } from '#ui/icon/symbols/site-header.ts'
import { holdInPlace } from '#ui/hold-in-place.ts'
import * as styles from './disclosure.css.ts'

export type DisclosureProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'style' | 'title'> & {
  title: ReactNode
  note?: ReactNode
  look?: keyof typeof styles.variant
  /** Out of the order of the Tab key, where another key opens it. */
  isSkipped?: boolean
}

export function Disclosure({ title, note, look = 'plain', isSkipped, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={joinClassNames(styles.root, className)}>
      <summary
        className={joinClassNames(styles.summary, styles.variant[look])}
        {...(isSkipped && { tabIndex: -1 })}
        {...(rest.name && { onClick: (event) => holdInPlace(event.currentTarget) })}
      >
        <span>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        <Icon drawing={expandMoreIcon} className={styles.marker} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
