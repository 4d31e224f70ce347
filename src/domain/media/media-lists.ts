import type { CompanyEvent, CompanyNews } from '#contract/media.ts'
import { externalArticle } from '#contract/news-types.ts'
import { toTimestamp } from '../time/dates.ts'
import { isSameName } from '../text/plain-text.ts'
import { isPastEvent } from './news-events.ts'

const compareNewestFirst = (a: CompanyNews, b: CompanyNews) =>
  (toTimestamp(b.PublishedDate) ?? 0) - (toTimestamp(a.PublishedDate) ?? 0)

const isExternal = ({ NewsType }: CompanyNews) => isSameName(NewsType, externalArticle)

export const firmNews = (news: ReadonlyArray<CompanyNews>) =>
  news.filter((item) => !isExternal(item)).sort(compareNewestFirst)

export const externalArticles = (news: ReadonlyArray<CompanyNews>) => news.filter(isExternal).sort(compareNewestFirst)

export const sortNewestFirst = (events: ReadonlyArray<CompanyEvent>) =>
  events.toSorted((a, b) => (b.Time.Start ?? 0) - (a.Time.Start ?? 0))

const compareSoonest = (a: CompanyEvent, b: CompanyEvent) =>
  (a.Time.Start ?? Infinity) - (b.Time.Start ?? Infinity) || 0

export const sortEvents = (events: ReadonlyArray<CompanyEvent>, now: number) => {
  const isOver = (event: CompanyEvent) => isPastEvent(event, now)
  return [...events.filter((event) => !isOver(event)).sort(compareSoonest), ...sortNewestFirst(events.filter(isOver))]
}
