import { useId, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { describeControl, Field, type FieldText } from '#ui/field/field.tsx'
import * as styles from '#ui/field/field.css.ts'

export type TextFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className'> & { ref?: Ref<HTMLInputElement> }

export type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className'> & { ref?: Ref<HTMLTextAreaElement> }

/** One line of text with its label, hint and problem. */
export function TextField({ label, hint, problem, required, optional, labelHidden, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const text = {
    label,
    hint,
    problem,
    ...(required && { required }),
    ...(optional && { optional }),
    ...(labelHidden && { labelHidden }),
  }
  return (
    <Field id={id ?? ownId} {...text}>
      <input
        type="text"
        {...rest}
        required={required}
        {...describeControl(id ?? ownId, text)}
        className={styles.control}
      />
    </Field>
  )
}

/** Several lines of text with its label, hint and problem. */
export function TextArea({ label, hint, problem, required, optional, labelHidden, id, ...rest }: TextAreaProps) {
  const ownId = useId()
  const text = {
    label,
    hint,
    problem,
    ...(required && { required }),
    ...(optional && { optional }),
    ...(labelHidden && { labelHidden }),
  }
  return (
    <Field id={id ?? ownId} {...text}>
      <textarea
        rows={5}
        {...rest}
        required={required}
        {...describeControl(id ?? ownId, text)}
        className={joinClassNames(styles.control, styles.area)}
      />
    </Field>
  )
}
