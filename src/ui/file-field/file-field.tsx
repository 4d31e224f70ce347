import { joinClassNames } from '#ui/class-names.ts'
import * as buttonStyles from '#ui/button/button.css.ts'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { useId, type ChangeEvent, type ReactNode } from 'react'
import * as styles from './file-field.css.ts'

export type FileFieldProps = {
  children: ReactNode
  accept: string
  icon?: IconShape
  multiple?: boolean
  /** Also called when the same file is chosen again. */
  onChoose: (...files: ReadonlyArray<File>) => void
}

export function FileField({ children, accept, icon, multiple = false, onChoose }: FileFieldProps) {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(currentTarget.files ?? [])
    currentTarget.value = ''
    if (files.length > 0) onChoose(...files)
  }
  return (
    <div className={styles.root}>
      <input id={id} type="file" accept={accept} multiple={multiple} className={styles.control} onChange={choose} />
      <label htmlFor={id} className={joinClassNames(buttonStyles.root, buttonStyles.variant.secondary, styles.label)}>
        {icon && <Icon drawing={icon} size="base" />}
        <span>{children}</span>
      </label>
    </div>
  )
}
