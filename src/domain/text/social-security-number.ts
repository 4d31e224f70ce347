const separators = /[\s.-]/g

const digitsIn = (text: string) => {
  const digits = text.replace(separators, '')
  return /^\d{9}$/.test(digits) ? digits : null
}

const inGroups = (nine: string) => `${nine.slice(0, 3)}-${nine.slice(3, 5)}-${nine.slice(5)}`

/** A Social Security number as it is read: nine digits as '123-45-6789', anything else as it is (C5-16). */
export function formatSocialSecurityNumber(text: string): string {
  const digits = digitsIn(text)
  return digits === null ? text : inGroups(digits)
}

const hidden = '•'

/**
 * The same with all but the last four digits hidden, '•••-••-6789'; of anything else not even the length is shown.
 * What is masked already stays as it is.
 */
export function maskSocialSecurityNumber(text: string): string {
  if (text === '' || isMasked(text)) return text
  const digits = digitsIn(text)
  return inGroups(digits === null ? hidden.repeat(9) : `${hidden.repeat(5)}${digits.slice(5)}`)
}

/** Whether a text is what is shown in place of a number. */
export const isMasked = (text: string): boolean => text.includes(hidden)

/** What is wrong with a number that was written, in words; null when nothing is. What was never given out is told by its groups. */
export function socialSecurityNumberProblem(text: string): string | null {
  const digits = digitsIn(text)
  if (digits === null) return 'A Social Security number has nine digits, such as 123-45-6789'
  const isGivenOut = !/^(000|666|9)|^\d{3}00|0000$/.test(digits)
  return isGivenOut ? null : 'This is no Social Security number. Please look at its digits again'
}
