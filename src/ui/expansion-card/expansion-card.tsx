import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#ui/heading/heading.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronRightIcon, chevronUpIcon } from '#ui/icon/symbols/chevrons.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './expansion-card.css.ts'

export type ExpansionCardProps = {
  title: string
  level?: HeadingLevel
  lead?: ReactNode
  id?: string
  open?: boolean
  children: ReactNode
}

export function ExpandableCard({ title, level = 3, lead, id, open, children }: ExpansionCardProps) {
  return (
    <article className={styles.root}>
      <Heading level={level} size="h4">
        {title}
      </Heading>
      {lead}
      <details className={styles.details} open={open}>
        <summary className={styles.summary}>
          <span className={styles.more}>
            <Icon drawing={chevronRightIcon} size="small" />
            More Details
          </span>
          <span className={styles.fewer}>
            <Icon drawing={chevronUpIcon} size="small" />
            Fewer Details
          </span>
          <VisuallyHidden>: {title}</VisuallyHidden>
        </summary>
        <div className={styles.content} id={id}>
          {children}
        </div>
      </details>
    </article>
  )
}
