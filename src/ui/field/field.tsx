import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { errorIcon } from '#ui/icon/symbols/status.ts'
import { ExternalLink } from '#ui/anchor/anchor.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './field.css.ts'

export type FieldText = {
  label: string
  hint?: ReactNode
  problem?: string | undefined
  problemLink?: { readonly text: string; readonly href: string } | undefined
  required?: boolean
  optional?: boolean
  labelHidden?: boolean
}

export type FieldProps = FieldText & { id: string; children: ReactNode }

type ProblemProps = Pick<FieldText, 'problemLink'> & { id: string; problem: string }

export function FieldError({ id, problem, problemLink }: ProblemProps) {
  return (
    <p id={`${id}-problem`} className={styles.problem}>
      <Icon drawing={errorIcon} size="small" />
      <span>
        {problem}
        {problemLink && (
          <>
            {' '}
            <ExternalLink href={problemLink.href} className={styles.problemLink}>
              {problemLink.text}
            </ExternalLink>
          </>
        )}
      </span>
    </p>
  )
}

export function Field({
  id,
  label,
  hint,
  problem,
  problemLink,
  required,
  optional,
  labelHidden,
  children,
}: FieldProps) {
  const labelElement = (
    <label htmlFor={id}>
      {label}
      {required && (
        <span className={styles.asterisk} aria-hidden>
          {' *'}
        </span>
      )}
    </label>
  )
  return (
    <div className={styles.root}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <span className={styles.label}>
          {labelElement}
          {optional && <span className={styles.optional}> (optional)</span>}
        </span>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children}
      {problem && <FieldError id={id} problem={problem} problemLink={problemLink} />}
    </div>
  )
}

export function getControlAria(id: string, text: Pick<FieldText, 'hint' | 'problem'>) {
  const parts = [text.hint && `${id}-hint`, text.problem && `${id}-problem`].filter(Boolean)
  return {
    id,
    ...(parts.length > 0 && { 'aria-describedby': parts.join(' ') }),
    ...(text.problem && { 'aria-invalid': true }),
  }
}
