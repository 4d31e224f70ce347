import { eventCalendar, eventFeeds, jobFeeds, newsFeeds } from '#addresses/feed-links.ts'
import { formatPageTitle, type PageKey, paths, routeTitle } from '#addresses/paths.ts'
import { type DescribedPage, pageDescriptions, findSignInFormTitle } from '#content/page-descriptions.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import { followedQuery } from '#domain/jobs/followed-search.ts'
import { cardDescription, formatJobLocation } from '#domain/jobs/job-words.ts'
import { hasDay } from '#domain/media/news-events.ts'
import { readQuery } from '#domain/visit/address.ts'
import { getPageJobs } from '#site/job-listing.ts'
import { findCachedRows, findLoadedRows } from '#site/reference-list.ts'
import type { Site } from '#site/site.ts'
import type { Head, SiteRoute, Visit } from './site-route.ts'

type PageHead = SiteRoute['head']

const headWithoutRow = (key: PageKey, { input: { settings } }: Site, description: string): Head => ({
  title: routeTitle(key, settings.firmName),
  description,
  canonical: null,
})

type UnindexedPage = 'account' | 'application' | 'apply' | 'unsubscribe' | 'confirmEmail' | 'undoEmail' | 'thankYou'

export const unindexedHead =
  (key: DescribedPage): PageHead =>
  ({ input: { settings } }) => ({
    title: routeTitle(key, settings.firmName),
    description: pageDescriptions[key](settings.firmName),
    canonical: null,
  })

export const indexedHead =
  (key: Exclude<DescribedPage, UnindexedPage>): PageHead =>
  (site, visit) => ({ ...unindexedHead(key)(site, visit), canonical: paths[key].to() })

const openJobsHead = indexedHead('opportunities')

const mediaListHead = indexedHead('media')

const signInPageHead = indexedHead('signIn')

export function signInHead(site: Site, visit: Visit): Head {
  const head = signInPageHead(site, visit)
  const title = findSignInFormTitle(readQuery(visit.search).get('form') ?? '')
  return title === undefined ? head : { ...head, title: formatPageTitle(title, site.input.settings.firmName) }
}

export const jobSearchHead: PageHead = (site, visit) => ({
  ...openJobsHead(site, visit),
  feeds: jobFeeds(followedQuery(visit.search)),
})

export const mediaHead: PageHead = (site, visit) => ({
  ...mediaListHead(site, visit),
  feeds: [...newsFeeds, ...eventFeeds],
})

export function jobHead(site: Site, { params, search }: Visit): Head {
  const noJob = headWithoutRow('job', site, 'This job may have been removed or filled.')
  if (readQuery(search).has('test')) return noJob
  const id = params['id'] ?? ''
  const job = findJob(findLoadedRows<'JobPostingHeader'>(getPageJobs(site, id)) ?? [], id)
  if (!job) return { ...noJob, status: 404 }
  return {
    title: `Job Information: ${[job.JobFunction, formatJobLocation(job)].filter(Boolean).join(', ')} | ${site.input.settings.firmName}`,
    description: cardDescription(job, 300) || job.JobFunction,
    canonical: paths.job.to(job.JobPosting_ID),
    job,
  }
}

export function eventHead(site: Site, { params }: Visit): Head {
  const event = findCachedRows(site.calls.lists, 'CompanyEvent')?.find(
    ({ CompanyEvent_ID }) => CompanyEvent_ID === params['id'],
  )
  if (!event) return { ...headWithoutRow('event', site, 'This event could not be found.'), status: 404 }
  return {
    title: `Event: ${event.Title} | ${site.input.settings.firmName}`,
    description: [event.Title, event.Time.Words, event.Location].filter(Boolean).join(', '),
    canonical: paths.event.to(event.CompanyEvent_ID),
    feeds: [...(hasDay(event) ? [eventCalendar(event.CompanyEvent_ID)] : []), ...eventFeeds],
  }
}

export function newsHead(site: Site, { params }: Visit): Head {
  const news = findCachedRows(site.calls.lists, 'CompanyNews')?.find(
    ({ CompanyNews_ID }) => CompanyNews_ID === params['id'],
  )
  if (!news) return { ...headWithoutRow('news', site, 'This news item could not be found.'), status: 404 }
  return {
    title: `News: ${news.Title} | ${site.input.settings.firmName}`,
    description: news.ShortDescription ?? news.Title,
    canonical: paths.news.to(news.CompanyNews_ID),
    feeds: newsFeeds,
  }
}

export const portalHead: PageHead = ({ input: { settings } }) => ({
  title: settings.firmName,
  description: `The employee portal of ${settings.firmName} is on another site.`,
  canonical: null,
})

export const notFoundHead: PageHead = ({ input: { settings } }) => ({
  title: `404 Page Not Found | ${settings.firmName}`,
  description: 'The page you requested has flown the coop.',
  canonical: null,
  status: 404,
})
