import type { Ref, SelectHTMLAttributes } from 'react'
import { joinClassNames } from '#ui/class-names.ts'
import { Field, type FieldText } from '#ui/field/field.tsx'
import { control as controlStyle } from '#ui/field/field.css.ts'
import { useField } from '#ui/field/use-field.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { expandMoreIcon } from '#ui/icon/symbols/site-header.ts'
import * as styles from './select-field.css.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'className'> & {
    options: readonly SelectOption[]
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { field, control } = useField(props)
  return (
    <Field {...field}>
      <div className={styles.frame}>
        <select {...control} className={joinClassNames(controlStyle, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon drawing={expandMoreIcon} className={styles.arrow} />
      </div>
    </Field>
  )
}
