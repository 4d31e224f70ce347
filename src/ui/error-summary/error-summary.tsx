import { Notice } from '#ui/notice/notice.tsx'
import { useFocusAt } from '#ui/use-focus-at.ts'
import type { MouseEvent } from 'react'
import * as styles from './error-summary.css.ts'

export type ErrorSummaryProps = {
  title: string
  /** What is wrong, by the id of its control, in the order of the form. */
  problems: ReadonlyArray<{ readonly id: string; readonly message: string }>
  /** Each new number moves the focus here. */
  attempt: number
}

function focusControl(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/** Everything that is wrong with a form, above it; each line leads to its control. */
export function ErrorSummary({ title, problems, attempt }: ErrorSummaryProps) {
  const notice = useFocusAt<HTMLDivElement>(attempt)
  return (
    <Notice ref={notice} tabIndex={-1} tone="danger" live="alert" title={title}>
      <ul className={styles.list}>
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={focusControl}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
