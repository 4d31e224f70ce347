import type { ReactNode } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './prose.css.ts'

declare const isClean: unique symbol

/** Made only by the sanitiser: a string on the server, `TrustedHTML` in the browser. */
export type SafeHtml = (string | TrustedHTML) & { readonly [isClean]: true }

export type Sanitise = (html: string, options?: { readonly hasLinks: boolean }) => SafeHtml

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
