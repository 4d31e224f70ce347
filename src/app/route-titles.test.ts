import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { titleOfRoute } from './route-titles.ts'

test('[C2.1-47] the title of a named route stands before the name of the firm', () => {
  expect(titleOfRoute('smallBusinessProfile', 'Larch & Sons')).toBe('SBA Profile | Larch & Sons')
})

test('[C8-11][C8-12] a name that no route has is an Unknown Route', () => {
  expect(() => titleOfRoute('nowhere', 'Larch & Sons')).toThrow('Unknown Route')
})

test('[C2.1-01] every named route has a title, but for the portal, which is another site, and the statement of this one', () => {
  const untitled = Object.keys(paths).filter((name) => {
    try {
      return titleOfRoute(name, '') === ''
    } catch {
      return true
    }
  })
  expect(untitled).toEqual(['employeePortal', 'accessibility'])
})

test('[C2.1-46] the site has the addresses its statement names, and one more for the statement on accessibility', () => {
  expect(
    Object.values(paths)
      .map(({ pattern }) => pattern)
      .toSorted(),
  ).toEqual([
    '/about-us',
    '/about-us/esop',
    '/accessibility',
    '/account-login',
    '/account-management',
    '/account-management/application',
    '/account-management/apply/:id',
    '/careers',
    '/careers/job/:id?',
    '/careers/open',
    '/careers/unsubscribe/:id',
    '/contact',
    '/contracts',
    '/contracts/seaport-pocs',
    '/contracts/small-business',
    '/contracts/small-business/profile-form',
    '/eeo',
    '/employee-portal',
    '/home',
    '/legal',
    '/media',
    '/media/event/:id',
    '/media/news/:id',
    '/privacy',
    '/search',
    '/services',
    '/thank-you/:id',
  ])
})
