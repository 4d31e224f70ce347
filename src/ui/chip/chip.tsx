import type { MouseEvent, ReactNode } from 'react'
import { Anchor } from '#ui/anchor/anchor.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { closeIcon } from '#ui/icon/symbols/site-header.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './chip.css.ts'

export type ChipProps = {
  name: string
  href?: string
  onRemove?: (event: MouseEvent) => void
  removes?: boolean
}

export function Chip({ name, href, onRemove, removes = onRemove !== undefined }: ChipProps) {
  const content = (
    <>
      {removes && <VisuallyHidden>Remove </VisuallyHidden>}
      <span>{name}</span>
      {removes && <Icon drawing={closeIcon} size="small" />}
    </>
  )
  const className = joinClassNames(styles.root, (href || onRemove) && styles.action, removes && styles.removable)
  if (href !== undefined)
    return (
      <Anchor href={href} className={className} {...(onRemove && { onClick: onRemove })}>
        {content}
      </Anchor>
    )
  if (onRemove)
    return (
      <button type="button" className={className} onClick={onRemove}>
        {content}
      </button>
    )
  return <span className={className}>{content}</span>
}

export function ChipList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
