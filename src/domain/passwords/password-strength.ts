export type StrengthColour = 'red' | 'orange' | 'green'

export type PasswordStrength = {
  /** Of the length at which the bar is full, 0 to 100. */
  readonly percent: number
  readonly text: string
  readonly colour: StrengthColour
}

/** From this length on the bar is full. */
const fullLength = 16

const steps = [
  { below: 4, text: 'Very Weak', colour: 'red' },
  { below: 8, text: 'Weak', colour: 'red' },
  { below: 12, text: 'Medium', colour: 'orange' },
  { below: fullLength, text: 'Strong', colour: 'green' },
] as const

/**
 * How hard a password is to guess, by its length as it is typed, blanks included (J5-33 to J5-36). Whether it may be
 * used is asked elsewhere.
 */
export function strengthOf({ length }: string): PasswordStrength {
  const percent = Math.min(length / fullLength, 1) * 100
  const step = steps.find(({ below }) => length < below)
  return { percent, text: step?.text ?? 'Very Strong', colour: step?.colour ?? 'green' }
}
