import { useId } from 'react'
import { getControlAria, type FieldText } from './field.tsx'

export function useField<Props extends FieldText & { id?: string | undefined }>({
  label,
  hint,
  problem,
  problemLink,
  required,
  optional,
  labelHidden,
  id,
  ...rest
}: Props) {
  const generatedId = useId()
  const text: FieldText = {
    label,
    hint,
    problem,
    ...(problemLink && { problemLink }),
    ...(required && { required }),
    ...(optional && { optional }),
    ...(labelHidden && { labelHidden }),
  }
  return {
    field: { id: id ?? generatedId, ...text },
    control: { ...rest, required, ...getControlAria(id ?? generatedId, text) },
  }
}
