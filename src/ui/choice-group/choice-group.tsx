import { useId, type KeyboardEvent, type ReactNode } from 'react'
import * as styles from './choice-group.css.ts'

export type ChoiceGroupProps<Value extends string | number> = {
  legend: ReactNode
  options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  defaultLabel?: string
  chosen: Value | null
  /** Also called for the chosen option; the owner then unsets it. */
  onChoose: (value: Value | null) => void
  describedBy?: string
}

/** Browsers send no click for Space on a checked radio. */
const createReselectHandlers = (reselect: () => void) => ({
  onClick: reselect,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    reselect()
  },
})

export function RadioGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { legend, options, defaultLabel = 'Default', chosen, onChoose, describedBy } = props
  const name = useId()
  const all = [{ value: null, label: defaultLabel }, ...options]
  return (
    <fieldset {...(describedBy && { 'aria-describedby': describedBy })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.optionsStyle}>
        {all.map(({ value, label }) => (
          <label key={label} className={styles.option}>
            <input
              type="radio"
              name={name}
              className={styles.circle}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              {...(chosen === value && value !== null && createReselectHandlers(() => onChoose(value)))}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
