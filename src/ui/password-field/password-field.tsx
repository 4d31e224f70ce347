import { useCallback, useEffect, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { type Strength, PasswordStrength } from '#ui/password-strength/password-strength.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Field, type FieldText } from '#ui/field/field.tsx'
import { control as controlStyle } from '#ui/field/field.css.ts'
import { useField } from '#ui/field/use-field.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './password-field.css.ts'

export type Measure = (password: string) => Strength

const measured = (measure: Measure | undefined, password: unknown) =>
  measure && typeof password === 'string' && password !== '' ? measure(password) : null

/** Also read after hydration and on blur: some password managers send no input event. */
export function useStrength(measure: Measure | undefined, untouched: unknown) {
  const frame = useRef<HTMLDivElement>(null)
  const [strength, setStrength] = useState(() => measured(measure, untouched))
  const measureControl = useCallback(
    () => setStrength(measured(measure, frame.current?.querySelector('input')?.value)),
    [measure],
  )
  useEffect(measureControl, [measureControl])
  return { frame, strength, measureControl }
}

export type PasswordFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'maxLength' | 'autoComplete'> & {
    ref?: Ref<HTMLInputElement>
    autoComplete: 'current-password' | 'new-password' | 'off'
    strength?: Measure
  }

/** Never truncated: a password that is too long is a problem in words. */
export function PasswordField({ strength: measure, ...props }: PasswordFieldProps) {
  const { field, control } = useField(props)
  const [isShown, setShown] = useState(false)
  const { frame, strength, measureControl } = useStrength(measure, props.defaultValue)
  return (
    <Field {...field}>
      <div ref={frame} className={styles.frame} onInput={measureControl} onBlur={measureControl}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...control}
          type={isShown ? 'text' : 'password'}
          className={joinClassNames(controlStyle, styles.control)}
        />
        <button type="button" className={styles.toggle} aria-controls={field.id} onClick={() => setShown(!isShown)}>
          <span>{isShown ? 'Hide' : 'Show'}</span>
          <VisuallyHidden> {field.label}</VisuallyHidden>
        </button>
      </div>
      {measure && <PasswordStrength of={field.label} strength={strength} />}
    </Field>
  )
}
