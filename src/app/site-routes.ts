import { aboutRoute } from './routes/about.ts'
import { accountLinkRoutes } from './routes/account-link.ts'
import { accessibilityRoute } from './routes/accessibility.ts'
import { accountRoutes } from './routes/account.ts'
import { careersRoute } from './routes/careers.ts'
import { contactRoute } from './routes/contact.ts'
import { contractsRoute } from './routes/contracts.ts'
import { equalOpportunityRoute } from './routes/equal-opportunity.ts'
import { eventRoute } from './routes/event.ts'
import { homeRoute } from './routes/home.ts'
import { jobRoute } from './routes/job-page.ts'
import { jobSubscriptionsRoute } from './routes/job-subscriptions.ts'
import { leaveSiteRoute } from './routes/leave-site.ts'
import { legalRoute } from './routes/legal.ts'
import { mediaRoute } from './routes/media.ts'
import { newsRoute } from './routes/news.ts'
import { jobSearchRoute } from './routes/job-search.ts'
import { ownershipRoute } from './routes/ownership.ts'
import { privacyRoute } from './routes/privacy.ts'
import { seaportRoute } from './routes/seaport.ts'
import { servicesRoute } from './routes/services.ts'
import { accountLoginRoute } from './routes/account-login.ts'
import { siteSearchRoute } from './routes/site-search.ts'
import { smallBusinessRoute } from './routes/small-business.ts'
import { smallBusinessProfileRoute } from './routes/small-business-profile.ts'
import { thankYouRoute } from './routes/thank-you.ts'
import { notFoundRoute } from './routes/not-found.ts'
import type { SiteRoute } from './site-route.ts'
import { matchPath } from 'react-router-dom'

export const siteRoutes: ReadonlyArray<SiteRoute> = [
  homeRoute,
  careersRoute,
  jobSearchRoute,
  jobRoute,
  jobSubscriptionsRoute,
  servicesRoute,
  aboutRoute,
  ownershipRoute,
  equalOpportunityRoute,
  contractsRoute,
  smallBusinessRoute,
  smallBusinessProfileRoute,
  seaportRoute,
  mediaRoute,
  eventRoute,
  newsRoute,
  accountLoginRoute,
  ...accountLinkRoutes,
  ...accountRoutes,
  privacyRoute,
  legalRoute,
  contactRoute,
  thankYouRoute,
  leaveSiteRoute,
  accessibilityRoute,
  siteSearchRoute,
]

export const resolveRoute = (routes: ReadonlyArray<SiteRoute>, pathname: string): SiteRoute =>
  routes.find(({ pattern }) => matchPath(pattern, pathname)) ?? notFoundRoute
