import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { errorIcon } from '#ui/icon/symbols/error.ts'
import { OutsideLink } from '#ui/outside-link/outside-link.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './field.css.ts'

export type FieldText = {
  label: string
  hint?: ReactNode
  /** The problem in words; marks the control as invalid. */
  problem?: string | undefined
  /** Where there is more to know about the problem, on another site; stands behind its words. */
  problemLink?: { readonly text: string; readonly href: string } | undefined
  /** Puts an asterisk behind the label; the form says what it means. */
  required?: boolean
  /** Says "(optional)" after the label. */
  optional?: boolean
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean
}

export type FieldProps = FieldText & { id: string; children: ReactNode }

type ProblemProps = Pick<FieldText, 'problemLink'> & { id: string; problem: string }

/** What is wrong with a field, beside it. @param id of the control */
export function Problem({ id, problem, problemLink }: ProblemProps) {
  return (
    <p id={`${id}-problem`} className={styles.problem}>
      <Icon drawing={errorIcon} size="small" />
      <span>
        {problem}
        {problemLink && (
          <>
            {' '}
            <OutsideLink href={problemLink.href} className={styles.problemLink}>
              {problemLink.text}
            </OutsideLink>
          </>
        )}
      </span>
    </p>
  )
}

/** Label above, hint under the label, control, problem beside the field. */
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
  const caption = (
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
        <VisuallyHidden>{caption}</VisuallyHidden>
      ) : (
        <span className={styles.label}>
          {caption}
          {optional && <span className={styles.optional}> (optional)</span>}
        </span>
      )}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {children}
      {problem && <Problem id={id} problem={problem} problemLink={problemLink} />}
    </div>
  )
}

/** The attributes that tie a control to the hint and the problem of its field. */
export function describeControl(id: string, text: Pick<FieldText, 'hint' | 'problem'>) {
  const parts = [text.hint && `${id}-hint`, text.problem && `${id}-problem`].filter(Boolean)
  return {
    id,
    ...(parts.length > 0 && { 'aria-describedby': parts.join(' ') }),
    ...(text.problem && { 'aria-invalid': true }),
  }
}
