import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import * as styles from './checkbox-columns.css.ts'

export type CheckboxColumnsProps = {
  /** The name of every checkbox; the value of each is its label. */
  name: string
  /** At most 24. */
  options: ReadonlyArray<string>
  /** The id of a checkbox, where something leads to it. */
  idOf?: (option: string) => string
}

/**
 * Checkboxes of one name in two columns: the first half of the options reads down the first, and an odd one stands there
 * (C3.7-10 to C3.7-12). On phones, by the keyboard and when they are read aloud they follow each other in their order.
 */
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
