import { toDateParts } from '../time/dates.ts'
import type { Axis } from './ledger.ts'

/** Midnight of the day on the calendar of the zone, in milliseconds as if in UTC. Swedish dates are those of ISO 8601. */
export const calendarDay = (instant: number, timeZone: string): number =>
  Date.parse(new Intl.DateTimeFormat('sv', { timeZone }).format(instant))

const months = 12
const before = 7

/** Twelve whole months, the eighth of which has the day, a midnight in UTC: seven or eight behind, four or five ahead. */
export function monthAxis(day: number): Axis {
  const startOf = (index: number) => {
    const start = new Date(day)
    return start.setUTCMonth(start.getUTCMonth() - before + index, 1)
  }
  return {
    scale: { from: startOf(0), to: startOf(months) },
    marks: Array.from({ length: months + 1 }, (_, index) => ({
      value: startOf(index),
      label: toDateParts(startOf(index)).month.slice(0, 3),
    })),
  }
}

const monthInWords = (moment: number) => {
  const { month, year } = toDateParts(moment)
  return `${month} ${year}`
}

export const monthsInWords = ({ scale: { from, to } }: Axis): string =>
  `${monthInWords(from)} to ${monthInWords(to - 1)}`
