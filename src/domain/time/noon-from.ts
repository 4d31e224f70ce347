import { dayLength as day } from './dates.ts'

const halfDay = day / 2

export const nextNoon = (moment: number): Date => new Date(Math.ceil((moment - halfDay) / day) * day + halfDay)
