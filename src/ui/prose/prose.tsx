import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './prose.css.ts'

export type ProseProps = { className?: string } & (
  | { children: ReactNode; html?: never }
  | {
      /** Clean HTML: a string on the server, a trusted value in the browser. */
      html: string | TrustedHTML
      children?: never
    }
)

/** Running text: paragraphs, headings from level 2, lists, quotations and tables. */
export function Prose({ children, html, className }: ProseProps) {
  const name = joinClassNames(styles.root, className)
  if (html === undefined) return <div className={name}>{children}</div>
  return <div className={name} dangerouslySetInnerHTML={{ __html: html }} />
}
