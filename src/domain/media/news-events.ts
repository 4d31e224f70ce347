import type { CompanyEvent } from '#contract/media.ts'
import { formatDateRange, isPastEvent, toDateParts } from '../time/dates.ts'

export const toEventSummary = (event: CompanyEvent, now: number) => ({
  title: event.Title,
  day: toDateParts(event.StartDate),
  facts: [formatDateRange(event), event.Location],
  past: isPastEvent(event, now),
})
