import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import * as styles from './definition-list.css.ts'

export type Definition = { term: string; detail: ReactNode; icon?: IconName }

/** Facts in two aligned columns under a strong rule. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.root}>
      {items.map(({ term, detail, icon }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>
            {icon && <Icon name={icon} size="small" className={styles.icon} />}
            {term}
          </dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
