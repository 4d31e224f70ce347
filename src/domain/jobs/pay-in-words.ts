import type { Pay } from '#contract/pay.ts'

/** What a job pays as a person writes it, e.g. '$98,000 to $126,000 a year'; cents stand where either end has any. */
export function payInWords({ Low, High, Unit }: Pay): string {
  const minimumFractionDigits = Number.isInteger(Low) && Number.isInteger(High) ? 0 : 2
  const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits })}`
  return `${Low < High ? `${dollars(Low)} to ` : ''}${dollars(High)} a${Unit === 'hour' ? 'n hour' : ' year'}`
}
