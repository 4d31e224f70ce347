import type { FeedName, SiteSettings } from '#contract/site-settings.ts'
import { paths } from './paths.ts'

export const localFrames: Readonly<Record<FeedName, string>> = {
  linkedInFollow: `${paths.media.to()}/frames/linkedin-follow`,
  xFollow: `${paths.media.to()}/frames/x-follow`,
  xTimeline: `${paths.media.to()}/frames/x-timeline`,
  facebookFeed: `${paths.media.to()}/frames/facebook-feed`,
}

export const isLocalFrame = (address: string): boolean => address.startsWith('/')

export function feedSource({ feeds }: SiteSettings): 'networks' | 'ourselves' | 'nobody' {
  const addresses = Object.values(feeds).filter((address) => address !== null)
  if (addresses.length === 0) return 'nobody'
  return addresses.every(isLocalFrame) ? 'ourselves' : 'networks'
}

export const feedForms = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
  ics: { type: 'text/calendar', name: 'Calendar' },
} as const

export type FeedForm = keyof typeof feedForms

export const feedPaths = {
  jobs: paths.opportunities.to(),
  news: `${paths.media.to()}/news`,
  events: `${paths.media.to()}/events`,
} as const

export type FeedLink = {
  readonly type: (typeof feedForms)[FeedForm]['type']
  readonly name: string
  readonly title: string
  readonly href: string
}

const createFeedLink = (form: FeedForm, what: string, path: string, query = ''): FeedLink => ({
  ...feedForms[form],
  title: `${what} (${feedForms[form].name})`,
  href: `${path}.${form}${query === '' ? '' : `?${query}`}`,
})

export const jobFeeds = (query: string): ReadonlyArray<FeedLink> => {
  const what = query === '' ? 'Current Opportunities' : 'Current Opportunities, this search'
  return [createFeedLink('rss', what, feedPaths.jobs, query), createFeedLink('json', what, feedPaths.jobs, query)]
}

export const newsFeeds: ReadonlyArray<FeedLink> = [
  createFeedLink('rss', 'News', feedPaths.news),
  createFeedLink('json', 'News', feedPaths.news),
]

export const eventFeeds: ReadonlyArray<FeedLink> = [
  createFeedLink('rss', 'Events', feedPaths.events),
  createFeedLink('json', 'Events', feedPaths.events),
  createFeedLink('ics', 'Events', feedPaths.events),
]

export const eventCalendar = (id: string): FeedLink => createFeedLink('ics', 'This event', paths.event.to(id))
