import type { CompanyEvent } from '#contract/media.ts'
import { formatDateRange, isPastEvent, joinFacts, toDateParts } from '../time/dates.ts'

export const toEventSummary = (event: CompanyEvent, now: number) => ({
  title: event.Title,
  day: toDateParts(event.StartDate),
  facts: joinFacts(formatDateRange(event), event.Location, isPastEvent(event, now) ? 'This event is over' : null),
  past: isPastEvent(event, now),
})
