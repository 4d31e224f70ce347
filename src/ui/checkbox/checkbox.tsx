import { memo, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './checkbox.css.ts'

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'style' | 'className' | 'type' | 'checked' | 'defaultChecked' | 'children'
> & {
  children: ReactNode
  checked?: boolean | 'indeterminate'
  defaultChecked?: boolean
  onCheckedChange?: (checked: boolean) => void
  count?: number
  /** In the singular; it has a plural in -s. */
  countOf?: string
  countNote?: string | false
}

type BoxProps = Omit<CheckboxProps, 'children' | 'count' | 'countOf' | 'countNote'>

/** React writes `type` and `name` of an input whenever it is drawn, after which a browser styles it again. */
const Box = memo(function Box({ checked, onCheckedChange, onChange, ...rest }: BoxProps) {
  const isIndeterminate = checked === 'indeterminate'
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.(isIndeterminate || event.currentTarget.checked)
  }
  const showMixed = (input: HTMLInputElement | null) => {
    if (input && checked !== undefined) input.indeterminate = isIndeterminate
  }
  return (
    <input
      {...rest}
      {...(checked !== undefined && { checked: checked === true })}
      {...(isIndeterminate && { 'data-mixed': '' })}
      ref={showMixed}
      type="checkbox"
      onChange={change}
      className={styles.box}
    />
  )
})

export function Checkbox({ children, count, countOf, countNote, ...box }: CheckboxProps) {
  return (
    <label className={styles.root}>
      <Box {...box} />
      <span className={styles.label}>{children}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <span>{count}</span>
          {countOf && <VisuallyHidden>{` ${countOf}${count === 1 ? '' : 's'}${countNote || ''}`}</VisuallyHidden>}
        </span>
      )}
    </label>
  )
}
