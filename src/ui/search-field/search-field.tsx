import { useId, type InputHTMLAttributes, type Ref } from 'react'
import { Button } from '#ui/button/button.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { closeIcon, searchIcon } from '#ui/icon/symbols/site-header.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import * as styles from './search-field.css.ts'

export type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'size'> & {
  label: string
  labelHidden?: boolean
  size?: keyof typeof styles.size
  submit?: string
  note?: string
  onClear?: () => void
  ref?: Ref<HTMLInputElement>
}

export function SearchField(props: SearchFieldProps) {
  const { label, labelHidden, size = 'base', submit, note, onClear, id, ...rest } = props
  const ownId = useId()
  const noteId = useId()
  const caption = <label htmlFor={id ?? ownId}>{label}</label>
  return (
    <div className={styles.root}>
      {labelHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : <span className={styles.label}>{caption}</span>}
      <div className={styles.bar}>
        <Icon drawing={searchIcon} className={styles.icon} />
        <input
          {...rest}
          {...(note && { 'aria-describedby': noteId })}
          id={id ?? ownId}
          type="search"
          className={joinClassNames(styles.input, styles.size[size])}
        />
        {onClear && rest.value && (
          <button type="button" className={styles.clear} onClick={onClear}>
            <Icon drawing={closeIcon} size="small" label="Clear search" />
          </button>
        )}
        {submit && (
          <Button type="submit" className={styles.submit}>
            {submit}
          </Button>
        )}
      </div>
      {note !== undefined && (
        <p id={noteId} role="status" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}
