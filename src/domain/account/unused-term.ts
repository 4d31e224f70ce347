import { pluralize } from '../text/pluralize.ts'
import { lazily } from '../slicing/lazily.ts'
import { dayLength as day } from '../time/dates.ts'
import { noonFrom } from '../time/noon-from.ts'

/** How long before its end it is said that an account ends, the first and the second time, in milliseconds. */
export const warnedBefore = [60 * day, 14 * day] as const

/** So many months later, or earlier when there are less than none, in UTC. */
const monthsFrom = (moment: Date, months: number) =>
  new Date(new Date(moment).setUTCMonth(moment.getUTCMonth() + months))

const halfDay = day / 2

/** Who ends then or earlier is to be warned the second time: the day of the end begins in fourteen days. */
export const nextToEnd = (now: Date): Date => new Date(now.getTime() + warnedBefore[1] + halfDay)

/**
 * When an account ends that is warned of it now: when the term is over, and not before the days between the two are.
 * @param before how long before its end this warning comes, in milliseconds
 */
export const unusedEnd = (usedAt: Date, months: number, { before, now }: { before: number; now: Date }): Date =>
  noonFrom(Math.max(monthsFrom(usedAt, months).getTime(), now.getTime() + before))

/** Who used an account then or earlier has not used it for the term that is over at a moment. */
export const latestUnused = (moment: number, months: number): Date => monthsFrom(new Date(moment), -months)

const dayFormat = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

/** A day in UTC as 'November 24, 2026'. */
export const dayOfMoment = (moment: Date): string => dayFormat().format(moment)

/** A term as '3 years', or '18 months' where it is no number of whole years. */
export const termInWords = (months: number): string => {
  const isYears = months % 12 === 0
  return isYears ? pluralize(months / 12, 'year') : pluralize(months, 'month')
}
