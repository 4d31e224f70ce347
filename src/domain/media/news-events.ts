import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { externalArticle } from '#contract/news-types.ts'
import { toTimestamp, isPastEvent, toDateParts, formatDateRange } from '../time/dates.ts'
import { isSameName } from '../text/plain-text.ts'

const startTime = ({ StartDate }: CompanyEvent) => toTimestamp(StartDate) ?? 0
const publicationTime = ({ PublishedDate }: CompanyNews) => toTimestamp(PublishedDate) ?? 0

export const homeNews = (news: readonly CompanyNews[], limit: number): CompanyNews[] =>
  news
    .filter(({ NewsType }) => !isSameName(NewsType, externalArticle))
    .sort((a, b) => publicationTime(b) - publicationTime(a))
    .slice(0, limit)

export function homeEvents(events: readonly CompanyEvent[], now: number, limit: number): CompanyEvent[] {
  const coming = events.filter((event) => !isPastEvent(event, now)).sort((a, b) => startTime(a) - startTime(b))
  const past = events.filter((event) => isPastEvent(event, now)).sort((a, b) => startTime(b) - startTime(a))
  return [...coming, ...past].slice(0, limit)
}

export const eventWords = (event: CompanyEvent, now: number) => ({
  title: event.Title,
  day: toDateParts(event.StartDate),
  facts: [formatDateRange(event), event.Location],
  past: isPastEvent(event, now),
})
