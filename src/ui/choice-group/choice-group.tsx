import { useId, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './choice-group.css.ts'

export type ChoiceGroupProps<Value extends string | number> = {
  legend: ReactNode
  options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  /** The label of the option that stands for none of the others. */
  defaultLabel?: string
  /** The chosen option; null is the default. */
  chosen: Value | null
  /** The option asked for. Choosing the chosen one again asks for it again: its owner then unsets it. */
  onChoose: (value: Value | null) => void
  describedBy?: string
}

/** Browsers make no click of Space on a radio that is chosen already. */
const askAgain = (ask: () => void) => ({
  onClick: ask,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    ask()
  },
})

/** Native radios of which none needs to stay chosen: a press or Space on the chosen one asks for it again (C4.3-03). */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { legend, options, defaultLabel = 'Default', chosen, onChoose, describedBy } = props
  const name = useId()
  const all = [{ value: null, label: defaultLabel }, ...options]
  return (
    <fieldset {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {all.map(({ value, label }) => (
          <label key={label} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.circle}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              {...(chosen === value && value !== null && askAgain(() => onChoose(value)))}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
