import { useId, type ReactNode } from 'react'
import * as styles from './field-group.css.ts'

export type FieldGroupProps = {
  title: string
  /** Describes the group; a screen reader says it after the title. */
  hint?: string
  children: ReactNode
}

/** A named part of a long form under a rule; its name stands beside the fields where there is room. */
export function FieldGroup({ title, hint, children }: FieldGroupProps) {
  const hintId = useId()
  return (
    <fieldset className={styles.root} {...(hint && { 'aria-describedby': hintId })}>
      <legend className={styles.legend}>
        <h3 className={styles.title}>{title}</h3>
      </legend>
      <div className={styles.fields}>
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  )
}
