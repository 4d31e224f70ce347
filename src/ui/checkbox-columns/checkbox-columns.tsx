import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './checkbox-columns.css.ts'

export type CheckboxColumnsProps = {
  name: string
  /** At most 24. */
  options: ReadonlyArray<string>
  idOf?: (option: string) => string
}

export function CheckboxColumns({ name, options, idOf }: CheckboxColumnsProps) {
  return (
    <div className={joinClassNames(styles.root, styles.rows[Math.ceil(options.length / 2)])}>
      {options.map((option) => (
        <Checkbox key={option} name={name} value={option} {...(idOf && { id: idOf(option) })}>
          {option}
        </Checkbox>
      ))}
    </div>
  )
}
