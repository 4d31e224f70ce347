import { useEffect, useId } from 'react'
import { focusTarget } from '#ui/skip-link/skip-link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import * as styles from './error-summary.css.ts'

export function useTitlePrefix(prefix: string) {
  useEffect(() => {
    document.title = `${prefix}${document.title}`
    return () => {
      // A page that was opened meanwhile has given the document a title of its own.
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [prefix])
}

export type ErrorSummaryProps = {
  title: string
  problems: ReadonlyArray<{ readonly id: string; readonly message: string }>
  /** Each new number moves the focus here. */
  attempt: number
  tone?: 'danger' | 'warning'
}

export function ErrorList({ problems, ...rest }: Pick<ErrorSummaryProps, 'problems'> & { id?: string }) {
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

export const errorPrefix = 'Error: '

/** Takes the focus, so it is no live region: that would be read twice, and again with each correction. */
export function ErrorSummary({ title, problems, attempt, tone = 'danger' }: ErrorSummaryProps) {
  const notice = useFocusOnChange<HTMLDivElement>(attempt)
  const id = useId()
  useTitlePrefix(errorPrefix)
  return (
    <Notice ref={notice} tabIndex={-1} role="group" aria-label={title} aria-describedby={id} tone={tone} title={title}>
      <ErrorList id={id} problems={problems} />
    </Notice>
  )
}
