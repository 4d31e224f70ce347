import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './checkbox-columns.css.ts'

export type CheckboxColumnsProps = {
  name: string
  /** At most 24. */
  options: ReadonlyArray<string>
  getId?: (option: string) => string
}

export function CheckboxColumns({ name, options, getId }: CheckboxColumnsProps) {
  return (
    <div className={joinClassNames(styles.root, styles.rows[Math.ceil(options.length / 2)])}>
      {options.map((option) => (
        <Checkbox key={option} name={name} value={option} {...(getId && { id: getId(option) })}>
          {option}
        </Checkbox>
      ))}
    </div>
  )
}
