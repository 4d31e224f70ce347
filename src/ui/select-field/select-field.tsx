import { useId, type Ref, type SelectHTMLAttributes } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { describeControl, Field, type FieldText } from '#ui/field/field.tsx'
import { control } from '#ui/field/field.css.ts'
import { Icon } from '#ui/icon/icon.tsx'
import * as styles from './select-field.css.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'className'> & {
    options: readonly SelectOption[]
    /** First, empty choice. */
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

/** One choice of several in a native select. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, problem, required, optional, labelHidden, id, options, placeholder, ...rest } = props
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
      <div className={styles.frame}>
        <select
          {...rest}
          required={required}
          {...describeControl(id ?? ownId, text)}
          className={joinClassNames(control, styles.select)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="expand_more" className={styles.arrow} />
      </div>
    </Field>
  )
}
