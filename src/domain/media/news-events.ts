import type { CompanyEvent } from '#contract/media.ts'
import { joinFacts } from '../time/dates.ts'

type TimedEvent = Pick<CompanyEvent, 'Time'>

export const hasDay = ({ Time: { Start } }: TimedEvent): boolean => Start !== null

/** An event without dates is never past (C2.13-25, C2.13-27). */
export const isPastEvent = ({ Time: { End } }: TimedEvent, now: number): boolean => End !== null && End < now

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
