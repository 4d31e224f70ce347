import { circle, option, optionsStyle as row } from '#ui/choice-group/choice-group.css.ts'
import { joinClassNames } from '#ui/class-names.ts'
import { FieldError } from '#ui/field/field.tsx'
import * as fieldStyles from '#ui/field/field.css.ts'
import * as styles from './radio-field.css.ts'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'

export type RadioFieldProps = {
  id: string
  label: string
  options: ReadonlyArray<{ readonly value: string; readonly label: string }>
  value: string
  onChoose: (value: string) => void
  problem?: string | undefined
  readOnly?: boolean
}

export function RadioField({ id, label, options, value, onChoose, problem, readOnly = false }: RadioFieldProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={fieldStyles.root}
      {...(problem && { 'aria-describedby': `${id}-problem` })}
    >
      <legend className={joinClassNames(fieldStyles.label, styles.legend)}>
        {label}
        {problem && <VisuallyHidden>{`, ${problem}`}</VisuallyHidden>}
      </legend>
      <div className={row}>
        {options.map((each) => (
          <label key={each.value} className={option}>
            <input
              type="radio"
              name={id}
              value={each.value}
              className={circle}
              checked={value === each.value}
              aria-disabled={readOnly}
              onChange={() => !readOnly && onChoose(each.value)}
            />
            {each.label}
          </label>
        ))}
      </div>
      {problem && <FieldError id={id} problem={problem} />}
    </fieldset>
  )
}
