export type StrengthColour = 'red' | 'orange' | 'green'

export type PasswordStrength = {
  readonly percent: number
  readonly text: string
  readonly colour: StrengthColour
}

const fullLength = 16

const steps = [
  { below: 4, text: 'Very Weak', colour: 'red' },
  { below: 8, text: 'Weak', colour: 'red' },
  { below: 12, text: 'Medium', colour: 'orange' },
  { below: fullLength, text: 'Strong', colour: 'green' },
] as const

/** Judges length only, blanks included (J5-33 to J5-36); whether the password is allowed is checked elsewhere. */
export function ratePasswordStrength({ length }: string): PasswordStrength {
  const percent = Math.min(length / fullLength, 1) * 100
  const step = steps.find(({ below }) => length < below)
  return { percent, text: step?.text ?? 'Very Strong', colour: step?.colour ?? 'green' }
}
