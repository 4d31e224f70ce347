import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { ReactNode } from 'react'

type Props = { href: string; className?: string; children: ReactNode }

export function OutsideLink({ href, className, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}
