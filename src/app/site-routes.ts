import { type PageKey, paths } from '#addresses/paths.ts'
import { inSlices } from '#device/in-slices.ts'
import { sourceNames } from '#domain/site-search/source-names.ts'
import { readQuery } from '#domain/visit/address.ts'
import { lazyImport } from '#lazy/lazy-loading.ts'
import { isFireworksRequested } from '#site/fireworks-request.ts'
import { loadDialogs } from '#ui/dialog/fetch-dialogs.ts'
import {
  eventHead,
  indexedHead,
  jobHead,
  jobSearchHead,
  mediaHead,
  newsHead,
  notFoundHead,
  portalHead,
  signInHead,
  unindexedHead,
} from './page-heads.ts'
import { namedPage, type SiteRoute } from './site-route.ts'

type Page = Omit<SiteRoute, 'key' | 'pattern' | 'needs'> & Partial<Pick<SiteRoute, 'needs'>>

const behindMailedLink = { unlisted: true, personal: () => ({ subscriptionId: null }) } as const

const pages: Readonly<Record<PageKey, Page>> = {
  home: {
    needs: ['CompanyNews', 'CompanyEvent', 'WebsiteStat', 'JobPostingGroup'],
    head: indexedHead('home'),
    load: namedPage('HomeRoute', () => lazyImport(() => import('./routes/home-route.tsx'))),
  },
  careers: {
    isShuffled: true,
    needs: ['JobPostingHeader', 'JobPlace', 'JobProfile', 'Location', 'JobPostingGroup', 'WebsiteStat'],
    head: indexedHead('careers'),
    load: namedPage('CareersRoute', () => lazyImport(() => import('./routes/careers-route.tsx'))),
  },
  opportunities: {
    needs: ['JobPostingHeader', 'Location'],
    isLive: ({ search }) => readQuery(search).has('saved'),
    head: jobSearchHead,
    load: namedPage('JobSearchRoute', () => lazyImport(() => import('./routes/job-search-route.tsx'))),
    prepare: async (site) =>
      (await lazyImport(() => import('./routes/job-search-route.tsx'))).prepareBoard(site, inSlices),
  },
  job: {
    isShuffled: true,
    needs: ['JobPostingHeader', 'JobPay', 'Location'],
    isLive: ({ search }) => readQuery(search).has('test'),
    head: jobHead,
    load: namedPage('JobRoute', () => lazyImport(() => import('./routes/job-page-route.tsx'))),
  },
  unsubscribe: {
    personal: ({ params }) => ({ subscriptionId: params['id'] ?? '' }),
    head: unindexedHead('unsubscribe'),
    load: namedPage('JobSubscriptionsRoute', () => lazyImport(() => import('./routes/job-subscriptions-route.tsx'))),
  },
  services: {
    head: indexedHead('services'),
    load: namedPage('ServicesPage', () => lazyImport(() => import('#pages/services/services-page.tsx'))),
  },
  about: {
    needs: ['WebsiteStat'],
    isLive: ({ search }) => isFireworksRequested(search),
    head: indexedHead('about'),
    load: namedPage('AboutRoute', () => lazyImport(() => import('./routes/about-route.tsx'))),
  },
  ownership: {
    head: indexedHead('ownership'),
    load: namedPage('OwnershipPage', () => lazyImport(() => import('#pages/ownership/ownership-page.tsx'))),
  },
  equalOpportunity: {
    head: indexedHead('equalOpportunity'),
    load: namedPage('EqualOpportunityRoute', () => lazyImport(() => import('./routes/equal-opportunity-route.tsx'))),
  },
  contracts: {
    needs: ['ContractsContact', 'Location'],
    head: indexedHead('contracts'),
    load: namedPage('ContractsRoute', () => lazyImport(() => import('./routes/contracts-route.tsx'))),
  },
  smallBusiness: {
    head: indexedHead('smallBusiness'),
    load: namedPage('SmallBusinessPage', () =>
      lazyImport(() => import('#pages/small-business/small-business-page.tsx')),
    ),
  },
  smallBusinessProfile: {
    head: indexedHead('smallBusinessProfile'),
    load: namedPage('SmallBusinessProfileRoute', () =>
      lazyImport(() => import('./routes/small-business-profile-route.tsx')),
    ),
  },
  seaport: {
    needs: ['ContractsContact', 'Location'],
    head: indexedHead('seaport'),
    load: namedPage('SeaportRoute', () => lazyImport(() => import('./routes/seaport-route.tsx'))),
  },
  media: {
    needs: ['CompanyNews', 'CompanyEvent'],
    head: mediaHead,
    load: namedPage('MediaRoute', () => lazyImport(() => import('./routes/media-route.tsx'))),
  },
  event: {
    needs: ['CompanyEvent'],
    head: eventHead,
    load: namedPage('EventRoute', () => lazyImport(() => import('./routes/event-route.tsx'))),
  },
  news: {
    needs: ['CompanyNews'],
    head: newsHead,
    load: namedPage('NewsRoute', () => lazyImport(() => import('./routes/news-route.tsx'))),
  },
  signIn: {
    head: signInHead,
    load: namedPage('AccountLoginRoute', () => lazyImport(() => import('./routes/account-login-route.tsx'))),
  },
  confirmEmail: {
    ...behindMailedLink,
    head: unindexedHead('confirmEmail'),
    load: namedPage('ConfirmEmailRoute', () => lazyImport(() => import('./routes/account-link-route.tsx'))),
  },
  undoEmail: {
    ...behindMailedLink,
    head: unindexedHead('undoEmail'),
    load: namedPage('UndoEmailRoute', () => lazyImport(() => import('./routes/account-link-route.tsx'))),
  },
  account: {
    requiresSignIn: true,
    head: unindexedHead('account'),
    load: namedPage('AccountRoute', () => lazyImport(() => import('./routes/account-route.tsx'))),
  },
  application: {
    requiresSignIn: true,
    head: unindexedHead('application'),
    load: namedPage('ApplicationRoute', () => lazyImport(() => import('./routes/application-route.tsx'))),
  },
  apply: {
    requiresSignIn: true,
    head: unindexedHead('apply'),
    load: namedPage('ApplyRoute', () => lazyImport(() => import('./routes/apply-route.tsx'))),
    withoutScript: namedPage('PlainApplicationRoute', () =>
      lazyImport(() => import('./routes/plain-application-route.tsx')),
    ),
  },
  privacy: {
    head: indexedHead('privacy'),
    load: namedPage('PrivacyRoute', () => lazyImport(() => import('./routes/privacy-route.tsx'))),
  },
  legal: {
    head: indexedHead('legal'),
    load: namedPage('LegalRoute', () => lazyImport(() => import('./routes/legal-route.tsx'))),
  },
  contact: {
    needs: ['Location'],
    head: indexedHead('contact'),
    load: namedPage('ContactRoute', () => lazyImport(() => import('./routes/contact-route.tsx'))),
  },
  thankYou: {
    head: unindexedHead('thankYou'),
    load: namedPage('ThankYouRoute', () => lazyImport(() => import('./routes/thank-you-route.tsx'))),
  },
  employeePortal: {
    unlisted: true,
    head: portalHead,
    // It begins with a dialog, in the place of the links that ask before.
    load: async () => {
      const [{ LeaveSiteRoute }] = await Promise.all([
        lazyImport(() => import('./routes/leave-site-route.tsx')),
        loadDialogs(),
      ])
      return LeaveSiteRoute
    },
  },
  accessibility: {
    head: indexedHead('accessibility'),
    load: namedPage('AccessibilityRoute', () => lazyImport(() => import('./routes/accessibility-route.tsx'))),
  },
  search: {
    needs: sourceNames,
    head: indexedHead('search'),
    load: namedPage('SiteSearchRoute', () => lazyImport(() => import('./routes/site-search-route.tsx'))),
  },
}

const toSiteRoute = (key: PageKey): SiteRoute => ({ needs: [], ...pages[key], key, pattern: paths[key].pattern })

export const siteRoutes: ReadonlyArray<SiteRoute> = (Object.keys(pages) as ReadonlyArray<PageKey>).map(toSiteRoute)

export const notFoundRoute: SiteRoute = {
  pattern: '*',
  needs: [],
  head: notFoundHead,
  load: namedPage('NotFoundRoute', () => lazyImport(() => import('./routes/not-found-route.tsx'))),
}
