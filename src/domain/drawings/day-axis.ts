import { pluralize } from '../text/pluralize.ts'
import type { Axis } from './ledger.ts'

const year = 365
const month = 30

export const daysInWords = (days: number): string =>
  days % year === 0 ? pluralize(days / year, 'year') : pluralize(days, 'day')

/** From none to the most days, in whole years, or in steps of 30 days where two years are not reached. */
export function dayAxis(days: ReadonlyArray<number>): Axis {
  const most = Math.max(1, ...days)
  const unit = most < 2 * year ? month : year
  const count = Math.ceil(most / unit)
  return {
    scale: { from: 0, to: count * unit },
    marks: Array.from({ length: count + 1 }, (_, units) => ({
      value: units * unit,
      label: units === 0 ? '0' : daysInWords(units * unit),
    })),
  }
}
