import { pluralize } from '../text/pluralize.ts'
const hour = 60 * 60 * 1000

const formatterOf = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', ...(timeZone && { timeZone }) })

/**
 * A moment as 'November 24, 2026 at 5:20 PM'.
 * @param moment in ISO 8601
 * @param timeZone such as 'UTC'; by default that of the device
 */
export const momentInWords = (moment: string, timeZone?: string): string =>
  formatterOf(timeZone).format(new Date(moment)).replaceAll('\u202F', ' ')

/**
 * The day of a moment as 'November 24, 2026'.
 * @param moment in ISO 8601
 * @param timeZone such as 'UTC'; by default that of the device
 */
export const localDay = (moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(new Date(moment))

/**
 * How long ago something was, as far as it is known to the hour: 'within the last hour', '3 hours ago', '2 days ago'.
 * @param moment in ISO 8601
 * @param now milliseconds since 1970
 */
export function timeAgo(moment: string, now: number): string {
  const hours = Math.floor((now - Date.parse(moment)) / hour)
  if (hours < 1) return 'within the last hour'
  return `${hours < 24 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day')} ago`
}
