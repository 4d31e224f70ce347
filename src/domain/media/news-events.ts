import type { CompanyEvent } from '#contract/media.ts'
import { joinFacts } from '../time/dates.ts'

type TimedEvent = Pick<CompanyEvent, 'Time'>

export const hasDay = ({ Time: { Start } }: TimedEvent): boolean => Start !== null

/** In milliseconds; an event without dates is never past (C2.13-25, C2.13-27). */
export const pastFrom = ({ Time: { End } }: TimedEvent): number | null => (End === null ? null : End + 1)

export const isPastEvent = (event: TimedEvent, now: number): boolean => now >= (pastFrom(event) ?? Infinity)

export function toEventSummary(event: CompanyEvent, now: number) {
  const past = isPastEvent(event, now)
  const { Words, Days } = event.Time
  return {
    title: event.Title,
    day: Days[0],
    facts: joinFacts(Words, event.Location, past ? 'This event is over' : null),
    past,
  }
}
