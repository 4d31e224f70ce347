import type { CompanyEvent } from '#contract/company-event.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'

const dayLength = 86_400_000

const dayText = (today: number, days: number) =>
  new Date(Math.floor(today / dayLength) * dayLength + days * dayLength).toISOString().slice(0, 10)

/** The day so many days after today (before, when negative), counted in UTC. */
export const dayFrom = (today: number, days: number): CompanyNews['PublishedDate'] => ({
  type: 'date',
  value: `${dayText(today, days)}T00:00:00.000`,
})

/** Like `dayFrom`; null days give the missing date. */
export const nullableDayFrom = (today: number, days: number | null): CompanyEvent['EndDate'] => ({
  type: 'nullable date',
  value: days === null ? null : `${dayText(today, days)}T00:00:00.000`,
})

/** The Thursday of Thanksgiving: the fourth of November. */
const isThanksgiving = (day: Date) =>
  day.getUTCMonth() === 10 && day.getUTCDay() === 4 && Math.ceil(day.getUTCDate() / 7) === 4

const isHoliday = (day: Date) => {
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()]
  const isYearsEnd = (month === 12 && date >= 23) || (month === 1 && date === 1)
  return isYearsEnd || (month === 7 && date === 4) || isThanksgiving(day)
}

const isWorkday = (day: Date) => day.getUTCDay() % 6 !== 0 && !isHoliday(day)

/**
 * The first day, at or after the one that is so many days from today, from which on people work for so many days more
 * without a weekend or a holiday between; counted from today.
 */
export function workdaysFrom(today: number, days: number, lasts: number): number {
  const isFree = (start: number) =>
    Array.from({ length: lasts + 1 }, (_, at) => new Date(`${dayText(today, start + at)}T00:00Z`)).every(isWorkday)
  return isFree(days) ? days : workdaysFrom(today, days + 1, lasts)
}

/** A full hour in UTC on the day so many days from today. */
export const momentFrom = (today: number, days: number, hour: number): JobPostingHeader['LastModifiedDate'] => ({
  type: 'datetime',
  value: `${dayText(today, days)}T${String(hour).padStart(2, '0')}:00:00.000Z`,
})
