import { memo, type HTMLAttributes, type Ref } from 'react'
import * as styles from './visually-hidden.css.ts'

type Props = Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> & { ref?: Ref<HTMLSpanElement> }

export const VisuallyHidden = memo(function VisuallyHidden(props: Props) {
  return <span {...props} className={styles.root} />
})
