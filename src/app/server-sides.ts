import type { PageKey } from '#addresses/paths.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { plainOutcomeField } from '#contract/plain-application.ts'
import { jobParameters } from '#domain/jobs/job-address.ts'
import { briefAnswer } from '#domain/jobs/job-answer.ts'
import { searchedPart } from '#domain/search/searched-part.ts'
import { readSiteSearch, siteSearchParameters } from '#domain/site-search/site-search-address.ts'
import { findCachedJobSearchResult } from '#site/job-search.ts'
import { pageJobPick } from '#site/job-listing.ts'
import type { Site } from '#site/site.ts'
import { type ForBrowser, picked } from './page-data.ts'
import type { SiteRoute, Visit } from './site-route.ts'

export type ServerSide = {
  readonly module: string
  /** Query parameters that the HTML depends on, in lower case; the server ignores all others. */
  readonly query?: ReadonlyArray<string>
  /** Rows that only the server draws with, beside those that the route needs. */
  readonly needs?: ReadonlyArray<EntityName>
  readonly atLargeFirm?: (site: Site, visit: Visit) => ForBrowser
}

function createInitialSearchResult(site: Site, { search }: Visit) {
  const query = search.replace(/^\?/, '')
  const answer = findCachedJobSearchResult(site, query)
  return { jobAnswer: answer && { query, answer: briefAnswer(answer) } }
}

const route = (name: string) => `src/app/routes/${name}-route.tsx`
const page = (name: string) => `src/pages/${name}/${name}-page.tsx`

const sides: Readonly<Record<PageKey, ServerSide>> = {
  home: { module: route('home') },
  about: { module: route('about'), query: ['c'] },
  ownership: { module: page('ownership') },
  services: { module: page('services') },
  contracts: { module: route('contracts') },
  seaport: { module: route('seaport') },
  smallBusiness: { module: page('small-business') },
  smallBusinessProfile: { module: route('small-business-profile') },
  signIn: { module: route('account-login'), query: ['redirect', 'returnurl', 'form'] },
  confirmEmail: { module: route('account-link') },
  undoEmail: { module: route('account-link') },
  account: { module: route('account') },
  application: { module: route('application') },
  apply: { module: route('apply'), query: [plainOutcomeField, 'jobpostingid'], needs: ['JobPostingHeader'] },
  contact: { module: route('contact'), query: ['office'] },
  thankYou: { module: route('thank-you'), query: ['jobpostingid'] },
  careers: { module: route('careers'), atLargeFirm: (site) => picked(site, { for: 'featured' }) },
  job: {
    module: route('job-page'),
    query: ['test'],
    atLargeFirm: (site, { params }) => picked(site, pageJobPick(site, params['id'] ?? '')),
  },
  opportunities: {
    module: route('job-search'),
    query: jobParameters,
    atLargeFirm: createInitialSearchResult,
  },
  unsubscribe: { module: route('job-subscriptions') },
  media: { module: route('media'), query: ['news', 'events', 'articles'] },
  news: { module: route('news') },
  event: { module: route('event') },
  search: {
    module: route('site-search'),
    query: siteSearchParameters,
    atLargeFirm: (site, { search }) =>
      picked(site, { for: 'words', words: searchedPart(readSiteSearch(search).words ?? '') }),
  },
  accessibility: { module: route('accessibility') },
  equalOpportunity: { module: route('equal-opportunity') },
  legal: { module: route('legal') },
  privacy: { module: route('privacy') },
  employeePortal: { module: route('leave-site') },
}

const notFound: ServerSide = { module: route('not-found') }

export const getServerSide = ({ key }: SiteRoute): ServerSide => (key === undefined ? notFound : sides[key])
