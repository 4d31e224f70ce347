import { useId, useState, type InputHTMLAttributes, type Ref } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { describeControl, Field, type FieldText } from '#ui/field/field.tsx'
import * as field from '#ui/field/field.css.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './password-field.css.ts'

export type PasswordFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type'> & { ref?: Ref<HTMLInputElement> }

/** A password with its label, hint and problem, hidden until the visitor wants to see it. */
export function PasswordField({ label, hint, problem, optional, labelHidden, id, ...rest }: PasswordFieldProps) {
  const ownId = useId()
  const [isShown, setShown] = useState(false)
  const text = { label, hint, problem, ...(optional && { optional }), ...(labelHidden && { labelHidden }) }
  return (
    <Field id={id ?? ownId} {...text}>
      <div className={styles.frame}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...rest}
          {...describeControl(id ?? ownId, text)}
          type={isShown ? 'text' : 'password'}
          className={joinClassNames(field.control, styles.control)}
        />
        <button type="button" className={styles.toggle} aria-controls={id ?? ownId} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> {label}</VisuallyHidden>
        </button>
      </div>
    </Field>
  )
}
