import { useId, type ReactNode } from 'react'
import * as styles from './field-group.css.ts'

export type FieldGroupProps = {
  title: string
  hint?: string
  children: ReactNode
}

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
