import type { WireDate } from '#contract/date.ts'
import { yearOf, type LedgerRow } from '../drawings/ledger.ts'
import { countWord } from '../text/count-word.ts'
import { dayLength, formatDate, toTimestamp } from '../time/dates.ts'

/** Days of which the last one counts; an option follows the period. */
export type Period = { readonly from: WireDate; readonly to: WireDate; readonly optionTo?: WireDate }

const startOf = (day: WireDate) => toTimestamp(day) ?? 0
const endOf = (day: WireDate) => startOf(day) + dayLength
const latestYear = (...days: ReadonlyArray<WireDate>) => yearOf(Math.max(...days.map(startOf)))

export function periodSpans({ from, to, optionTo }: Period): LedgerRow['spans'] {
  const period = { kind: 'period', from: startOf(from), to: endOf(to) } as const
  return optionTo ? [period, { kind: 'option', from: period.to, to: endOf(optionTo) }] : [period]
}

export const periodInWords = ({ from, to, optionTo }: Period): string =>
  `${formatDate(from)} to ${formatDate(to)}${optionTo ? `, with an option to ${formatDate(optionTo)}` : ''}`

const year = 365.2425 * dayLength

/** Of the period alone: an option may never be exercised. */
export function timeLeft({ from, to }: Period, now: number): string {
  const left = endOf(to) - now
  if (now < startOf(from)) return `Opens in ${latestYear(from)}`
  if (left <= 0) return `Closed in ${latestYear(to)}`
  if (left >= year) return `${(left / year).toFixed(1)} years left`
  return left > dayLength ? `${Math.ceil(left / dayLength)} days left` : '1 day left'
}

export function contractsFinding(periods: ReadonlyArray<Period>, now: number): string {
  const open = periods.filter(({ from, to }) => startOf(from) <= now && now < endOf(to))
  const [ways, it, options] =
    open.length === 1
      ? ['way to order from us is', 'It', 'its option']
      : ['ways to order from us are', 'The last one', 'options']
  const count = `${countWord(open.length)} ${ways} open today.`
  if (open.length === 0) return count
  const last = latestYear(...open.map(({ to }) => to))
  const lastOption = latestYear(...open.map(({ to, optionTo = to }) => optionTo))
  return `${count} ${it} closes in ${last}${lastOption > last ? `, or in ${lastOption} with ${options}` : ''}.`
}
