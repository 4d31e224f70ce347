import type { CompanyEvent } from '#contract/company-event.ts'
import { externalArticle } from '#contract/news-types.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import { toTimestamp, isPastEvent } from '../time/dates.ts'
import { isSameName } from '../text/fold-text.ts'

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
