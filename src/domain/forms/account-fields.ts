/** What is wrong with a field of an account form, in the words of the specification (J5-15 and on); null when nothing is. */
export type FieldProblem = string | null

const isRequired = 'Field is required'
const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const emailProblem = (email: string): FieldProblem => {
  const text = email.trim()
  if (text === '') return isRequired
  return address.test(text) ? null : 'Email format incorrect'
}

/** A field that must be filled in. */
export const emptyProblem = (value: string): FieldProblem => (value === '' ? isRequired : null)
