import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#ui/heading/heading.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { chevronRightIcon } from '#ui/icon/symbols/chevron-right.ts'
import { expandLessIcon } from '#ui/icon/symbols/expand-less.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './expansion-card.css.ts'

export type ExpansionCardProps = {
  title: string
  level?: HeadingLevel
  /** Always to be read. */
  lead?: ReactNode
  /** The fragment that leads to the details. It stands inside of them, so that a browser unfolds them by itself. */
  id?: string
  /** Starts expanded. */
  open?: boolean
  /** To be read once the card is expanded. */
  children: ReactNode
}

/** A card whose details unfold; its label flips with its state and works before JavaScript (C4.7-01, C4.7-02). */
export function ExpansionCard({ title, level = 3, lead, id, open, children }: ExpansionCardProps) {
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
            <Icon drawing={expandLessIcon} size="small" />
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
