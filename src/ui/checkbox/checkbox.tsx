import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './checkbox.css.ts'

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'className' | 'type' | 'checked' | 'defaultChecked' | 'children'
> & {
  children: ReactNode
  /** Controlled state; leave it out and give `defaultChecked` for a plain form control. */
  checked?: boolean | 'indeterminate'
  defaultChecked?: boolean
  /** The state asked for; a press on an indeterminate box asks for `true`. */
  onCheckedChange?: (checked: boolean) => void
  /** How many things the choice stands for, shown at the right. */
  count?: number
  /** What is counted, for assistive technology, such as "jobs". */
  countOf?: string
}

/** A native checkbox with its label; `indeterminate` shows a dash. */
export function Checkbox({ children, checked, onCheckedChange, onChange, count, countOf, ...rest }: CheckboxProps) {
  const mixed = checked === 'indeterminate'
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.(mixed || event.currentTarget.checked)
  }
  const showMixed = (input: HTMLInputElement | null) => {
    if (input && checked !== undefined) input.indeterminate = mixed
  }
  return (
    <label className={styles.root}>
      <input
        {...rest}
        {...(checked !== undefined && { checked: checked === true })}
        {...(mixed && { 'data-mixed': '' })}
        ref={showMixed}
        type="checkbox"
        onChange={change}
        className={styles.box}
      />
      <span className={styles.label}>{children}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {count}
          {countOf && <VisuallyHidden> {countOf}</VisuallyHidden>}
        </span>
      )}
    </label>
  )
}
