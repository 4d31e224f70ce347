import { joinClassNames } from '#ui/class-names.ts'
import * as buttonStyles from '#ui/button/button.css.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icons.ts'
import { useId, type ChangeEvent, type ReactNode } from 'react'
import * as styles from './file-field.css.ts'

export type FileFieldProps = {
  children: ReactNode
  /** What the browser offers first, e.g. '.html,text/html'. */
  accept: string
  icon?: IconName
  /** Is told each choice, also of the same file again. */
  onChoose: (file: File) => void
}

/** Asks for one file of the visitor's device. The native control has the focus and the name; its label has the look. */
export function FileField({ children, accept, icon, onChoose }: FileFieldProps) {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file) onChoose(file)
  }
  return (
    <div className={styles.root}>
      <input id={id} type="file" accept={accept} className={styles.control} onChange={choose} />
      <label htmlFor={id} className={joinClassNames(buttonStyles.root, buttonStyles.variant.secondary, styles.label)}>
        {icon && <Icon name={icon} size="base" />}
        <span>{children}</span>
      </label>
    </div>
  )
}
