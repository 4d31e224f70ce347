import type { Pay } from '#contract/pay.ts'

export function payInWords({ Low, High, Unit }: Pay): string {
  const minimumFractionDigits = Number.isInteger(Low) && Number.isInteger(High) ? 0 : 2
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits })}`
  return `${Low < High ? `${dollars(Low)} to ` : ''}${dollars(High)} a${Unit === 'hour' ? 'n hour' : ' year'}`
}
