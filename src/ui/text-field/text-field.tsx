import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Field, type FieldText } from '#ui/field/field.tsx'
import * as styles from '#ui/field/field.css.ts'
import { useField } from '#ui/field/use-field.ts'

export type TextFieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className'> & { ref?: Ref<HTMLInputElement> }

export type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style' | 'className'> & { ref?: Ref<HTMLTextAreaElement> }

export function TextField(props: TextFieldProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <input type="text" {...control} className={styles.control} />
    </Field>
  )
}

export function TextArea(props: TextAreaProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <textarea rows={5} {...control} className={joinClassNames(styles.control, styles.area)} />
    </Field>
  )
}
