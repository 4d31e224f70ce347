import type { WireDate } from '#contract/date.ts'
import { instantOf } from './dates.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** A day in a table, written MM/dd/yyyy in UTC; '' when it is not known (C2.5-11, C2.5-12). */
export function formatShortDate(date: WireDate | null): string {
  const instant = instantOf(date)
  if (instant === null) return ''
  const moment = new Date(instant)
  return `${two(moment.getUTCMonth() + 1)}/${two(moment.getUTCDate())}/${moment.getUTCFullYear()}`
}
