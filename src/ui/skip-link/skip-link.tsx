import { focusTarget } from '#ui/focus-target.ts'
import * as styles from './skip-link.css.ts'

export type SkipLinkProps = {
  /** The id of what follows, which takes the focus. */
  to: string
  children: string
}

/** A stop of the keyboard that leads past what would take many; out of sight until it is reached. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className={styles.root} onClick={focusTarget}>
      {children}
    </a>
  )
}
