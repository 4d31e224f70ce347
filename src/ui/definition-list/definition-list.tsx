import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import * as styles from './definition-list.css.ts'

export type Definition = { term: string; detail: ReactNode; icon?: IconShape }

type Props = {
  items: readonly Definition[]
  narrowTerms?: boolean
}

export function DefinitionList({ items, narrowTerms }: Props) {
  return (
    <dl className={styles.root}>
      {items.map(({ term, detail, icon }) => (
        <div key={term} className={joinClassNames(styles.row, narrowTerms && styles.narrow)}>
          <dt className={styles.term}>
            {icon && <Icon drawing={icon} size="small" className={styles.icon} />}
            {term}
          </dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
