import { type PageKey, paths } from '#addresses/paths.ts'
import { inSlices } from '#device/in-slices.ts'
import { sourceNames } from '#domain/site-search/source-names.ts'
import { readQuery } from '#domain/visit/address.ts'
import { lazyImport } from '#late/lazy-loading.ts'
import { isFireworksRequested } from '#site/fireworks-request.ts'
import { fetchDialogs } from '#ui/dialog/fetch-dialogs.ts'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import {
  eventHead,
  indexedHead,
  jobHead,
  jobSearchHead,
  mediaHead,
  newsHead,
  notFoundHead,
  portalHead,
  unindexedHead,
} from './page-heads.ts'
import type { SiteRoute } from './site-route.ts'

type Page = Omit<SiteRoute, 'key' | 'pattern'>

type PageModule<Name extends string> = Readonly<Record<Name, ComponentType>>

/** @param name of the export that is the page */
const page =
  <Name extends string>(name: Name, fetchModule: () => Promise<PageModule<Name>>) =>
  async () =>
    (await fetchModule())[name]

const forApplicants = { needs: [], requiresSignIn: true } as const

const behindMailedLink = { needs: [], unlisted: true, personal: () => ({ subscriptionId: null }) } as const

const pages: Readonly<Record<PageKey, Page>> = {
  home: {
    needs: ['CompanyNews', 'CompanyEvent', 'WebsiteStat', 'JobPostingGroup'],
    head: indexedHead('home'),
    load: page('HomeRoute', () => lazyImport(() => import('./routes/home-route.tsx'))),
  },
  careers: {
    isShuffled: true,
    needs: ['JobPostingHeader', 'JobPlace', 'Location', 'JobPostingGroup', 'WebsiteStat'],
    head: indexedHead('careers'),
    load: page('CareersRoute', () => lazyImport(() => import('./routes/careers-route.tsx'))),
  },
  opportunities: {
    needs: ['JobPostingHeader', 'Location'],
    isLive: ({ search }) => readQuery(search).has('saved'),
    head: jobSearchHead,
    load: page('JobSearchRoute', () => lazyImport(() => import('./routes/job-search-route.tsx'))),
    prepare: async (site) =>
      (await lazyImport(() => import('./routes/job-search-route.tsx'))).prepareBoard(site, inSlices),
  },
  job: {
    isShuffled: true,
    needs: ['JobPostingHeader', 'Location'],
    isLive: ({ search }) => readQuery(search).has('test'),
    head: jobHead,
    load: page('JobRoute', () => lazyImport(() => import('./routes/job-page-route.tsx'))),
  },
  unsubscribe: {
    needs: [],
    personal: ({ params }) => ({ subscriptionId: params['id'] ?? '' }),
    head: unindexedHead('unsubscribe'),
    load: page('JobSubscriptionsRoute', () => lazyImport(() => import('./routes/job-subscriptions-route.tsx'))),
  },
  services: {
    needs: [],
    head: indexedHead('services'),
    load: page('ServicesPage', () => lazyImport(() => import('#pages/services/services-page.tsx'))),
  },
  about: {
    needs: ['WebsiteStat'],
    isLive: ({ search }) => isFireworksRequested(search),
    head: indexedHead('about'),
    load: page('AboutRoute', () => lazyImport(() => import('./routes/about-route.tsx'))),
  },
  ownership: {
    needs: [],
    head: indexedHead('ownership'),
    load: page('OwnershipPage', () => lazyImport(() => import('#pages/ownership/ownership-page.tsx'))),
  },
  equalOpportunity: {
    needs: [],
    head: indexedHead('equalOpportunity'),
    load: page('EqualOpportunityRoute', () => lazyImport(() => import('./routes/equal-opportunity-route.tsx'))),
  },
  contracts: {
    needs: ['ContractsContact', 'Location'],
    head: indexedHead('contracts'),
    load: page('ContractsRoute', () => lazyImport(() => import('./routes/contracts-route.tsx'))),
  },
  smallBusiness: {
    needs: [],
    head: indexedHead('smallBusiness'),
    load: page('SmallBusinessPage', () => lazyImport(() => import('#pages/small-business/small-business-page.tsx'))),
  },
  smallBusinessProfile: {
    needs: [],
    head: indexedHead('smallBusinessProfile'),
    load: page('SmallBusinessProfileRoute', () =>
      lazyImport(() => import('./routes/small-business-profile-route.tsx')),
    ),
  },
  seaport: {
    needs: ['ContractsContact', 'Location'],
    head: indexedHead('seaport'),
    load: page('SeaportRoute', () => lazyImport(() => import('./routes/seaport-route.tsx'))),
  },
  media: {
    needs: ['CompanyNews', 'CompanyEvent'],
    head: mediaHead,
    load: page('MediaRoute', () => lazyImport(() => import('./routes/media-route.tsx'))),
  },
  event: {
    needs: ['CompanyEvent'],
    head: eventHead,
    load: page('EventRoute', () => lazyImport(() => import('./routes/event-route.tsx'))),
  },
  news: {
    needs: ['CompanyNews'],
    head: newsHead,
    load: page('NewsRoute', () => lazyImport(() => import('./routes/news-route.tsx'))),
  },
  signIn: {
    needs: [],
    head: indexedHead('signIn'),
    load: page('AccountLoginRoute', () => lazyImport(() => import('./routes/account-login-route.tsx'))),
  },
  confirmEmail: {
    ...behindMailedLink,
    head: unindexedHead('confirmEmail'),
    load: page('ConfirmEmailRoute', () => lazyImport(() => import('./routes/account-link-route.tsx'))),
  },
  undoEmail: {
    ...behindMailedLink,
    head: unindexedHead('undoEmail'),
    load: page('UndoEmailRoute', () => lazyImport(() => import('./routes/account-link-route.tsx'))),
  },
  account: {
    ...forApplicants,
    head: unindexedHead('account'),
    load: page('AccountRoute', () => lazyImport(() => import('./routes/account-route.tsx'))),
  },
  application: {
    ...forApplicants,
    head: unindexedHead('application'),
    load: page('ApplicationRoute', () => lazyImport(() => import('./routes/application-route.tsx'))),
  },
  apply: {
    ...forApplicants,
    head: unindexedHead('apply'),
    load: page('ApplyRoute', () => lazyImport(() => import('./routes/apply-route.tsx'))),
    withoutScript: page('PlainApplicationRoute', () =>
      lazyImport(() => import('./routes/plain-application-route.tsx')),
    ),
  },
  privacy: {
    needs: [],
    head: indexedHead('privacy'),
    load: page('PrivacyRoute', () => lazyImport(() => import('./routes/privacy-route.tsx'))),
  },
  legal: {
    needs: [],
    head: indexedHead('legal'),
    load: page('LegalRoute', () => lazyImport(() => import('./routes/legal-route.tsx'))),
  },
  contact: {
    needs: ['Location'],
    head: indexedHead('contact'),
    load: page('ContactRoute', () => lazyImport(() => import('./routes/contact-route.tsx'))),
  },
  thankYou: {
    needs: [],
    head: unindexedHead('thankYou'),
    load: page('ThankYouRoute', () => lazyImport(() => import('./routes/thank-you-route.tsx'))),
  },
  employeePortal: {
    needs: [],
    unlisted: true,
    head: portalHead,
    // It begins with a dialog, in the place of the links that ask before.
    load: async () => {
      const [{ LeaveSiteRoute }] = await Promise.all([
        lazyImport(() => import('./routes/leave-site-route.tsx')),
        fetchDialogs(),
      ])
      return LeaveSiteRoute
    },
  },
  accessibility: {
    needs: [],
    head: indexedHead('accessibility'),
    load: page('AccessibilityRoute', () => lazyImport(() => import('./routes/accessibility-route.tsx'))),
  },
  search: {
    needs: sourceNames,
    head: indexedHead('search'),
    load: page('SiteSearchRoute', () => lazyImport(() => import('./routes/site-search-route.tsx'))),
  },
}

export const siteRoutes: ReadonlyArray<SiteRoute> = (Object.keys(pages) as ReadonlyArray<PageKey>).map((key) => ({
  ...pages[key],
  key,
  pattern: paths[key].pattern,
}))

export const notFoundRoute: SiteRoute = {
  key: null,
  pattern: '*',
  needs: [],
  head: notFoundHead,
  load: page('NotFoundRoute', () => lazyImport(() => import('./routes/not-found-route.tsx'))),
}

export const resolveRoute = (routes: ReadonlyArray<SiteRoute>, pathname: string): SiteRoute =>
  routes.find(({ pattern }) => matchPath(pattern, pathname)) ?? notFoundRoute
