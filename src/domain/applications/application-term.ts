import { dayLength as day } from '../time/dates.ts'
import { noonFrom } from '../time/noon-from.ts'

/** For how many days a draft is kept that nobody changes, and an application once it is over, or if nobody decides. */
export type ApplicationTerms = { readonly draftDays: number; readonly applicationDays: number }

/** How long before its end it is said that a draft ends, the first and the second time, in milliseconds. */
export const remindedBefore = [14 * day, 3 * day] as const

/** A draft, how often it was said that it ends, and when it was said to. */
type Draft = { readonly changedAt: Date; readonly reminders: number; readonly saidEnd: Date | null }

/** A draft that was changed then or earlier is to be spoken of, and what was said of one that was changed later is taken back. */
export const latestUnchanged = (draftDays: number, now: Date): Date =>
  new Date(now.getTime() + remindedBefore[0] - draftDays * day)

/** A draft that is said to end then or earlier is to be spoken of the second time: the day of its end begins in three days. */
export const nextToEnd = (now: Date): Date => new Date(now.getTime() + remindedBefore[1] + day / 2)

/** A draft that was changed then or earlier has had its term. */
export const latestOver = (draftDays: number, now: Date): Date => new Date(now.getTime() - draftDays * day)

/** When a draft ends: not before what was said, its term, and the days of a reminder that is still to come. */
export function draftEnd({ changedAt, reminders, saidEnd }: Draft, draftDays: number, now: Date): Date {
  const isSaid = changedAt <= latestUnchanged(draftDays, now)
  const said = isSaid && saidEnd ? saidEnd.getTime() : 0
  const left = remindedBefore[isSaid ? reminders : 0] ?? 0
  return noonFrom(Math.max(said, changedAt.getTime() + draftDays * day, now.getTime() + left))
}

/** When an application ends that was submitted, and may be over. */
export const applicationEnd = (submittedAt: Date, endedAt: Date | null, { applicationDays }: ApplicationTerms): Date =>
  new Date((endedAt ?? submittedAt).getTime() + applicationDays * day)
