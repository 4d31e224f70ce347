import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Container } from '#ui/layout/layout.tsx'
import * as styles from './margin-rows.css.ts'

export type MarginRowsProps = { space?: keyof typeof styles.space; className?: string; children: ReactNode }

export function MarginRows({ space = 'section', className, children }: MarginRowsProps) {
  return <Container className={joinClassNames(styles.root, styles.space[space], className)}>{children}</Container>
}

/** What belongs to the text, such as notes, contacts and links, stands beside it from 1200 px, below it on less. */
export function MarginRow({ margin, children }: { margin?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>{children}</div>
      {margin && <div className={styles.margin}>{margin}</div>}
    </div>
  )
}

export function MarginFigure({ value, text }: { value: string; text: string }) {
  return (
    <p className={styles.figure}>
      <span className={styles.value}>{value}</span> <span>{text}</span>
    </p>
  )
}
