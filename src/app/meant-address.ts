import { currentAddress } from '#addresses/current-address.ts'
import { eventCalendar, eventFeeds, jobFeeds, newsFeeds } from '#addresses/feed-links.ts'
import type { Rows } from '#contract/entities.ts'
import { getServerSide } from './server-sides.ts'
import { findParams } from './find-route.ts'
import { getRoute } from './known-routes.ts'
import { notFoundRoute } from './site-routes.ts'

/** Few, since each further character takes another look at the whole address. */
const sentenceEnd = /(?:[.,;:!?)\]}'*]|%2[27]|%3e|%[57]d|%e2%80%9[9d]){1,4}$/i
const calendarEnd = /\.ics$/i

const feeds: ReadonlySet<string> = new Set([...jobFeeds(''), ...newsFeeds, ...eventFeeds].map(({ href }) => href))

/** What an address that no page fits is meant to be: a feed in capitals, or what stands before the end of a sentence. */
export function findMeantPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const feed = pathname.toLowerCase()
  if (feeds.has(feed)) return `${feed}${search}`
  const closed = pathname.replace(sentenceEnd, '')
  // Two slashes would lead to another site.
  if (closed === pathname || /^[/\\]{2}/.test(closed)) return null
  const isPage = getRoute(closed) !== notFoundRoute || currentAddress({ pathname: closed, search, hash: '' }) !== null
  return isPage ? `${closed}${search}` : null
}

/** The same of an address whose row does not exist. */
export function findMeantRow({ pathname }: URL, rows: Partial<Rows>): string | null {
  const route = getRoute(pathname)
  const { isKnown } = getServerSide(route)
  const hasRow = (path: string) => isKnown?.(rows, findParams(route, path)['id'] ?? '') === true
  const ends = [sentenceEnd, ...(route.key === 'event' ? [calendarEnd] : [])].filter((end) => end.test(pathname))
  if (isKnown === undefined || ends.length === 0 || hasRow(pathname)) return null
  const meant = ends.map((end) => pathname.replace(end, '')).find(hasRow)
  if (meant === undefined) return null
  return calendarEnd.test(pathname) ? eventCalendar(findParams(route, meant)['id'] ?? '').href : meant
}
