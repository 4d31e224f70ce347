import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentAddress, currentHref, legacyAddresses } from './current-address.ts'
import { paths } from './paths.ts'

const lead = (address: string) => {
  const { pathname, search, hash } = new URL(`https://tamarack.example${address}`)
  return currentAddress({ pathname, search, hash })
}

test.each([
  ['home', '/Default.aspx', '/home'],
  ['services', '/Services.aspx', '/services'],
  ['contracts', '/Contracts.aspx', '/contracts'],
  ['about', '/About.aspx', '/about-us'],
  ['contact', '/Contact.aspx', '/contact'],
  ['small business program', '/Small-Business.aspx', '/contracts/small-business'],
  ['small business profile', '/Small-Business-Profile.aspx', '/contracts/small-business/profile-form'],
  ['account management', '/Account.aspx', '/account-management'],
  ['careers', '/Careers.aspx', '/careers'],
  ['job listings', '/Jobs.aspx', '/careers/open'],
  ['job details', '/Job-Details.aspx?jobPostingId=AB12', '/careers/job/AB12'],
  ['EEO', '/EEO.aspx', '/eeo'],
  ['privacy', '/Privacy.aspx', '/privacy'],
  ['legal', '/Legal.aspx', '/legal'],
  ['SeaPort contacts', '/SeaPort.aspx', '/contracts/seaport-pocs'],
  ['application', '/Application.aspx', '/account-management/application'],
  ['sign-in', '/Login.aspx', '/account-login'],
])('[C2.1-50.a][C2.1-51] the legacy address of %s leads to its page', (_page, legacy, current) => {
  expect(lead(legacy)).toBe(current)
})

test.each([
  [
    '[J2.1-29][J2.1-34]',
    'job listings',
    ['/jobs.aspx', '/jobs', '/job-listings.aspx', '/job-listings'],
    '/careers/open',
  ],
  [
    '[J2.1-30][J2.1-34]',
    'job details',
    ['/job-details.aspx?id=Ab12', '/job-details?jobPostingId=Ab12', '/job.aspx?jobid=Ab12', '/job?ID=Ab12'],
    '/careers/job/Ab12',
  ],
  ['[J2.1-31][J2.1-34]', 'the application', ['/application.aspx', '/application'], '/account-management/application'],
  ['[J2.1-32][J2.1-34]', 'sign-in', ['/login.aspx', '/login', '/sign-in.aspx', '/sign-in'], '/account-login'],
  ['[J2.1-33][J2.1-34]', 'careers', ['/careers.aspx', '/career'], '/careers'],
])(
  '%s the former addresses of %s, with and without an extension, lead to the page of today',
  (...[, , before, today]) => {
    expect(before.map(lead)).toEqual(before.map(() => today))
  },
)

test('[C2.1-51] ids and queries are carried over as they were written', () => {
  expect(
    [
      '/jobs.aspx?id=Ab%2F12&utm_Source=A%20b',
      '/jobs.aspx?Category=Cost%20Research&category=Data',
      '/Application.aspx?jobPostingID=Ab12',
      '/about.aspx?c=Anniversary#Section',
      '/careers/job?a=1&ID=Ab12&b=2',
      '/job-details.aspx?jobPostingId=',
    ].map(lead),
  ).toEqual([
    '/careers/job/Ab%2F12?utm_Source=A%20b',
    '/careers/open?Category=Cost%20Research&category=Data',
    '/account-management/application?jobPostingID=Ab12',
    '/about-us?c=Anniversary#Section',
    '/careers/job/Ab12?a=1&b=2',
    '/careers/open?jobPostingId=',
  ])
})

test('[C2.1-49] the empty path leads to the home page', () => {
  expect(['', '/', '//', '/?a=B#C'].map((address) => lead(address))).toEqual(['/home', '/home', '/home', '/home?a=B#C'])
})

test('[C2.1-52][C2.1-53] a path in any case, with slashes too many, leads to the one the site writes; values keep their case', () => {
  expect(
    [
      '/Contracts/Small-Business',
      '/CONTACT/?Office=Dayton#Map',
      '/careers//open///',
      '/Careers/JOB/Ab12',
      '/hom%65',
      '/Media/News/Q1%20x',
    ].map(lead),
  ).toEqual([
    '/contracts/small-business',
    '/contact?Office=Dayton#Map',
    '/careers/open',
    '/careers/job/Ab12',
    '/home',
    '/media/news/Q1%20x',
  ])
})

test('an address that the site writes stands, and so does one that no page has', () => {
  expect(
    ['/home', '/careers/job/AB12?test=x', '/careers/job', '/No/Such/Place', '/%E0%A4%A', '/constructor'].map(lead),
  ).toEqual([null, null, null, null, null, null])
})

test('a link of the site is written as the site writes it', () => {
  expect(['/Privacy#CCPA', '/privacy#ccpa', '/jobs.aspx?id=1'].map(currentHref)).toEqual([
    '/privacy#CCPA',
    '/privacy#ccpa',
    '/careers/job/1',
  ])
})

const mixed = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => Array.from(text, (letter, index) => (upper[index] ? letter.toUpperCase() : letter)).join(''))

const knownPaths = [...Object.keys(legacyAddresses), ...Object.values(paths).map(({ pattern }) => pattern)].map(
  (path) => path.replace(/:\w+\??/, 'Ab12'),
)
const anyAddress = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...knownPaths).chain(mixed),
      fc.webPath(),
      fc.stringMatching(/^[/\\.a-z%2F:@]{0,12}$/).map((path) => `/${path}`),
    ),
    fc.constantFrom('', '/', '//'),
    fc.constantFrom('', '?id=x', '?JobPostingId=%2F%2Fevil.example', '?id=..', '?a=B&id='),
  )
  .map((parts) => parts.join(''))

test('[C2.1-51] no address leads on twice, round in a circle, or off the site', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const target = lead(address)
      if (target === null) return
      expect(target).toMatch(/^\/(?![/\\])/)
      expect(lead(target)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})
