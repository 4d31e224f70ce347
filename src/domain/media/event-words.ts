import type { CompanyEvent } from '#contract/company-event.ts'
import { toDateParts, formatDateRange, isPastEvent } from '../time/dates.ts'

export const eventWords = (event: CompanyEvent, now: number) => ({
  title: event.Title,
  day: toDateParts(event.StartDate),
  facts: [formatDateRange(event), event.Location],
  past: isPastEvent(event, now),
})
