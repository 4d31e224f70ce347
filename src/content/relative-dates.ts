import type { CompanyEvent } from '#contract/company-event.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'

const dayLength = 86_400_000

const dayText = (today: number, days: number) =>
  new Date(Math.floor(today / dayLength) * dayLength + days * dayLength).toISOString().slice(0, 10)

/** The day so many days after today (before, when negative), counted in UTC. */
export const dayFrom = (today: number, days: number): CompanyNews['PublishedDate'] => ({
  type: 'date',
  value: `${dayText(today, days)}T00:00:00.000`,
})

/** Like `dayFrom`; null days give the missing date. */
export const nullableDayFrom = (today: number, days: number | null): CompanyEvent['EndDate'] => ({
  type: 'nullable date',
  value: days === null ? null : `${dayText(today, days)}T00:00:00.000`,
})

/** A full hour in UTC on the day so many days from today. */
export const momentFrom = (today: number, days: number, hour: number): JobPostingHeader['LastModifiedDate'] => ({
  type: 'datetime',
  value: `${dayText(today, days)}T${String(hour).padStart(2, '0')}:00:00.000Z`,
})
