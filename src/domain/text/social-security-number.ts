const separators = /[\s.-]/g

const parseDigits = (text: string) => {
  const digits = text.replace(separators, '')
  return /^\d{9}$/.test(digits) ? digits : null
}

const inGroups = (nine: string) => `${nine.slice(0, 3)}-${nine.slice(3, 5)}-${nine.slice(5)}`

export function formatSocialSecurityNumber(text: string): string {
  const digits = parseDigits(text)
  return digits === null ? text : inGroups(digits)
}

const hidden = '•'

export function maskSocialSecurityNumber(text: string): string {
  if (text === '' || isMasked(text)) return text
  const digits = parseDigits(text)
  return inGroups(digits === null ? hidden.repeat(9) : `${hidden.repeat(5)}${digits.slice(5)}`)
}

export const isMasked = (text: string): boolean => text.includes(hidden)

export function socialSecurityNumberProblem(text: string): string | null {
  const digits = parseDigits(text)
  if (digits === null) return 'A Social Security number has nine digits, such as 123-45-6789'
  const isIssued = !/^(000|666|9)|^\d{3}00|0000$/.test(digits)
  return isIssued ? null : 'This is not a Social Security number. Please check its digits'
}
