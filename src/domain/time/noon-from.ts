import { dayLength as day } from './dates.ts'

const halfDay = day / 2

/** The next noon in UTC: by then a day has begun everywhere. */
export const noonFrom = (moment: number): Date => new Date(Math.ceil((moment - halfDay) / day) * day + halfDay)
