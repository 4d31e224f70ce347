import type { CompanyEvent } from '#contract/company-event.ts'
import { externalArticle } from '#contract/news-types.ts'
import type { CompanyNews } from '#contract/company-news.ts'
import { instantOf, isPastEvent } from '../time/dates.ts'
import { sameName } from '../text/fold-text.ts'

const startOf = ({ StartDate }: CompanyEvent) => instantOf(StartDate) ?? 0
const publishedOf = ({ PublishedDate }: CompanyNews) => instantOf(PublishedDate) ?? 0

export const homeNews = (news: readonly CompanyNews[], limit: number): CompanyNews[] =>
  news
    .filter(({ NewsType }) => !sameName(NewsType, externalArticle))
    .sort((a, b) => publishedOf(b) - publishedOf(a))
    .slice(0, limit)

export function homeEvents(events: readonly CompanyEvent[], now: number, limit: number): CompanyEvent[] {
  const coming = events.filter((event) => !isPastEvent(event, now)).sort((a, b) => startOf(a) - startOf(b))
  const past = events.filter((event) => isPastEvent(event, now)).sort((a, b) => startOf(b) - startOf(a))
  return [...coming, ...past].slice(0, limit)
}
