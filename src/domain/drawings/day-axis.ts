import type { Axis } from './ledger.ts'

const year = 365
const month = 30

/** From none to the most days, in whole years, or in steps of 30 days where two years are not reached. */
export function dayAxis(days: ReadonlyArray<number>): Axis {
  const most = Math.max(1, ...days)
  const isInYears = most >= 2 * year
  const unit = isInYears ? year : month
  const count = Math.ceil(most / unit)
  const label = (units: number) => (isInYears ? `${units} ${units === 1 ? 'year' : 'years'}` : `${units * unit} days`)
  return {
    scale: { from: 0, to: count * unit },
    marks: Array.from({ length: count + 1 }, (_, units) => ({ value: units * unit, label: label(units) })),
  }
}
