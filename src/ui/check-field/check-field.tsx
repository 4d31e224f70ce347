import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { FieldError } from '#ui/field/field.tsx'
import * as fieldStyles from '#ui/field/field.css.ts'

export type CheckFieldProps = {
  id: string
  label: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  problem?: string | undefined
  readOnly?: boolean
}

export function CheckboxField({ id, label, isTicked, onTick, problem, readOnly = false }: CheckFieldProps) {
  return (
    <div className={fieldStyles.root}>
      <Checkbox
        id={id}
        checked={isTicked}
        aria-disabled={readOnly}
        onCheckedChange={(ticked) => !readOnly && onTick(ticked)}
        {...(problem && { 'aria-describedby': `${id}-problem`, 'aria-invalid': true })}
      >
        {label}
      </Checkbox>
      {problem && <FieldError id={id} problem={problem} />}
    </div>
  )
}
