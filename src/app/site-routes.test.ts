import { siteSettings } from '#server/site-settings.ts'
import { expect, test } from 'vitest'
import { routeFor } from './create-routes.tsx'
import { entityNames } from '#contract/entities.ts'
import { createSite } from './site.ts'
import { noVisit } from './visit.ts'
import { matchPath } from 'react-router-dom'

const site = createSite({
  api: { transact: () => Promise.reject(new Error('No call is made.')) },
  prove: () => Promise.reject(new Error('No proof is asked for.')),
  rows: Object.fromEntries(entityNames.map((name) => [name, []])),
  now: Date.UTC(2026, 10, 21),
  seed: 'a',
  origin: 'https://tamarack.example',
  settings: siteSettings({ FIRM_NAME: 'Tamarack' }),
  visit: noVisit(),
})

const headAt = (address: string) => {
  const { pathname, search } = new URL(address, site.origin)
  const route = routeFor(pathname)
  return route.head(site, { params: matchPath(route.pattern, pathname)?.params ?? {}, search })
}

const titles: ReadonlyArray<readonly [address: string, title: string]> = [
  ['/home', 'Home Page'],
  ['/services', 'Services'],
  ['/careers', 'Careers Home'],
  ['/careers/open', 'Current Opportunities'],
  ['/careers/job/7', 'Job Information'],
  ['/about-us', 'About Us'],
  ['/about-us/esop', 'Employee Owned'],
  ['/account-login', 'Account Sign In'],
  ['/account-management', 'Account'],
  ['/account-management/application', 'Account'],
  ['/account-management/apply/7', 'Account'],
  ['/privacy', 'Privacy'],
  ['/legal', 'Legal'],
  ['/eeo', 'EEO'],
  ['/contracts', 'Contracts'],
  ['/contracts/small-business', 'Small Business Program'],
  ['/contracts/seaport-pocs', 'SeaPort'],
  ['/contact', 'Contact'],
  ['/media', 'Media'],
  ['/media/event/7', 'Event'],
  ['/media/news/7', 'News'],
  ['/thank-you/contact', 'Thank You'],
  ['/nowhere', '404 Page Not Found'],
]

test('[C2.1-47][C2.1-05][C2.1-06][C2.1-08][C2.1-09][C2.1-10][C2.1-13][C2.1-17][C2.1-18][C2.1-21][C2.1-24][C2.1-26][C2.1-25][C2.1-27][C2.1-29][C2.1-31][C2.1-32][C2.1-33][C2.1-36][C2.1-37][C2.1-42][C2.1-43][C2.1-44][C2.1-45][C2.1-48] each address has the title of its page', () => {
  const found = titles.map(([address]) => [address, headAt(address).title])
  expect(found).toEqual(titles.map(([address, title]) => [address, `${title} | Tamarack`]))
})
