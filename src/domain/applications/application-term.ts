import { dayLength as day } from '../time/dates.ts'
import { nextNoon } from '../time/moments.ts'

export type ApplicationTerms = { readonly draftDays: number; readonly applicationDays: number }

export const reminderLeadTimes = [14 * day, 3 * day] as const

type Draft = { readonly changedAt: Date; readonly reminders: number; readonly announcedEnd: Date | null }

export const latestUnchanged = (draftDays: number, now: Date): Date =>
  new Date(now.getTime() + reminderLeadTimes[0] - draftDays * day)

export const nextToEnd = (now: Date): Date => new Date(now.getTime() + reminderLeadTimes[1] + day / 2)

export const latestOver = (draftDays: number, now: Date): Date => new Date(now.getTime() - draftDays * day)

/** Not before the announced end, the term, or the days of a reminder still to come. */
export function draftEnd({ changedAt, reminders, announcedEnd }: Draft, draftDays: number, now: Date): Date {
  const isStated = changedAt <= latestUnchanged(draftDays, now)
  const said = isStated && announcedEnd ? announcedEnd.getTime() : 0
  const left = reminderLeadTimes[isStated ? reminders : 0] ?? 0
  return nextNoon(Math.max(said, changedAt.getTime() + draftDays * day, now.getTime() + left))
}

export const applicationEnd = (submittedAt: Date, endedAt: Date | null, { applicationDays }: ApplicationTerms): Date =>
  new Date((endedAt ?? submittedAt).getTime() + applicationDays * day)
