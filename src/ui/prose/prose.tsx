import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import type { SafeHtml } from './safe-html.ts'
import * as styles from './prose.css.ts'

export type ProseProps = { className?: string } & (
  | { children: ReactNode; html?: never }
  | { html: SafeHtml; children?: never }
)

/** The only place that shows HTML from content. A <div>, since block elements would end a <p>. */
export function Prose({ children, html, className }: ProseProps) {
  const name = joinClassNames(styles.root, className)
  if (html === undefined) return <div className={name}>{children}</div>
  return <div className={name} dangerouslySetInnerHTML={{ __html: html }} />
}
