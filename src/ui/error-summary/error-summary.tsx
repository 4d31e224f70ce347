import { focusTarget } from '#ui/focus-target.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useFocusAt } from '#ui/use-focus-at.ts'
import { useTitlePrefix } from '#ui/use-title-prefix.ts'
import { useId } from 'react'
import * as styles from './error-summary.css.ts'

export type ErrorSummaryProps = {
  title: string
  /** What is wrong, by the id of its control, in the order of the form. */
  problems: ReadonlyArray<{ readonly id: string; readonly message: string }>
  /** Each new number moves the focus here. */
  attempt: number
  tone?: 'danger' | 'warning'
}

/** What is wrong, line by line; each leads to its control. */
export function ProblemList({ problems, ...rest }: Pick<ErrorSummaryProps, 'problems'> & { id?: string }) {
  return (
    <ul {...rest} className={styles.list}>
      {problems.map(({ id, message }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link} onClick={focusTarget}>
            {message}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the title of the document begins with while something is wrong. */
export const errorPrefix = 'Error: '

/**
 * Everything that is wrong with a form, above it and in the title; each line leads to its control. It takes the focus, which
 * reads it out once: no live region, which would read it again, and the rest of it with each correction.
 */
export function ErrorSummary({ title, problems, attempt, tone = 'danger' }: ErrorSummaryProps) {
  const notice = useFocusAt<HTMLDivElement>(attempt)
  const id = useId()
  useTitlePrefix(errorPrefix)
  return (
    <Notice ref={notice} tabIndex={-1} role="group" aria-label={title} aria-describedby={id} tone={tone} title={title}>
      <ProblemList id={id} problems={problems} />
    </Notice>
  )
}
