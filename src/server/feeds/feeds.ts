import { paths } from '#addresses/paths.ts'
import { listChosenFilters } from '#domain/jobs/describe-search.ts'
import { hasDay } from '#domain/media/news-events.ts'
import type { JobBoard } from '#domain/jobs/job-board.ts'
import { writeCriteria } from '#domain/jobs/job-address.ts'
import type { JobCriteria } from '#domain/jobs/job-criteria.ts'
import { newestJobs, readFollowed } from '#domain/jobs/job-feed.ts'
import { sortNewestFirst, firmNews } from '#domain/media/media-lists.ts'
import type { SiteService } from '../service/site-service.ts'
import { bounded, maxItems, type Feed, type FeedItem } from './feed.ts'
import { eventItem, newsItem, type jobItem } from './feed-items.ts'
import { writeCalendar } from './write-calendar.ts'

export type FeedSource = {
  readonly service: Pick<SiteService, 'rows' | 'openBoard' | 'firstPublished' | 'contentChanged' | 'contentVersion'>
  readonly jobItems: typeof jobItem
  readonly firm: Feed['firm']
}

export type FeedContent = Omit<Feed, 'self'>

const within = (items: ReadonlyArray<FeedItem>) => bounded(items, ({ html }) => html.length)

const describeCriteria = (board: JobBoard, criteria: JobCriteria) =>
  [criteria.keyword && `“${criteria.keyword}”`, ...listChosenFilters(board, criteria).map(({ name }) => name)]
    .filter(Boolean)
    .join(', ')

export async function readJobIndex({ service }: Pick<FeedSource, 'service'>): Promise<JobBoard> {
  const { JobPostingHeader: postings, Location: locations } = await service.rows(['JobPostingHeader', 'Location'])
  return service.openBoard({ postings, locations })
}

export async function jobFeed({ service, jobItems, firm }: FeedSource, query: string): Promise<FeedContent> {
  const board = await readJobIndex({ service })
  const followed = readFollowed(board, query)
  const jobs = newestJobs(board, followed, maxItems)
  const published = await Promise.all(jobs.map(({ JobPosting_ID }) => service.firstPublished(JobPosting_ID)))
  const chosen = describeCriteria(board, followed)
  return {
    title: `Current Opportunities${chosen && `: ${chosen}`} | ${firm.name}`,
    description: `Open positions at ${firm.name}${chosen && `: ${chosen}`}`,
    page: `${firm.origin}${paths.opportunities.to(writeCriteria(followed))}`,
    firm,
    items: within(jobs.map((job, index) => jobItems(job, published[index], firm.origin))),
  }
}

export async function newsFeed({ service, firm }: FeedSource): Promise<FeedContent> {
  const { CompanyNews } = await service.rows(['CompanyNews'])
  return {
    title: `News | ${firm.name}`,
    description: `News of ${firm.name}`,
    page: `${firm.origin}${paths.media.to()}#news`,
    firm,
    items: within(
      firmNews(CompanyNews)
        .slice(0, maxItems)
        .map((news) => newsItem(news, firm.origin)),
    ),
  }
}

export async function eventFeed({ service, firm }: FeedSource): Promise<FeedContent> {
  const { CompanyEvent } = await service.rows(['CompanyEvent'])
  return {
    title: `Events | ${firm.name}`,
    description: `Where to meet ${firm.name}`,
    page: `${firm.origin}${paths.media.to()}#events`,
    firm,
    items: within(
      sortNewestFirst(CompanyEvent)
        .slice(0, maxItems)
        .map((event) => eventItem(event, firm.origin)),
    ),
  }
}

export async function eventCalendar({ service, firm }: FeedSource, id: string | null): Promise<string> {
  const { CompanyEvent } = await service.rows(['CompanyEvent'])
  const wanted = CompanyEvent.filter((event) => (id === null || event.CompanyEvent_ID === id) && hasDay(event))
  const events = bounded(sortNewestFirst(wanted), ({ Description }) => Description?.length ?? 0)
  const [changed, version] = [await service.contentChanged(), await service.contentVersion()]
  return writeCalendar({ name: `Events of ${firm.name}`, firm, events, changed, version })
}
