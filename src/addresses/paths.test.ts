import { expect, test } from 'vitest'
import { paths, routeTitle } from './paths.ts'

const { careers, opportunities, job, unsubscribe, search, signIn, account, application, apply } = paths

test('[J2.1-01] the careers area stands at the addresses of the companion document', () => {
  expect([
    careers.to(),
    opportunities.to(),
    job.to('7'),
    unsubscribe.to('7'),
    search.to(),
    signIn.to(),
    account.to(),
    application.to(),
    apply.to('7'),
  ]).toEqual([
    '/careers',
    '/careers/open',
    '/careers/job/7',
    '/careers/unsubscribe/7',
    '/search',
    '/account-login',
    '/account-management',
    '/account-management/application',
    '/account-management/apply/7',
  ])
})

test('[C2.1-47] the title of a named route stands before the name of the firm', () => {
  expect(routeTitle('smallBusinessProfile', 'Larch & Sons')).toBe('SBA Profile | Larch & Sons')
})

test.each(['nowhere', 'employeePortal', 'toString'])(
  '[C8-11][C8-12] %s is an Unknown Route: it has no title',
  (name) => {
    expect(() => routeTitle(name, 'Larch & Sons')).toThrow('Unknown Route')
  },
)
