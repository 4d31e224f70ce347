import { accountLinkPage } from '#addresses/account-links.ts'
import { paths } from '#addresses/paths.ts'
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
  readonly atLargeFirm?: (site: Site, visit: Visit) => ForBrowser
}

function createInitialSearchResult(site: Site, { search }: Visit) {
  const query = search.replace(/^\?/, '')
  const answer = findCachedJobSearchResult(site, query)
  return { jobAnswer: answer && { query, answer: briefAnswer(answer) } }
}

const route = (name: string) => `src/app/routes/${name}-route.tsx`
const page = (name: string) => `src/pages/${name}/${name}-page.tsx`

const sides: Readonly<Record<string, ServerSide>> = {
  [paths.home.pattern]: { module: route('home') },
  [paths.about.pattern]: { module: route('about'), query: ['c'] },
  [paths.ownership.pattern]: { module: page('ownership') },
  [paths.services.pattern]: { module: page('services') },
  [paths.contracts.pattern]: { module: route('contracts') },
  [paths.seaport.pattern]: { module: route('seaport') },
  [paths.smallBusiness.pattern]: { module: page('small-business') },
  [paths.smallBusinessProfile.pattern]: { module: route('small-business-profile') },
  [paths.signIn.pattern]: { module: route('account-login'), query: ['redirect', 'returnurl', 'form'] },
  [accountLinkPage('confirm')]: { module: route('account-link') },
  [accountLinkPage('undo')]: { module: route('account-link') },
  [paths.account.pattern]: { module: route('account') },
  [paths.application.pattern]: { module: route('application') },
  [paths.apply.pattern]: { module: route('apply'), query: [plainOutcomeField, 'jobpostingid'] },
  [paths.contact.pattern]: { module: route('contact'), query: ['office'] },
  [paths.thankYou.pattern]: { module: route('thank-you') },
  [paths.careers.pattern]: { module: route('careers'), atLargeFirm: (site) => picked(site, { for: 'featured' }) },
  [paths.job.pattern]: {
    module: route('job-page'),
    query: ['test'],
    atLargeFirm: (site, { params }) => picked(site, pageJobPick(site, params['id'] ?? '')),
  },
  [paths.opportunities.pattern]: {
    module: route('job-search'),
    query: jobParameters,
    atLargeFirm: createInitialSearchResult,
  },
  [paths.unsubscribe.pattern]: { module: route('job-subscriptions') },
  [paths.media.pattern]: { module: route('media'), query: ['news', 'events', 'articles'] },
  [paths.news.pattern]: { module: route('news') },
  [paths.event.pattern]: { module: route('event') },
  [paths.search.pattern]: {
    module: route('site-search'),
    query: siteSearchParameters,
    atLargeFirm: (site, { search }) =>
      picked(site, { for: 'words', words: searchedPart(readSiteSearch(search).words ?? '') }),
  },
  [paths.accessibility.pattern]: { module: route('accessibility') },
  [paths.equalOpportunity.pattern]: { module: route('equal-opportunity') },
  [paths.legal.pattern]: { module: route('legal') },
  [paths.privacy.pattern]: { module: route('privacy') },
  [paths.employeePortal.pattern]: { module: route('leave-site') },
}

const unknown: ServerSide = { module: route('not-found') }

export const getServerSide = ({ pattern }: SiteRoute): ServerSide => sides[pattern] ?? unknown
