import type { MouseEvent } from 'react'
import * as styles from './skip-link.css.ts'

export function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

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
