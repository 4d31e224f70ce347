import { pluralize } from '../text/pluralize.ts'
import { lazily } from '../slicing/lazily.ts'
import { dayLength as day } from '../time/dates.ts'
import { nextNoon } from '../time/moments.ts'

export const warningLeadTimes = [60 * day, 14 * day] as const

/** A month without that day gives its last one. */
function addMonths(moment: Date, months: number) {
  const moved = new Date(moment)
  moved.setUTCMonth(moment.getUTCMonth() + months)
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0)
  return moved
}

const halfDay = day / 2

export const nextExpiryDate = (now: Date): Date => new Date(now.getTime() + warningLeadTimes[1] + halfDay)

/** Not before the term is over, nor before the days this warning announces have passed. @param before in milliseconds */
export const getExpiryDate = (usedAt: Date, months: number, { before, now }: { before: number; now: Date }): Date =>
  nextNoon(Math.max(addMonths(usedAt, months).getTime(), now.getTime() + before))

export const getLastUseLimit = (moment: number, months: number): Date => addMonths(new Date(moment), -months)

const dayFormat = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))

export const toDayText = (moment: Date): string => dayFormat().format(moment)

export const termInWords = (months: number): string => {
  const isYears = months % 12 === 0
  return isYears ? pluralize(months / 12, 'year') : pluralize(months, 'month')
}
