import type { HTMLAttributes, Ref } from 'react'
import * as styles from './visually-hidden.css.ts'

type Props = Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> & { ref?: Ref<HTMLSpanElement> }

export function VisuallyHidden(props: Props) {
  return <span {...props} className={styles.root} />
}
