import type { CompanyEvent } from '#contract/company-event.ts'
import { datePartsOf, formatDateRange, isPastEvent } from '../time/dates.ts'

export const eventWords = (event: CompanyEvent, now: number) => ({
  title: event.Title,
  day: datePartsOf(event.StartDate),
  facts: [formatDateRange(event), event.Location],
  past: isPastEvent(event, now),
})
