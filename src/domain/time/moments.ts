import { pluralize } from '../text/pluralize.ts'
import { dayLength as day } from './dates.ts'

const hour = 60 * 60 * 1000

const createFormatter = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', ...(timeZone && { timeZone }) })

export const formatDateTime = (moment: string, timeZone?: string): string =>
  createFormatter(timeZone).format(new Date(moment)).replaceAll('\u202F', ' ')

export const formatDate = (moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(new Date(moment))

export function timeAgo(moment: string, now: number): string {
  const hours = Math.floor((now - Date.parse(moment)) / hour)
  if (hours < 1) return 'within the last hour'
  return `${hours < 24 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day')} ago`
}

const halfDay = day / 2

export const nextNoon = (moment: number): Date => new Date(Math.ceil((moment - halfDay) / day) * day + halfDay)
