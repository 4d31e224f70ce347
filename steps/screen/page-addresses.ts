import type { SampleContent } from '#content/sample-content.ts'
import { previewAddress } from '../job-page/preview.ts'

export type KnownAddress = { readonly address: string; readonly isUnknown?: boolean }

const toKnownAddress = (address: string): KnownAddress => ({ address })
const unknown = (address: string): KnownAddress => ({ address, isUnknown: true })

export const fixedAddresses: ReadonlyArray<KnownAddress> = [
  ...[
    '/home',
    '/services',
    '/services#research',
    '/careers',
    '/careers/open',
    '/careers/open?search=analyst&workplace=remote&page=1',
    '/careers/open?search=zeppelin',
    '/about-us',
    '/about-us?c=anniversary',
    '/about-us?celebrate=true',
    '/about-us/esop',
    '/eeo',
    '/contracts',
    '/contracts#oasis',
    '/contracts/small-business',
    '/contracts/small-business/profile-form',
    '/contracts/seaport-pocs',
    '/media',
    '/contact',
    '/contact?office=dayton%20office',
    '/thank-you/apply',
    '/thank-you/application',
    '/thank-you/contact',
    '/thank-you/anything',
    '/privacy',
    '/legal',
    '/accessibility',
    '/search',
    '/search?q=dayton',
    '/search?q=zeppelin',
    '/careers/unsubscribe/0123456789abcdef0123456789abcdef',
    '/employee-portal',
    '/account-login',
    '/account-link/confirm',
    '/account-link/undo',
  ].map(toKnownAddress),
  ...[
    '/nowhere',
    '/careers/job',
    '/careers/job/none',
    `/careers/job/${previewAddress({ JobFunction: 'Cost Analyst', City: 'Dayton', State: 'Ohio' })}`,
    '/media/event/none',
    '/media/news/none',
  ].map(unknown),
]

export const guardedAddresses: ReadonlyArray<KnownAddress> = [
  '/account-management',
  '/account-management/application',
  '/account-management/application?jobPostingID=6837',
  '/account-management/apply/6837',
].map(toKnownAddress)

export const formerAddresses: ReadonlyArray<string> = [
  '/',
  '/default.aspx',
  '/home.aspx',
  '/index.html',
  '/services.aspx',
  '/solutions.aspx',
  '/contracts.aspx',
  '/about.aspx',
  '/about-us.aspx',
  '/contact.aspx',
  '/contact-us.aspx',
  '/small-business.aspx',
  '/account.aspx',
  '/account-management.aspx',
  '/careers.aspx',
  '/career',
  '/jobs.aspx',
  '/jobs',
  '/job-listings.aspx',
  '/job-listings',
  '/job-details.aspx',
  '/job-details?id=6837',
  '/job.aspx?id=6837',
  '/job?id=6837',
  '/careers/job?jobID=6837',
  '/eeo.aspx',
  '/privacy.aspx',
  '/legal.aspx',
  '/seaport.aspx',
  '/seaport-pocs.aspx',
  '/application.aspx',
  '/application',
  '/login.aspx',
  '/login',
  '/sign-in.aspx',
  '/sign-in',
  '/small-business-profile.aspx',
]

export const listContentAddresses = ({
  JobPostingHeader,
  CompanyNews,
  CompanyEvent,
}: Pick<SampleContent, 'JobPostingHeader' | 'CompanyNews' | 'CompanyEvent'>): ReadonlyArray<KnownAddress> =>
  [
    ...JobPostingHeader.map((row) => `/careers/job/${row.JobPosting_ID}`),
    ...CompanyNews.map((row) => `/media/news/${row.CompanyNews_ID}`),
    ...CompanyEvent.map((row) => `/media/event/${row.CompanyEvent_ID}`),
  ].map(toKnownAddress)
