import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { control } from '#ui/field/field.css.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { expandMoreIcon } from '#ui/icon/symbols/site-header.ts'
import { arrow, frame, select } from '#ui/select-field/select-field.css.ts'
import type { SelectOption } from '#ui/select-field/select-field.tsx'
import * as styles from './pager.css.ts'

export type PageSizeProps = {
  label: string
  name: string
  value: string
  options: readonly SelectOption[]
  action?: string
  keep?: readonly (readonly [name: string, value: string])[]
  onChange?: (value: string) => void
}

export function PageSize({ label, name, value, options, action, keep = [], onChange }: PageSizeProps) {
  const id = useId()
  return (
    <form method="get" action={action} className={styles.size}>
      {keep.map(([key, kept], index) => (
        <input key={index} type="hidden" name={key} value={kept} />
      ))}
      <label htmlFor={id}>{label}</label>
      <span className={frame}>
        <select
          key={onChange ? undefined : value}
          id={id}
          name={name}
          className={joinClassNames(control, select)}
          {...(onChange
            ? { value, onChange: (event) => onChange(event.currentTarget.value) }
            : { defaultValue: value })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon drawing={expandMoreIcon} className={arrow} />
      </span>
      <noscript>
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </noscript>
    </form>
  )
}
