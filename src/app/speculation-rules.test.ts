import { eventCalendar, eventFeeds, jobFeeds, newsFeeds } from '#addresses/feed-links.ts'
import { legacyAddresses } from '#addresses/current-address.ts'
import { paths } from '#addresses/paths.ts'
import { expect, test } from 'vitest'
import { siteRoutes } from './site-routes.ts'
import { speculationRules } from './speculation-rules.ts'

const base = 'https://tamarack.example/speculation-rules-1.json'

type Pattern = string | { readonly pathname: string; readonly search: string }
type Condition = {
  readonly and?: ReadonlyArray<Condition>
  readonly not?: Condition
  readonly href_matches?: Pattern | ReadonlyArray<Pattern>
  readonly selector_matches?: string | ReadonlyArray<string>
}
type Rules = Readonly<Record<'prefetch' | 'prerender', ReadonlyArray<{ readonly where: Condition }>>>

const rules = JSON.parse(speculationRules(siteRoutes)) as Rules

const matches = (pattern: Pattern, address: string) =>
  (typeof pattern === 'string' ? new URLPattern(pattern, base) : new URLPattern({ ...pattern, baseURL: base })).test(
    address,
    base,
  )

function allows({ and, not, href_matches: given }: Condition, address: string): boolean {
  if (and) return and.every((one) => allows(one, address))
  if (not) return !not.href_matches || !allows(not, address)
  return given === undefined || [given].flat().some((pattern) => matches(pattern, address))
}

const isPrefetched = (address: string) =>
  rules.prefetch.some(({ where }) => allows(where, address)) &&
  rules.prerender.some(({ where }) => allows(where, address))

const createExampleAddress = (pattern: string) => pattern.replace(/:\w+\??/, '6837')

test('every route is known to come ahead, or not to', () => {
  const answers = siteRoutes.map(
    ({ pattern }) => [createExampleAddress(pattern), isPrefetched(createExampleAddress(pattern))] as const,
  )
  expect(Object.fromEntries(answers)).toEqual({
    '/home': true,
    '/careers': true,
    '/careers/open': true,
    '/careers/job/6837': true,
    '/careers/unsubscribe/6837': false,
    '/services': true,
    '/about-us': true,
    '/about-us/esop': true,
    '/eeo': true,
    '/contracts': true,
    '/contracts/small-business': true,
    '/contracts/small-business/profile-form': true,
    '/contracts/seaport-pocs': true,
    '/media': true,
    '/media/event/6837': true,
    '/media/news/6837': true,
    '/account-login': false,
    '/account-link/confirm': false,
    '/account-link/undo': false,
    '/account-management': false,
    '/account-management/application': false,
    '/account-management/apply/6837': false,
    '/privacy': true,
    '/legal': true,
    '/contact': true,
    '/thank-you/6837': false,
    '/employee-portal': false,
    '/accessibility': true,
    '/search': true,
  })
  expect(answers).toHaveLength(siteRoutes.length)
})

test.each([
  ['a search with words', paths.search.to('q=dayton')],
  ['a search for jobs', paths.opportunities.to('search=analyst')],
  ['filters of jobs', paths.opportunities.to('category=software')],
  ['a preview of a job', `${paths.job.to('6837')}?test=e30`],
  ['an office', paths.contact.to('office=dayton')],
  ['a link in a mail', paths.unsubscribe.to('0123456789abcdef')],
  ['signing in and going on', paths.signIn.to('/account-management')],
  ['applying', paths.application.to('6837')],
  ['another site', 'https://linkedin.tamarack.example/careers/open'],
  ['the same page of another scheme', 'http://tamarack.example/home'],
  ['a mail', 'mailto:careers@tamarack.example'],
  ['a document', '/assets/files/terms.pdf'],
  ['an address that nobody knows', '/nowhere'],
])('%s does not come ahead', (_, address) => {
  expect(isPrefetched(address)).toBe(false)
})

test('neither feeds nor calendars come ahead, nor former addresses', () => {
  const feeds = [...jobFeeds(''), ...newsFeeds, ...eventFeeds, eventCalendar('7')].map(({ href }) => href)
  expect([...feeds, ...Object.keys(legacyAddresses)].filter(isPrefetched)).toEqual([])
})

test('a part of a public page comes ahead with its page', () => {
  expect([paths.services.to('research'), paths.privacy.to('cookies')].map(isPrefetched)).toEqual([true, true])
})
