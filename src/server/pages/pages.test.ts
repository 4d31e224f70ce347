import { careersHome } from '#content/careers-home.ts'
import { testimonials } from '#content/testimonials.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import * as renderer from '#app/entry-server.tsx'
import type { FastifyInstance } from 'fastify'
import { brotliDecompressSync } from 'node:zlib'
import { all, readHtml, getPartText } from '#ui/read-html.testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { cspHash } from '../http/security-headers.ts'
import { importContent } from '../content/import-content.ts'
import { type Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import { pageStyles } from './page-styles.ts'
import { createPages, type PagesOptions, type Renderer, type RenderLimits } from './pages.ts'

const job = (id: string, title: string, changed: string) => ({
  JobPosting_ID: id,
  TrackingNumber: `T-${id}`,
  JobFunction: title,
  ShortDescription: 'Prices ships & boats.',
  Responsibilities: '<ul><li>Count <script>alert(1)</script>hulls</li></ul>',
  IsFullTime: true,
  Workplace: 'Remote',
  JobPostingGroups: 'Analysis',
  Address1: '1 Pier Road',
  City: 'Arlington',
  State: 'Virginia',
  ZipCode: '22201',
  LastModifiedDate: { type: 'datetime', value: changed },
})

const content = {
  JobPostingHeader: [
    job('AB12', 'Cost Analyst', '2026-10-01T12:00:00.000Z'),
    { ...job('AB13', 'Data Scientist', '2026-11-18T12:00:00.000Z'), Pay: { Low: 98_000, High: 126_000, Unit: 'year' } },
  ],
  CompanyNews: [
    { CompanyNews_ID: 1, Title: 'Depot study', PublishedDate: { type: 'date', value: '2026-03-02T00:00:00.000' } },
    {
      CompanyNews_ID: 2,
      Title: 'Counted elsewhere',
      PublishedDate: { type: 'date', value: '2026-03-03T00:00:00.000' },
      NewsType: 'External Article',
    },
  ],
  CompanyEvent: [
    { CompanyEvent_ID: 1, Title: 'Open day', StartDate: { type: 'date', value: '2026-12-01T00:00:00.000' } },
  ],
  WebsiteStat: [{ employeeCount: 412, openingCount: 2, locationCount: 20, years: 53 }],
}

let database: Database
let app: FastifyInstance
let options: PagesOptions

beforeAll(async () => {
  const clock = () => new Date('2026-11-20T00:00:00.000Z')
  database = await openTestDatabase('pages')
  await importContent(database, content, { clock })
  const service = createSiteService({ database, clock })
  options = {
    service,
    renderer: async () => renderer,
    assets: {
      early: 'begin()',
      sheets: ['/assets/style.css'],
      listModuleFiles: (module) => ['/assets/style.css', `/assets/${module.split('/').at(-1)}.js`, '/assets/entry.js'],
      scripts: [],
      styles: pageStyles('main{color:red}.unused{color:blue}'),
      workers: { answer: 'answer()', leave: 'leave()' },
    },
    settings: siteSettings({ FIRM_NAME: 'Tamarack Research' }),
    origin: 'https://tamarack.example',
    clock,
  }
  const pages = (workshop: RenderLimits) => createPages(options, workshop)
  app = createApp({ service, config: { siteOrigin: 'https://tamarack.example' }, pages })
})

afterAll(async () => {
  await app.close()
  await database.close()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

const readStructuredData = (html: string) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json) as Record<string, unknown>
}

test('the list of jobs is complete without JavaScript: titles, links, filters with their numbers, a form', async () => {
  const { statusCode, body } = await get('/careers/open')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Current Opportunities | Tamarack Research</title>')
  expect(body).toContain('href="/careers/job/AB12"')
  expect(body).toContain('Data Scientist')
  const [form] = /<form[^>]*id="job-search"[^>]*>/.exec(body) ?? []
  expect(form).toContain('action="/careers/open"')
  expect(form).toContain('method="get"')
  expect(body).toMatch(/name="category"[^>]*value="analysis"/)
})

test('[J4.2-01] only a posting changed in the last 14 days is marked as a New Listing', async () => {
  const { body } = await get('/careers/open')
  expect(body.match(/New Listing/g)).toEqual(['New Listing'])
})

test('[J4.6-01][J8-23] a search in the address is answered by the server', async () => {
  expect((await get('/careers/open?search=cost+analyst')).body).not.toContain('Data Scientist')
  expect((await get('/careers/open?search=zeppelin')).body).toContain('couldn&#x27;t find any jobs matching')
})

test('[J3-33] the server does not claim to know which jobs are saved on a device', async () => {
  const { body } = await get('/careers/open?saved=true')
  expect(body).toContain('Your saved jobs are kept on this device.')
  expect(body).not.toContain('You have no saved jobs')
})

test.each([2026, 2031])('[C2.3-16] the footer of a page that is sent in %i names that year', async (year) => {
  const later = { ...options, clock: () => new Date(Date.UTC(year, 5, 1)) }
  const site = createApp({
    service: later.service,
    config: { siteOrigin: later.origin },
    pages: (workshop) => createPages(later, workshop),
  })
  const { body } = await site.inject('/services')
  expect(body.match(/© (?:<!-- -->)?\d{4}/)?.[0]).toContain(`${year}`)
  await site.close()
})

test.each([
  ['on', 'answer()'],
  ['off', 'leave()'],
])(
  'while saved jobs offline is %s, the worker is the one for that, and is asked for at each check',
  async (setting, code) => {
    const settings = siteSettings({ SAVED_JOBS_OFFLINE: setting })
    const pages = (workshop: RenderLimits) => createPages({ ...options, settings }, workshop)
    const site = createApp({ service: options.service, config: { siteOrigin: options.origin }, pages })
    const { body, headers } = await site.inject('/offline-worker.js')
    await site.close()
    expect([body, headers['content-type'], headers['cache-control']]).toEqual([
      code,
      'text/javascript; charset=utf-8',
      'no-cache',
    ])
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; (?!.*connect-src)/)
  },
)

const silent = { linkedInFollow: null, xFollow: null, xTimeline: null, facebookFeed: null }

test.each([
  ['no network shows a feed', { feeds: silent }, 'May we count visits?'],
  ['one does', { feeds: { ...silent, xFollow: 'https://x.example/' } }, 'May we count visits? And show social feeds?'],
])('[C4.2-07] where %s, the notice asks for what the site does', async (_, given, question) => {
  const settings = { ...options.settings, ...given }
  const pages = (workshop: RenderLimits) => createPages({ ...options, settings }, workshop)
  const site = createApp({ service: options.service, config: { siteOrigin: options.origin }, pages })
  const { body } = await site.inject('/legal')
  await site.close()
  expect(/May we[^<]*/.exec(body)?.[0]).toBe(question)
})

test.each([
  ['2027-06-02T12:00:00.000Z', 53],
  ['2027-06-03T12:00:00.000Z', 54],
])('[C2.13-16] at %s the LinkedIn card counts %i full years since June 1973', async (now, years) => {
  const pages = (workshop: RenderLimits) => createPages({ ...options, clock: () => new Date(now) }, workshop)
  const site = createApp({ service: options.service, config: { siteOrigin: options.origin }, pages })
  const { body } = await site.inject('/media')
  await site.close()
  expect(body).toContain(`Over ${years} years supporting our nation’s most critical programs`)
})

test('a page may show frames of its own and of those networks whose addresses the firm has set, and run no script of theirs', async () => {
  const settings = siteSettings({ X_TIMELINE_URL: 'https://x.example/timeline?name=larch' })
  const pages = (workshop: RenderLimits) => createPages({ ...options, settings }, workshop)
  const site = createApp({ service: options.service, config: { siteOrigin: options.origin }, pages })
  const fetchPolicy = async (of: { inject: typeof site.inject }) =>
    String((await of.inject('/media')).headers['content-security-policy']).split('; ')
  const [theirs, ours] = [await fetchPolicy(site), await fetchPolicy(app)]
  const stub = '/media/frames/x-timeline'
  const statuses = [(await app.inject(stub)).statusCode, (await site.inject(stub)).statusCode]
  await site.close()
  expect(statuses).toEqual([200, 404])
  expect(theirs.filter((rule) => rule.includes('x.example'))).toEqual(["frame-src 'self' https://x.example/timeline"])
  expect(theirs).toContain(`script-src 'self' '${cspHash('begin()')}'`)
  expect(ours.filter((rule) => rule.startsWith('frame-src'))).toEqual(["frame-src 'self'"])
})

test('[J2.2-10][J2.2-25][C2.6-25] a group that is out of use stands neither on the home page nor on careers home', async () => {
  const group = (Description: string, IsFeatured: boolean, IsActive: boolean) => ({ Description, IsFeatured, IsActive })
  const groups = [group('Pricing', true, true), group('Whaling', true, false), group('Signalling', false, false)]
  await importContent(database, { JobPostingGroup: groups })
  const bodies = [(await get('/home')).body, (await get('/careers')).body]
  await importContent(database, { JobPostingGroup: [] }, { prune: true })
  expect(bodies.map((body) => ['Pricing', 'Whaling', 'Signalling'].filter((name) => body.includes(name)))).toEqual([
    ['Pricing'],
    ['Pricing'],
  ])
})

test('[J0-04] careers and account pages have the header and the footer of the corporate ones', async () => {
  const fetchShell = async (url: string) => {
    const { body } = await get(url)
    const parts = [/<header.*?<\/header>/s.exec(body)?.[0] ?? '', /<footer.*?<\/footer>/s.exec(body)?.[0] ?? '']
    return parts.map((part) => all(readHtml(part), 'a').map(({ attributes: { href } }) => href))
  }
  const corporate = await fetchShell('/about-us')
  expect(corporate.map((links) => links.length > 8)).toEqual([true, true])
  for (const url of ['/careers', '/careers/open', '/careers/job/ab12', '/account-login'])
    expect([url, ...(await fetchShell(url))]).toEqual([url, ...corporate])
})

test('[J0-01] the site presents an employee-owned firm of analysts that serves the government', async () => {
  const { body } = await get('/home')
  expect(body).toMatch(/<meta name="description" content="[^"]*employee-owned firm of analysts[^"]*government/)
})

test('[J2.2-22] each visit of careers home has six of the seventeen quotes, and not each the same', async () => {
  const listQuotes = (html: string) =>
    [...html.matchAll(/<blockquote[^>]*>(.*?)<\/blockquote>/gs)].flatMap(([, quote]) =>
      quote === careersHome.opening.quote ? [] : quote,
    )
  const visits = await Promise.all(Array.from({ length: 60 }, async () => listQuotes((await get('/careers')).body)))
  expect(new Set(visits.map((quotes) => new Set(quotes).size))).toEqual(new Set([6]))
  expect(new Set(visits.flat()).size).toBeGreaterThan(6)
  expect(new Set(testimonials.map(({ quote }) => quote)).size).toBe(17)
})

test('the home page is complete without JavaScript', async () => {
  const { statusCode, body } = await get('/home')
  expect(statusCode).toBe(200)
  expect(body).toContain('Depot study')
  expect(body).toContain('412')
  expect(body).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/)
})

test('[J2.5-16][J2.5-17][J2.5-21] a job page is complete, and its HTML holds no script', async () => {
  const { statusCode, body } = await get('/careers/job/ab12')
  expect(statusCode).toBe(200)
  expect(body).toContain('Cost Analyst')
  expect(body).toContain('Arlington, Virginia')
  expect(body).toContain('Count hulls')
  expect(body).not.toContain('alert(1)')
})

test('a job describes itself to search engines, dated from when it was first seen', async () => {
  const { body } = await get('/careers/job/AB12')
  expect(readStructuredData(body)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Cost Analyst',
    description: '<p>Prices ships &amp; boats.</p>\n<ul><li>Count hulls</li></ul>',
    datePosted: '2026-10-01',
    directApply: true,
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Tamarack Research', value: 'T-AB12' },
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Tamarack Research',
      sameAs: 'https://tamarack.example',
      logo: 'https://tamarack.example/favicon.svg',
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'US',
        streetAddress: '1 Pier Road',
        addressLocality: 'Arlington',
        addressRegion: 'Virginia',
        postalCode: '22201',
      },
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'United States' },
  })
  expect(body).toContain('<link rel="canonical" href="https://tamarack.example/careers/job/AB12">')
})

test('search engines read what a job pays as a person does, and nothing of it where the firm states none', async () => {
  const { body } = await get('/careers/job/AB13')
  const { baseSalary } = readStructuredData(body)
  expect(baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: 98_000, maxValue: 126_000, unitText: 'YEAR' },
  })
  expect(body.replace(/<[^>]*>/g, '')).toContain('$98,000 to $126,000 a year')
  expect(Object.keys(readStructuredData((await get('/careers/job/AB12')).body))).not.toContain('baseSalary')
})

test('[J2.5-15] a missing job answers 404 and stays out of search engines', async () => {
  const { statusCode, body } = await get('/careers/job/none')
  expect(statusCode).toBe(404)
  expect(body).toContain('Could Not Find Job')
  expect(body).toContain('<meta name="robots" content="noindex">')
})

test('[C8-16] an unknown address answers 404 with its page', async () => {
  const { statusCode, body } = await get('/no/such/place')
  expect(statusCode).toBe(404)
  expect(body).toContain('404 Page Not Found')
  expect(body).toContain('The page you requested has flown the coop')
})

test('[J2.5-02][J2.5-03] an address that names the job in its query leads to the canonical one', async () => {
  const { statusCode, headers } = await get('/careers/job?id=AB12')
  expect([statusCode, headers.location]).toEqual([301, '/careers/job/AB12'])
})

test('[J2.1-09][J2.1-10][J2.1-12][J3-04] a job is named by its path or its query, and titled by its function', async () => {
  const direct = await get('/careers/job/AB12')
  const { headers } = await get('/careers/job?ID=ab12')
  const led = await get(String(headers.location))
  const list = await get('/careers/open')
  expect([direct, led].map(({ statusCode }) => statusCode)).toEqual([200, 200])
  for (const { body } of [direct, led]) {
    expect(body).toContain('<title>Job Information: Cost Analyst, Arlington, Virginia | Tamarack Research</title>')
    expect(body.match(/<h1[^>]*>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]+>/g, '')).toBe('Cost Analyst')
  }
  const titles = [...list.body.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, html]) => html?.replace(/<[^>]+>/g, ''))
  expect(titles).toEqual(['Cost Analyst', 'Data Scientist'])
})

test('[J2.1-03][J2.1-04] careers home is titled Careers Home, and no parameter makes it another page', async () => {
  const plain = await get('/careers')
  const asked = await get('/careers?search=cost&city=arlington&page=2&id=AB12&test=e30&open=location')
  expect(plain.body).toContain('<title>Careers Home | Tamarack Research</title>')
  // What is shuffled is kept in eight ways, of which each visit gets any.
  const plainBodies = await Promise.all(Array.from({ length: 150 }, async () => (await get('/careers')).body))
  expect([asked.statusCode, plainBodies.includes(asked.body)]).toEqual([200, true])
})

test.each([
  '/no',
  '/careers/nowhere',
  '/careers/open/more',
  '/careers/job/AB12/more',
  '/home/more',
  '/jobs/AB12',
  '/nowhere.aspx',
  '/account-management/nowhere',
])('[J2.1-35] %s, which no page has, shows the 404 page', async (path) => {
  const { statusCode, body } = await get(path)
  expect([statusCode, body.includes('<title>404 Page Not Found | Tamarack Research</title>')]).toEqual([404, true])
  expect(body).toContain('The page you requested has flown the coop')
})

test('[C2.1-49] the site itself leads to the home page', async () => {
  const { statusCode, headers } = await get('/')
  expect([statusCode, headers.location]).toEqual([302, '/home'])
})

test.each([
  ['/Default.aspx', '/home'],
  ['/Job-Details.aspx?jobPostingId=Ab12&ref=A', '/careers/job/Ab12?ref=A'],
  ['/jobs.aspx?id=AB12', '/careers/job/AB12'],
  ['/job-listings', '/careers/open'],
  ['/job-details?id=AB12', '/careers/job/AB12'],
  ['/application', '/account-management/application'],
  ['/sign-in', '/account-login'],
  ['/career', '/careers'],
  ['/Careers/OPEN?Search=Cost', '/careers/open?Search=Cost'],
  ['/careers//open/', '/careers/open'],
  ['//home', '/home'],
])('[C2.1-50.a][C2.1-52] %s leads to %s for good', async (address, current) => {
  const { statusCode, headers } = await get(address)
  expect([statusCode, headers.location]).toEqual([301, current])
})

test('[C2.1-53] the names in a query are read in any case', async () => {
  expect((await get('/careers/open?SEARCH=zeppelin')).body).toContain('couldn&#x27;t find any jobs matching')
  expect((await get('/careers/job/preview?Test=e30')).statusCode).toBe(200)
})

const previewAddress = (fields: object) =>
  `/careers/job/AB12?test=${Buffer.from(JSON.stringify(fields)).toString('base64url')}`

const deceiving = {
  JobFunction: 'Cost analyst <script>alert(1)</script>',
  Responsibilities:
    '<p>Please confirm your bank details at <a href="https://evil.example/login">our portal</a> <img src=x onerror=alert(1)><a href="//evil.example">x</a> <a href="java\tscript:alert(1)">y</a> <a href="mailto:a@evil.example">z</a><svg><a xlink:href="javascript:alert(1)">z</a></svg>',
  SkillsRequired:
    '<form action=https://evil.example><input name=p></form><style>*{}</style><table><td background=https://evil.example>',
  Address1: '"><img src=https://evil.example>',
  City: '</script><script>alert(2)</script>',
  State: 'Virginia',
  Pay: { Low: 1e300, High: -5, Unit: 'year' },
}

function listAddresses(body: string) {
  const page = readHtml(body)
  const leads = ['a', 'form', 'iframe'].flatMap((tag) =>
    all(page, tag).map(({ attributes: { href, action, src } }) => href ?? action ?? src),
  )
  return { leads, pictures: all(page, 'img').map(({ attributes: { src } }) => src) }
}

test('[J2.5-09][J2.5-12] whatever a preview brings, it leads nowhere and holds no form, and says that anybody can have written it', async () => {
  const { statusCode, body } = await get(previewAddress(deceiving))
  const [ordinary, deceived] = [listAddresses((await get(previewAddress({}))).body), listAddresses(body)]
  expect([statusCode, deceived.leads]).toEqual([200, ordinary.leads])
  expect(deceived.pictures.filter((address) => !address?.startsWith('data:image/svg'))).toEqual([])
  const said = getPartText(readHtml(body))
  expect(said).toContain('This is a preview only. Anyone could have written what follows.')
  expect(said).toContain('Please confirm your bank details at our portal')
  expect(body).toContain('<meta name="robots" content="noindex">')
})

test('an address that begins with another host is a path of this site', async () => {
  const { statusCode, headers, body } = await get('//elsewhere.example/home')
  expect([statusCode, headers.location, body.includes('elsewhere.example')]).toEqual([404, undefined, false])
})

test('[C2.1-59] every page answers a visit that begins with it', async () => {
  const answers = await Promise.all(renderer.fixedPaths.map(async (path) => [path, (await get(path)).statusCode]))
  expect(answers).toEqual(renderer.fixedPaths.map((path) => [path, 200]))
})

test('[C2.1-01][C2.1-02][C6-08] the portal asks before anything else, leads only where it is set to, and is kept from search engines', async () => {
  const { statusCode, headers, body } = await get('/employee-portal?to=https://elsewhere.example')
  expect([statusCode, headers.location, body.includes('elsewhere.example')]).toEqual([200, undefined, false])
  expect(body).toContain('<title>Tamarack Research</title>')
  expect(body).toContain('Are you sure you want to leave the site?')
  expect(body).toMatch(/<a [^>]*href="https:\/\/portal\.tamarack\.example\/"[^>]*>.*?Yes/)
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect((await get('/sitemap.txt')).body).not.toContain('employee-portal')
})

test('no element carries a style, and the inlined styles are named by the policy', async () => {
  const { body, headers } = await get('/careers/open')
  expect(body).not.toMatch(/<[a-z][^>]* style=/)
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(body) ?? []
  const [, script = ''] = /<script data-files="[^"]*">(.*?)<\/script>/.exec(body) ?? []
  expect([style, script]).toEqual(['main{color:red}', 'begin()'])
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toContain(`style-src 'self' '${cspHash(style)}'`)
  expect(policy).toContain(`script-src 'self' '${cspHash(script)}'`)
})

test('a page names what it wakes with: the stylesheet and its route', async () => {
  const { body } = await get('/legal')
  expect(/<script data-files="([^"]*)">/.exec(body)?.[1]).toBe(
    '/assets/style.css /assets/legal-route.tsx.js /assets/entry.js',
  )
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/home')
  const again = await get('/home', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('every page but one for one person names the rules by which browsers fetch ahead, and they stand there for ever', async () => {
  const named = async (url: string) => (await get(url)).headers['speculation-rules']
  const address = /^"(\/speculation-rules-\w{1,8}\.json)"$/.exec(String(await named('/home')))?.[1] ?? ''
  const { statusCode, headers, body } = await get(address, { 'accept-encoding': 'identity' })
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    200,
    'application/speculationrules+json',
    'public, max-age=31536000, immutable',
    renderer.speculationRulesJson,
  ])
  expect([await named('/nowhere'), await named('/careers/unsubscribe/0123456789abcdef')]).toEqual([
    `"${address}"`,
    undefined,
  ])
})

test('a page that was put aside gets the rules of today under the name of then, and asks again the next time', async () => {
  const { headers, body } = await get('/speculation-rules-former1.json')
  expect([headers['cache-control'], body]).toEqual(['no-cache', renderer.speculationRulesJson])
  expect((await get('/speculation-rules-toolong99.json')).headers['content-type']).toContain('text/html')
})

test('every page that is there for everybody may be put aside by a browser, and shown while it is asked for again', async () => {
  for (const address of [
    ...renderer.fixedPaths,
    '/careers/job/AB12',
    '/media/news/1',
    '/nowhere',
    '/account-management',
  ])
    expect([address, (await get(address)).headers['cache-control']]).toEqual([
      address,
      'public, max-age=0, stale-while-revalidate=60',
    ])
})

test('a page that has not changed names the rules of today when it says so', async () => {
  const { headers } = await get('/home')
  const again = await get('/home', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.headers['speculation-rules']]).toEqual([304, headers['speculation-rules']])
})

test('[C2.3-15] the site map lists the fixed pages, every job, our own news and every event', async () => {
  expect((await get('/sitemap.txt')).body).toBe(
    [
      'https://tamarack.example/home',
      'https://tamarack.example/careers',
      'https://tamarack.example/careers/open',
      'https://tamarack.example/services',
      'https://tamarack.example/about-us',
      'https://tamarack.example/about-us/esop',
      'https://tamarack.example/eeo',
      'https://tamarack.example/contracts',
      'https://tamarack.example/contracts/small-business',
      'https://tamarack.example/contracts/small-business/profile-form',
      'https://tamarack.example/contracts/seaport-pocs',
      'https://tamarack.example/media',
      'https://tamarack.example/account-login',
      'https://tamarack.example/privacy',
      'https://tamarack.example/legal',
      'https://tamarack.example/contact',
      'https://tamarack.example/accessibility',
      'https://tamarack.example/search',
      'https://tamarack.example/careers/job/AB12',
      'https://tamarack.example/careers/job/AB13',
      'https://tamarack.example/media/news/1',
      'https://tamarack.example/media/event/1',
      '',
    ].join('\n'),
  )
  expect((await get('/sitemap.xml')).body).toContain(
    '<url><loc>https://tamarack.example/careers/job/AB13</loc><lastmod>2026-11-18</lastmod></url>',
  )
})

test('[C2.1-40] the search is called Search', async () => {
  expect((await get('/search')).body).toContain('<title>Search | ')
})

test('robots learn where the site map is and what is not for them', async () => {
  expect((await get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /data/\nDisallow: /account-management\nAllow: /\nSitemap: https://tamarack.example/sitemap.xml\n',
  )
})

test.each([
  ['/account-management', 'Account'],
  ['/account-management/application', 'My Application'],
  ['/account-management/apply/AB12', 'Apply'],
])(
  '[C2.1-22][C2.1-26][C6-06] %s comes from the server as its frame alone, titled %s, and stays out of search engines',
  async (path, title) => {
    const { statusCode, body } = await get(path)
    expect([
      statusCode,
      body.includes(`<title>${title} | Tamarack Research</title>`),
      body.includes('noindex'),
    ]).toEqual([200, true, true])
    const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? []
    const [withScript, without] = [
      main?.replace(/<noscript>.*<\/noscript>/s, ''),
      /<noscript>(.*)<\/noscript>/s.exec(main ?? ''),
    ]
    expect(withScript?.replace(/<[^>]+>/g, ' ').trim()).toBe('Please Wait...')
    expect(without?.[1]).toMatch(path.includes('apply') ? /^<form/ : /^Your account needs JavaScript\.$/)
  },
)

test('[J1-19] the page of applying holds a form for whom runs no script, which says how it ended', async () => {
  const { body } = await get('/account-management/apply/AB12?outcome=closed')
  const form = readHtml(/<noscript>(<form.*?<\/form>)<\/noscript>/s.exec(body)?.[1] ?? '')
  const [{ attributes } = { attributes: {} as Record<string, string> }] = all(form, 'form')
  expect([attributes['method'], attributes['encType'], attributes['action']]).toEqual([
    'post',
    'multipart/form-data',
    '/account-management/apply/AB12',
  ])
  expect(all(form, 'input').map(({ attributes: { type } }) => type)).toEqual(['email', 'password', 'file'])
  expect(getPartText(form)).toContain('This job has closed, so your application could not be submitted.')
})

test('[J2.1-26] the form for whom runs no script is for the job that the query names', async () => {
  const { body } = await get('/account-management/apply/generic?jobPostingID=AB12')
  expect(body).toContain('action="/account-management/apply/AB12"')
})

test('[J2.9-13][J2.9-14][J2.9-15] the sign-in form asks for Email and Password, and whether to stay signed in', async () => {
  const { body } = await get('/account-login')
  const form = readHtml(/<form[^>]*aria-label="Account Sign In".*?<\/form>/s.exec(body)?.[0] ?? '')
  expect(all(form, 'label').map(getPartText)).toEqual(['Email', 'Password', 'Keep Me Logged In'])
  expect(all(form, 'input').map(({ attributes: { type } }) => type)).toEqual(['email', 'password', 'checkbox'])
  expect(all(form, 'button').map(getPartText)).toContain('LOGIN')
})

test('[C2.1-18] the sign-in page is complete before its scripts, and until they answer sends nothing', async () => {
  const { body } = await get('/account-login?redirect=%2Faccount-management')
  expect(body).toContain('<title>Account Sign In | Tamarack Research</title>')
  const [form = ''] = /<form[^>]*aria-label="Account Sign In".*?<\/form>/s.exec(body) ?? []
  expect([/method="post"/.test(form), form.includes('type="submit"'), form.includes('LOGIN')]).toEqual([
    true,
    false,
    true,
  ])
})

test('what a page does not depend on makes no new page: the one that is kept is sent', async () => {
  const etag = async (url: string) => (await get(url)).headers.etag
  const known = await etag('/careers/open?search=cost')
  expect(await etag('/careers/open?utm_source=mail&search=cost&x=1')).toBe(known)
  expect(await etag('/careers/open?search=data')).not.toBe(known)
  expect(await etag('/contact?anything=1')).toBe(await etag('/contact?anything=2'))
  const parseSeed = (html: string) => /"seed":"(\w+)"/.exec(html)?.[1]
  const [one, other] = [await get('/no/such/place'), await get('/nor/this')]
  expect([one.statusCode, parseSeed(one.body)]).toEqual([404, parseSeed(other.body)])
})

test.each(['/careers', '/careers/job/ab12'])(
  '[J9-13][J9-19] what is shuffled at %s is so anew from visit to visit, eight ways of which are kept for a while',
  async (url) => {
    const visits = await Promise.all(Array.from({ length: 150 }, async () => (await get(url)).headers.etag))
    expect(new Set(visits).size).toBe(8)
  },
)

const listFields = (html: string) =>
  all(readHtml(/<main.*<\/main>/s.exec(html)?.[0] ?? ''), 'input').map(({ attributes: { name, value } }) => [
    name,
    value,
  ])

test.each([
  ['/careers/opn-positions/analyst', 'careers opn positions analyst'],
  ['/%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 'script alert 1'],
  ['/$&$`radar', 'radar'],
  ['/%D9%88%D8%B8%D8%A7%D8%A6%D9%81', 'وظائف'],
  ['/%00', ''],
])('[C2.4-20] the page of the unknown address %s searches for its words before any script', async (url, words) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, headers.etag, listFields(body)]).toEqual([404, undefined, [['q', words]]])
  expect(body).not.toContain(renderer.lostAddressPlaceholder)
})

test('the page of an unknown address is compressed with its words', async () => {
  const url = '/careers/opn-positions'
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await get(url)).body)
})

test('unknown addresses share one making: no limit is touched by however many there are', async () => {
  const { narrow, ask } = narrowApp(Promise.resolve())
  for (let turn = 0; turn < 8; turn += 1) expect((await ask({ url: `/no/such/page/${turn}` }))[0]).toBe(404)
  await narrow.close()
})

type Page = { readonly url: string; readonly remoteAddress?: string; readonly headers?: Record<string, string> }

function narrowApp(release: Promise<void>, origin: string | null = 'https://tamarack.example') {
  const held: Renderer = {
    ...renderer,
    render: async (request) => {
      await release
      return renderer.render(request)
    },
  }
  const narrow = createApp({
    service: options.service,
    config: { siteOrigin: origin },
    pages: (workshop) => createPages({ ...options, origin, renderer: async () => held }, workshop),
    limits: {
      pages: { most: 4, every: 60_000, clock: () => 0 },
      prefetchedPages: { most: 2, every: 60_000, clock: () => 0 },
      work: { atOnce: 1, waiting: 1 },
    },
  })
  const ask = async (page: Page) => {
    const { statusCode, headers, body } = await narrow.inject({ remoteAddress: '10.0.0.1', ...page })
    return [statusCode, headers['retry-after'], statusCode === 200 ? '' : body]
  }
  return { narrow, ask }
}

const search = (word: string) => `/careers/open?search=${word}`
const ok = [200, undefined, '']

test('a network may have so many new pages made, and is then asked to come back; what is kept it still gets', async () => {
  const { narrow, ask } = narrowApp(Promise.resolve())
  for (const word of ['a', 'b', 'c', 'd']) expect(await ask({ url: search(word) })).toEqual(ok)
  expect(await ask({ url: search('e') })).toEqual([429, '60', 'Too many requests. Please wait a moment and try again.'])
  expect(await ask({ url: search('a') })).toEqual(ok)
  expect(await ask({ url: search('e'), remoteAddress: '10.0.0.2' })).toEqual(ok)
  await narrow.close()
})

test('pages that are fetched ahead have a limit of their own: it takes nothing from a visitor, and gives nothing beyond it', async () => {
  const { narrow, ask } = narrowApp(Promise.resolve())
  const ahead = (word: string, purpose = 'prefetch') =>
    ask({ url: search(word), headers: { 'sec-purpose': purpose } }).then(([status]) => status)
  expect([await ahead('a'), await ahead('b', 'prefetch;prerender'), await ahead('c'), await ahead('a')]).toEqual([
    200, 200, 429, 200,
  ])
  for (const word of ['d', 'e', 'f', 'g']) expect(await ask({ url: search(word) })).toEqual(ok)
  expect([(await ask({ url: search('h') }))[0], await ahead('h'), await ahead('h', 'none')]).toEqual([429, 429, 429])
  await narrow.close()
})

test('more new pages at once than can wait are answered that the site is busy', async () => {
  const release = Promise.withResolvers<void>()
  const { narrow, ask } = narrowApp(release.promise)
  await narrow.ready()
  const [first, second] = [ask({ url: search('a') }), ask({ url: search('b') })]
  const busy = await ask({ url: search('c') })
  release.resolve()
  expect(busy).toEqual([503, '2', 'The site is busy. Please try again in a moment.'])
  expect([await first, await second]).toEqual([ok, ok])
  await narrow.close()
})

test.each([
  ['localhost:8080', 200, 'http://localhost:8080'],
  ['127.0.0.1:8080', 200, 'http://127.0.0.1:8080'],
  ['[::1]:8080', 200, 'http://[::1]:8080'],
  ['evil.example', 421, null],
])('a site that is told no address, asked as %s, answers %i', async (host, status, origin) => {
  const { narrow } = narrowApp(Promise.resolve(), null)
  const { statusCode, body } = await narrow.inject({ url: '/home', headers: { host } })
  expect(statusCode).toBe(status)
  expect(body).toContain(
    origin === null
      ? 'This site does not answer to that name. Whoever runs it: set SITE_ORIGIN to its public address.'
      : `<link rel="canonical" href="${origin}/home">`,
  )
  await narrow.close()
})

test('the host that a stranger forwards is not believed, that of a trusted proxy is', async () => {
  const { narrow } = narrowApp(Promise.resolve(), null)
  const asked = (remoteAddress: string) =>
    narrow.inject({ url: '/home', remoteAddress, headers: { host: 'localhost', 'x-forwarded-host': 'evil.example' } })
  const [stranger, proxy] = [await asked('10.0.0.9'), await asked('127.0.0.1')]
  expect([stranger.statusCode, stranger.body.includes('evil.example'), proxy.statusCode]).toEqual([200, false, 421])
  await narrow.close()
})

const part = async (query: string) => {
  const { statusCode, headers, body } = await get(`/part/careers/open${query}`)
  const [, attributes = '', data = ''] = /<pre id="page-data"([^>]*)>(.*)<\/pre>/s.exec(body) ?? []
  return { statusCode, headers, main: /<main.*<\/main>/s.exec(body)?.[0], attributes, data }
}

test('the part that answers a form is that of the page of its search, at the address that the page writes', async () => {
  const { statusCode, headers, main, attributes, data } = await part(
    '?sortby=relevant&workplace=REMOTE&search=Cost&city=',
  )
  const { body } = await get('/careers/open?search=cost&workplace=remote')
  expect([statusCode, /<main.*<\/main>/s.exec(body)?.[0], attributes]).toEqual([
    200,
    main,
    expect.stringContaining('data-query="search=cost&amp;workplace=remote"'),
  ])
  expect(JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))).toEqual(
    JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(body)?.[1] ?? ''),
  )
  expect([headers['x-robots-tag'], headers['content-security-policy'], data.includes('<')]).toEqual([
    'noindex',
    "default-src 'none'; upgrade-insecure-requests",
    false,
  ])
})

test('only what declares it has a part', async () => {
  const addresses = ['/', '/nowhere', '/account-management', ...renderer.fixedPaths]
  const answered = await Promise.all(
    addresses.map(async (path) => [path, (await get(`/part${path}`)).statusCode] as const),
  )
  expect(answered.filter(([, status]) => status !== 404)).toEqual([['/careers/open', 200]])
})

test('a part is counted among the new pages of a network', async () => {
  const { narrow, ask } = narrowApp(Promise.resolve())
  for (const word of ['a', 'b', 'c', 'd']) expect(await ask({ url: `/part${search(word)}` })).toEqual(ok)
  expect((await ask({ url: `/part${search('e')}` }))[0]).toBe(429)
  expect(await ask({ url: `/part${search('a')}` })).toEqual(ok)
  await narrow.close()
})
