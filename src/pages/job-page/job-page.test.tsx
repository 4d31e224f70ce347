import { fixtureA, makeOffice, makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { jobPageMachine } from '#machines/job-page.machine.ts'
import { previewAddress } from '#steps/job-page/preview.ts'
import { trustHtml } from '#ui/prose/trust-html.testing.ts'
import {
  all,
  listPartLinks,
  readHtml,
  getPageSection,
  getPartText,
  listPartTexts,
  type Part,
} from '#ui/read-html.testing.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialTransition, type InputFrom } from 'xstate'
import { JobPage, type JobPageProps } from './job-page.tsx'

const analyst = makePosting({
  JobPosting_ID: 'AB 12',
  TrackingNumber: 'T-9',
  JobFunction: 'Cost & Price Analyst',
  ShortDescription: 'Prices ships & boats.',
  Responsibilities: '<p>Count hulls.</p>',
  SkillsRequired: '<ul><li>Patience</li></ul>',
  EducationRequirement: '<p>A degree.</p>',
  Description: 'Analyst',
  Location_ID: 'L1',
  Address1: '1 Pier Road',
  Address2: 'Suite 5',
  City: 'Arlington',
  State: 'Virginia',
  ZipCode: '22201',
})

const office = makeOffice({ Location_ID: 'L1', Description: 'Arlington office', PhoneNumber: '(703) 555-0100' })

type Input = InputFrom<typeof jobPageMachine>

const input: Input = {
  id: 'AB 12',
  query: '',
  listing: { postings: [analyst], locations: [office] },
  seed: 'a seed',
}

const props: Omit<JobPageProps, 'snapshot'> = {
  onRetry: () => {},
  firmName: 'Tamarack Research',
  origin: 'https://tamarack.example',
  now: Date.UTC(2026, 8, 6),
  applications: null,
  savedIds: [],
  onToggleSaved: () => {},
  onShare: () => {},
  isHydrated: true,
  sanitise: trustHtml,
  onBack: null,
}

const show = ({ input: asked = input, ...given }: Partial<JobPageProps> & { input?: Input } = {}) =>
  readHtml(
    renderToStaticMarkup(<JobPage {...props} {...given} snapshot={initialTransition(jobPageMachine, asked)[0]} />),
  )

const showJob = (fields: Partial<typeof analyst>) =>
  show({ input: { ...input, listing: { postings: [{ ...analyst, ...fields }], locations: [office] } } })

const headings = (page: Part) => [listPartTexts(page, 'h1'), listPartTexts(page, 'h2')].flat()

test('[J2.5-13][J2.5-14][J4.11-01] the job is loading, found or not found', () => {
  const loading = show({ input: { ...input, listing: null } })
  const missing = show({ input: { ...input, id: 'none' } })
  expect([getPartText(loading), headings(loading)]).toEqual(['Loading Job Details', []])
  expect(listPartTexts(show(), 'h1')).toEqual(['Cost & Price Analyst'])
  expect([listPartTexts(missing, 'h1'), listPartTexts(missing, 'p')]).toEqual([
    ['Could Not Find Job'],
    [
      'We could not find the job you requested. It may have been removed or filled. Please check out some of our other jobs',
    ],
  ])
})

test('[J8-29] where there is no such job, a link leads to all jobs', () => {
  expect(listPartLinks(show({ input: { ...input, id: 'none' } }))).toEqual([['Search All Careers', '/careers/open']])
})

test('[J2.5-18][J2.5-19][J2.5-20] the short description stands under Overview, and without one there is no Overview', () => {
  expect(getPartText(getPageSection(show(), 'Overview'))).toBe('Overview Prices ships & boats.')
  expect(headings(showJob({ ShortDescription: null }))).not.toContain('Overview')
})

const harbor = 'About the role: Harbors age. Prices ships & boats. Likes rain.'
const opened: typeof analyst = { ...analyst, ShortDescription: harbor, Opening: [16, 50] }

test('[J2.5-16][J2.5-18][J2.5-19] the first sentence opens the page under the title, and is not said again', () => {
  const page = showJob(opened)
  const [opening] = all(page, 'section')
  expect([listPartTexts(page, 'h1'), getPartText(opening!)]).toEqual([
    ['Cost & Price Analyst'],
    'Overview Harbors age. Prices ships & boats.',
  ])
  expect(getPartText(all(page, 'article')[0]!)).toMatch(/^Likes rain\. Responsibilities/)
  expect(headings(page).filter((name) => name === 'Overview')).toEqual(['Overview'])
})

const classOf = (page: Part, tag: string) => all(page, tag)[0]?.attributes['class']

test('where no sentence opens the page, the title has the size of one', () => {
  const statement = classOf(all(showJob(opened), 'section')[0]!, 'p')
  expect([classOf(show(), 'h1'), classOf(showJob({ ShortDescription: null }), 'h1')]).toEqual([statement, statement])
  expect(classOf(showJob(opened), 'h1')).not.toBe(statement)
})

const paid: typeof analyst = {
  ...analyst,
  Pay: { Low: 98_000, High: 126_000, Unit: 'year' },
  PayRank: { Place: 1, Lower: 1, Higher: 0 },
}

const pays = [
  {
    Unit: 'year',
    Jobs: 2,
    Lines: 2,
    Ends: [60_000, 130_000],
    Path: 'M64000 1.5H84500M98000 0.5H126000',
    Among: 'Of the 2 open jobs that state their pay by the year,',
    Sample: 'The thin line is the other one.',
  },
] as const

const showPaid = (fields: Partial<typeof analyst>, pay: typeof pays | undefined = pays) =>
  show({ input: { ...input, listing: { postings: [{ ...paid, ...fields }], locations: [], ...(pay && { pay }) } } })

test('what a job pays is drawn among the others, and a sentence says how many start lower and end higher', () => {
  const [figure] = all(showPaid({}), 'figure')
  expect(listPartTexts(figure!, 'figcaption')).toEqual([
    'Of the 2 open jobs that state their pay by the year, 1 starts lower and none ends higher. The thin line is the other one.',
  ])
  expect(all(figure!, 'svg').map(({ attributes }) => attributes['viewBox'])).toEqual(['60000 0 70000 2'])
  expect(all(figure!, 'path').map(({ attributes }) => attributes['d'])).toEqual([
    'M64000 1.5H84500',
    'M98000 0.5H126000',
  ])
  expect(all(figure!, 'span').flatMap(({ children }) => children)).toEqual(['$60,000', '$130,000'])
})

test.each([
  ['the job states no pay', { Pay: null }, pays],
  ['no other job is known', {}, []],
  ['its place among the others is not known', { PayRank: undefined }, pays],
] as const)('where %s, nothing is drawn', (_, fields, pay) => {
  expect(all(showPaid(fields as Partial<typeof analyst>, pay as typeof pays), 'figure')).toEqual([])
})

test('[J2.5-12][J2.5-21][J2.5-22][J2.5-23] responsibilities, skills and education are shown as sanitised HTML', () => {
  const page = show({
    sanitise: (html) => trustHtml(html.replace('<p>', '<p title="clean">').replace('<ul>', '<ul title="clean">')),
  })
  const parts = ['Responsibilities', 'Skills required', 'Education'].map((name) => getPageSection(page, name))
  const clean = { title: 'clean' }
  expect(parts.map((part) => all(part, 'div')[1]?.children)).toEqual([
    [{ tag: 'p', attributes: clean, children: ['Count hulls.'] }],
    [{ tag: 'ul', attributes: clean, children: [{ tag: 'li', attributes: {}, children: ['Patience'] }] }],
    [{ tag: 'p', attributes: clean, children: ['A degree.'] }],
  ])
})

test('a job without responsibilities, skills or education has no empty parts', () => {
  const page = showJob({ Responsibilities: null, SkillsRequired: null, EducationRequirement: null })
  expect(headings(page)).toEqual([
    'Cost & Price Analyst',
    'Overview',
    'Location',
    'Benefits',
    'Equal opportunity',
    'Share this job',
  ])
})

test('[J2.5-28] the benefits are health, retirement and time off, each with its facts', () => {
  const part = getPageSection(show(), 'Benefits')
  expect(listPartTexts(part, 'h3')).toEqual(['Health', 'Retirement', 'Time off'])
  expect(
    all(part, 'ul')
      .slice(1)
      .map((list) => listPartTexts(list, 'li').length),
  ).toEqual([3, 3, 3])
})

test('[J2.5-29] the location is the office, the lines of the address and the phone', () => {
  const [address] = all(getPageSection(show(), 'Location'), 'address')
  expect(address?.children.map((line) => (typeof line === 'string' ? line : getPartText(line)))).toEqual([
    'Arlington office',
    '1 Pier Road',
    'Suite 5',
    'Arlington, Virginia 22201',
    '(703) 555-0100',
  ])
})

test('[J2.5-30][J2.5-32] Get Directions searches a public map for the address in a new tab', () => {
  const links = all(getPageSection(show(), 'Location'), 'a')
  expect(links.map(({ attributes: { class: _, ...rest }, children }) => [rest, children])).toEqual([
    [{ href: 'tel:+17035550100' }, ['(703) 555-0100']],
    [
      {
        href: 'https://www.google.com/maps/search/?api=1&query=1%20Pier%20Road%2C%20Suite%205%2C%20Arlington%2C%20Virginia%2022201',
        target: '_blank',
        rel: 'noopener noreferrer',
      },
      ['Get Directions'],
    ],
  ])
})

test('[J2.5-33] the tracking number stands among the details', () => {
  const details = getPageSection(show(), 'About this position')
  expect([listPartTexts(details, 'dt'), listPartTexts(details, 'dd')]).toEqual([
    ['Location', 'Position Type', 'Workplace', 'Tracking Number'],
    ['Arlington, Virginia', 'Full-Time', 'Onsite', 'T-9'],
  ])
})

test('[J2.5-24] what the job pays stands first among the details, where the firm states it', () => {
  const details = getPageSection(showJob({ Pay: { Low: 98_000, High: 126_000, Unit: 'year' } }), 'About this position')
  expect([listPartTexts(details, 'dt'), listPartTexts(details, 'dd')]).toEqual([
    ['Pay', 'Location', 'Position Type', 'Workplace', 'Tracking Number'],
    ['$98,000 to $126,000 a year', 'Arlington, Virginia', 'Full-Time', 'Onsite', 'T-9'],
  ])
})

test('[J2.5-34][J2.5-35] the equal-opportunity card links to the policy', () => {
  const card = getPageSection(show(), 'Equal opportunity')
  expect(getPartText(card)).toContain('Tamarack Research is an equal opportunity and affirmative action employer.')
  expect(listPartLinks(card)).toEqual([['Read our equal opportunity policy', '/eeo']])
})

test('[J2.5-25][J2.5-35][J3-13] a job that needs a clearance says so in a sentence, another does not', () => {
  const note = (flag: 0 | 1) =>
    listPartTexts(getPageSection(showJob({ HasSecurity: flag }), 'About this position'), 'p')
  expect([note(1), note(0)]).toEqual([
    [
      'This position requires a security clearance or the ability to obtain one, and therefore United States citizenship.',
    ],
    [],
  ])
})

test('[J2.5-36] related jobs lead to their own pages', () => {
  const [first, ...others] = fixtureA
  const listing = { postings: [{ ...analyst, JobPostingGroups: 'Software' }, first!, ...others], locations: [] }
  const related = getPageSection(show({ input: { ...input, listing } }), 'Related jobs')
  expect(listPartLinks(related).slice(0, 1)).toEqual([['Cost Analyst', '/careers/job/1']])
  expect(listPartTexts(related, 'p')[0]).toBe('Arlington, Virginia · Hybrid · Mid-Level')
})

test('[J2.5-37] a link leads back to current opportunities', () => {
  expect(listPartLinks(show())[0]).toEqual(['Back to Current Opportunities', '/careers/open'])
})

test('[J2.5-40][J2.5-42][J2.5-43][J2.5-44][J2.5-45] a resume goes to the apply route of the job, an application takes the job along', () => {
  expect(listPartLinks(show()).filter(([, href]) => href?.startsWith('/account-management'))).toEqual([
    ['Submit Resume', '/account-management/apply/AB%2012'],
    ['Fill out Application', '/account-management/application?jobPostingID=AB%2012'],
  ])
})

test('[J2.5-46] the save button reads Save For Later, and Saved once the job is saved', () => {
  const similar = ['Get notified of similar jobs', undefined]
  const button = (savedIds: string[]) =>
    all(show({ savedIds }), 'button').map((each) => [getPartText(each), each.attributes['aria-pressed']])
  // A style shows the one that fits (`steps/screen/answered-early.screen.ts`).
  const both = 'Save For LaterSaved'
  expect([button([]), button(['AB 12'])]).toEqual([
    [[both, 'false'], similar],
    [[both, 'true'], similar],
  ])
})

test('[J2.5-48][J2.5-51][J2.5-52][J5-56][J5-57][J5-58] the job is shared by LinkedIn, Facebook, Twitter and e-mail', () => {
  const encoded = 'https%3A//tamarack.example/careers/job/AB%2012'
  const text =
    'Job%20opening%3A%20Cost%20%26%20Price%20Analyst%20https%3A%2F%2Ftamarack.example%2Fcareers%2Fjob%2FAB%252012'
  const row = getPageSection(show(), 'Share this job')
  expect(listPartLinks(row)).toEqual([
    ['Share by LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`],
    ['Share by Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encoded}`],
    ['Share by Twitter', `https://twitter.com/intent/tweet?text=${text}`],
    ['Share by email', `mailto:?subject=Cost%20%26%20Price%20Analyst&body=${text}`],
  ])
  const tab = ['_blank', 'noopener noreferrer']
  const mailProgram = [undefined, undefined]
  expect(all(row, 'a').map(({ attributes: { target, rel } }) => [target, rel])).toEqual([tab, tab, tab, mailProgram])
})

test('[J2.5-12] a preview says so, is sanitised, leads nowhere, and offers nothing to do', () => {
  const { pathname, search } = new URL(
    previewAddress({
      JobFunction: 'Draft',
      Responsibilities: '<p>Draft text</p>',
      City: 'Mobile',
      Address1: '1 Pier',
    } as object),
    'https://tamarack.example/careers/job/',
  )
  const page = show({
    input: { ...input, id: pathname.split('/').at(-1) ?? '', query: search },
    sanitise: (_, { hasLinks } = { hasLinks: true }) =>
      trustHtml(`<p>Cleaned, ${hasLinks ? 'linked' : 'unlinked'}</p>`),
  })
  expect(getPartText(getPageSection(page, 'Responsibilities'))).toBe('Responsibilities Cleaned, unlinked')
  expect(
    all(page, 'div')
      .filter(({ attributes }) => attributes['role'] === 'note')
      .map(getPartText),
  ).toEqual(['This is a preview only. Anyone could have written what follows.'])
  expect([all(page, 'button'), listPartLinks(page)]).toEqual([
    [],
    [
      ['Back to Current Opportunities', '/careers/open'],
      ['Read our equal opportunity policy', '/eeo'],
    ],
  ])
})
