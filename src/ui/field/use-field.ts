import { useId } from 'react'
import { describeControl, type FieldText } from './field.tsx'

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
  const ownId = useId()
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
    field: { id: id ?? ownId, ...text },
    control: { ...rest, required, ...describeControl(id ?? ownId, text) },
  }
}
