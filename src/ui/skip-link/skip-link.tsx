import { focusTarget } from '#ui/focus-target.ts'
import * as styles from './skip-link.css.ts'

export type SkipLinkProps = {
  to: string
  children: string
}

export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className={styles.root} onClick={focusTarget}>
      {children}
    </a>
  )
}
