/**
 * A phone number as it is read: ten digits as '(703) 555-0142', more with an extension, '(703) 555-0142 x12'. Only the
 * digits count (C5-15); fewer than ten leave the text as it is (C2.5-13 to C2.5-15).
 */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 10) return text
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 10)}`
  return digits.length === 10 ? number : `${number} x${digits.slice(10)}`
}
