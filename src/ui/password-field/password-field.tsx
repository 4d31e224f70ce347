import { useState, type InputHTMLAttributes, type Ref } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Field, type FieldText } from '#ui/field/field.tsx'
import { control as controlStyle } from '#ui/field/field.css.ts'
import { useField } from '#ui/field/use-field.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './password-field.css.ts'

export type PasswordFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type'> & { ref?: Ref<HTMLInputElement> }

/** A password with its label, hint and problem, hidden until the visitor wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, control } = useField(props)
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...control}
          type={isShown ? 'text' : 'password'}
          className={joinClassNames(controlStyle, styles.control)}
        />
        <button type="button" className={styles.toggle} aria-controls={field.id} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <VisuallyHidden> {field.label}</VisuallyHidden>
        </button>
      </div>
    </Field>
  )
}
