import type { HTMLAttributes } from 'react'
import * as styles from './visually-hidden.css.ts'

export function VisuallyHidden(props: Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'>) {
  return <span {...props} className={styles.root} />
}
