import { expect, test } from 'vitest'
import { paths } from './paths.ts'

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
