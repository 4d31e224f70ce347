import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import type { SafeHtml } from './safe-html.ts'
import * as styles from './prose.css.ts'

export type ProseProps = { className?: string } & (
  | { children: ReactNode; html?: never }
  | { html: SafeHtml; children?: never }
)

/**
 * Running text: paragraphs, headings from level 2, lists, quotations and tables. The only place where HTML from content is
 * shown, and an element that may hold all of it: a browser ends a paragraph where the HTML begins another.
 */
export function Prose({ children, html, className }: ProseProps) {
  const name = joinClassNames(styles.root, className)
  if (html === undefined) return <div className={name}>{children}</div>
  return <div className={name} dangerouslySetInnerHTML={{ __html: html }} />
}
