export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 10) return text
  const number = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6, 10)}`
  return digits.length === 10 ? number : `${number} x${digits.slice(10)}`
}
