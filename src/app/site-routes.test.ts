import { siteSettings } from '#server/settings/site-settings.ts'
import { expect, test } from 'vitest'
import { getRoute } from './known-routes.ts'
import { siteRoutes } from './site-routes.ts'
import { entityNames } from '#contract/entity-names.ts'
import { readPlanned } from '#spec/planned.ts'
import { readRequirements } from '#spec/requirements.ts'
import { createSite } from '#site/create-site.ts'
import { silentPorts } from '#site/silent-ports.ts'
import { matchPath } from 'react-router-dom'

const site = createSite(silentPorts, {
  rows: Object.fromEntries(entityNames.map((name) => [name, []])),
  now: Date.UTC(2026, 10, 21),
  seed: 'a',
  origin: 'https://tamarack.example',
  settings: siteSettings({ FIRM_NAME: 'Tamarack' }),
  jobCount: 0,
})

const getHead = (address: string) => {
  const { pathname, search } = new URL(address, site.input.origin)
  const route = getRoute(pathname)
  return route.head(site, { params: matchPath(route.pattern, pathname)?.params ?? {}, search })
}

test.each([
  ['[C2.1-05]', '/home', 'Home Page'],
  ['[C2.1-06]', '/services', 'Services'],
  ['[C2.1-08][J2.1-03][J2.1-04]', '/careers', 'Careers Home'],
  ['[C2.1-09][J2.1-07]', '/careers/open', 'Current Opportunities'],
  ['[C2.1-10][J2.1-12]', '/careers/job/7', 'Job Information'],
  ['[C2.1-11][J2.1-13][J2.1-14]', '/careers/unsubscribe/7', 'Unsubscribe'],
  ['[C2.1-13]', '/about-us', 'About Us'],
  ['[C2.1-17]', '/about-us/esop', 'Employee Owned'],
  ['[C2.1-18][J2.1-18]', '/account-login', 'Account Sign In'],
  ['[C2.1-21][J2.1-21]', '/account-management', 'Account'],
  ['[C2.1-24][C2.1-26][J2.1-23]', '/account-management/application', 'My Application'],
  ['[C2.1-25][C2.1-26][J2.1-27]', '/account-management/apply/7', 'Apply'],
  ['[C2.1-27]', '/privacy', 'Privacy'],
  ['[C2.1-29]', '/legal', 'Legal'],
  ['[C2.1-31]', '/eeo', 'EEO'],
  ['[C2.1-32]', '/contracts', 'Contracts'],
  ['[C2.1-33]', '/contracts/small-business', 'Small Business Program'],
  ['[C2.1-36]', '/contracts/seaport-pocs', 'SeaPort'],
  ['[C2.1-37]', '/contact', 'Contact'],
  ['[C2.1-40][J2.1-16]', '/search', 'Search'],
  ['[C2.1-42]', '/media', 'Media'],
  ['[C2.1-43]', '/media/event/7', 'Event'],
  ['[C2.1-44]', '/media/news/7', 'News'],
  ['[C2.1-45]', '/thank-you/contact', 'Thank You'],
  ['[C2.1-48]', '/nowhere', '404 Page Not Found'],
])('[C2.1-47][J2.1-05] %s %s is titled %s', (_, address, title) => {
  expect(getHead(address).title).toBe(`${title} | Tamarack`)
})

const written = (pattern: string) =>
  pattern
    .slice(1)
    .replace(/:(\w+)\?/, '{$1}')
    .replace(/:(\w+)/, '{$1}')

test('[C2.1-46] the routes are those whose paths the requirements name, one for the statement on accessibility, and those that mails link to', () => {
  const named = readRequirements()
    .filter(({ id }) => id.startsWith('C2.1-'))
    .flatMap(({ id, statement }) => {
      const [, path] = /^Path '([^']+)'|propose '(employee-portal)'/.exec(statement)?.filter(Boolean) ?? []
      return path === undefined ? [] : [[path, id] as const]
    })
  const routes = siteRoutes.map(({ pattern }) => written(pattern))
  const planned = new Set(readPlanned().map(({ id }) => id))
  const known = new Set(named.map(([path]) => path))
  expect(routes.filter((path) => !known.has(path))).toEqual([
    'account-link/confirm',
    'account-link/undo',
    'accessibility',
  ])
  expect(named.filter(([path, id]) => !routes.includes(path) && !planned.has(id))).toEqual([])
})
