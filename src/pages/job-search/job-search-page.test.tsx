import type { JobListing, JobPostingHeader } from '#contract/jobs.ts'
import { fixtureA, fixtureOffices, makeOffice, makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { answerJobs } from '#domain/jobs/job-answer.ts'
import { noCriteria } from '#domain/jobs/job-criteria.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import type { SavedJob } from '#domain/saved-jobs/saved-jobs.ts'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
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
import { initialTransition } from 'xstate'
import { ActiveFilters } from './active-filters.tsx'
import { JobSearchPage } from './job-search-page.tsx'
import { SavedJobsFile } from './saved-jobs-file.tsx'
import { NoResults } from './no-results.tsx'

type Visit = Partial<JobListing> & {
  query?: string
  savedIds?: ReadonlyArray<string>
  closed?: ReadonlyArray<SavedJob>
  isReadableOffline?: boolean
}

const now = Date.UTC(2026, 8, 6)

const show = ({
  query = '',
  postings = fixtureA,
  locations = fixtureOffices,
  savedIds = [],
  closed = [],
  isReadableOffline = false,
}: Visit = {}) =>
  readHtml(
    renderToStaticMarkup(
      <JobSearchPage
        snapshot={
          initialTransition(jobSearchMachine, {
            query,
            savedIds,
            answer: answerJobs(openJobBoard(postings, locations), {
              search: query,
              savedIds,
              nearby: noNearby,
            }),
          })[0]
        }
        send={() => {}}
        fetchFeatured={() => Promise.reject(new Error('Nobody is near.'))}
        savedJobsFile={
          <SavedJobsFile
            snapshot={initialTransition(savedJobsFileMachine, { site: 'https://tamarack.example' })[0]}
            send={() => {}}
          />
        }
        isReadableOffline={isReadableOffline}
        alert={{
          snapshot: initialTransition(jobAlertMachine, {
            genericId: 'generic',
            search: { query: '', words: 'All jobs' },
          })[0],
          send: () => {},
          firmName: 'Tamarack Research, Inc.',
          isHydrated: false,
        }}
        applications={null}
        savedIds={savedIds}
        saved={savedIds.map((id) => ({ id, title: '', place: '', day: '2026-11-12' }))}
        closed={closed}
        onClearSaved={() => {}}
        onDismissClosed={() => {}}
        onToggleSaved={() => {}}
        onOpenFeatured={() => {}}
        now={now}
      />,
    ),
  )

const findSearchForm = (page: Part) => all(page, 'form').find(({ attributes }) => attributes['role'] === 'search')
const findJobLists = (page: Part) => all(page, 'ol').filter(({ attributes }) => attributes['aria-label'] === 'Jobs')
const listJobRows = (page: Part) =>
  findJobLists(page).flatMap((list) => list.children.filter((row) => typeof row !== 'string'))

test('what a screen reader hears of a filter with one job is one job', () => {
  const page = show({ query: 'city=seaside', savedIds: ['1'] })
  const counted = all(page, 'label')
    .map(getPartText)
    .filter((text) => /\d job/.test(text))
  const [one, more] = [
    counted.filter((text) => /\D1 job\b/.test(text)),
    counted.filter((text) => /\d jobs\b/.test(text)),
  ]
  expect([counted.filter((text) => /\D1 jobs/.test(text)), one.length > 2, more.length > 2]).toEqual([[], true, true])
  expect(one.length + more.length).toBe(counted.length)
})

test('[J2.3-01] the keyword is searched in a form that works before the page is hydrated', () => {
  const form = findSearchForm(show({ query: 'search=cost' }))
  const [field] = form ? all(form, 'input') : []
  const label = all(form!, 'label').find(({ attributes }) => attributes['for'] === field?.attributes['id'])
  expect([form?.attributes['method'], form?.attributes['action'], getPartText(label!)]).toEqual([
    'get',
    '/careers/open',
    'Keyword',
  ])
  expect([field?.attributes['type'], field?.attributes['name'], field?.attributes['value']]).toEqual([
    'search',
    'search',
    'cost',
  ])
})

test('[J2.3-03][J4.4-02] the filters begin with what clears them and with the saved jobs, which belong to no group', () => {
  const form = findSearchForm(show({ query: 'search=cost' }))!
  const cleared = ['Clear filters', '/careers/open']
  expect(listPartLinks(form)).toContainEqual(cleared)
  expect(listPartLinks(findSearchForm(show())!)).not.toContainEqual(cleared)
  const listNames = (part: Part) => all(part, 'input').map(({ attributes }) => attributes['name'])
  const inGroups = all(form, 'fieldset').flatMap(listNames)
  expect(inGroups.length).toBeGreaterThan(0)
  expect([listNames(form).slice(0, 2), inGroups.includes('saved')]).toEqual([['search', 'saved'], false])
})

test('[J1-08] the saved view says that it can be read without a connection only where that is so', () => {
  const sentence = 'This page still opens without a connection and shows your saved jobs as you last saw them.'
  const says = (visit: Visit) => getPartText(show({ savedIds: ['A01'], ...visit })).includes(sentence)
  expect([
    says({ query: 'saved=true', isReadableOffline: true }),
    says({ query: 'saved=true', isReadableOffline: false }),
    says({ query: '', isReadableOffline: true }),
  ]).toEqual([true, false, false])
})

const getTitle = (group: Part) => listPartTexts(all(group, 'summary')[0]!, 'span')[0]

test('[J2.3-02] the filters are groups that open and close', () => {
  const groups = all(findSearchForm(show())!, 'details').filter((group) => all(group, 'fieldset').length === 1)
  expect(groups.map((group) => [getTitle(group), all(group, 'input')[0]?.attributes['name']])).toEqual([
    ['Location', 'state'],
    ['Workplace', 'workplace'],
    ['Experience Level', 'experience'],
    ['Category', 'category'],
  ])
})

test('[J2.3-09] the group that the address asks for stands open, the others closed', () => {
  const form = findSearchForm(show({ query: 'open=location' }))!
  const groups = all(form, 'details').filter((group) => all(group, 'fieldset').length === 1)
  expect(groups.map((group) => [getTitle(group), 'open' in group.attributes])).toEqual([
    ['Location', true],
    ['Workplace', false],
    ['Experience Level', false],
    ['Category', false],
  ])
})

test('[J2.3-06][J9-02][J3-15] six featured jobs at most are shown, their text cut at 350 characters', () => {
  const featured = Array.from({ length: 8 }, (_, index) =>
    makePosting({
      JobPosting_ID: `F${index + 1}`,
      JobFunction: `Featured ${index + 1}`,
      IsFeatured: index === 1 ? 0 : 1,
      ShortDescription: index === 0 ? 'x'.repeat(351) : null,
    }),
  )
  const part = getPageSection(show({ postings: featured }), 'Featured jobs')
  expect(listPartLinks(part)).toEqual([
    ['Featured 1', '/careers/job/F1'],
    ['Featured 3', '/careers/job/F3'],
    ['Featured 4', '/careers/job/F4'],
    ['Featured 5', '/careers/job/F5'],
    ['Featured 6', '/careers/job/F6'],
    ['Featured 7', '/careers/job/F7'],
  ])
  expect(listPartTexts(part, 'p')[1]).toBe(`${'x'.repeat(350)}... Read More`)
})

test('without featured jobs there is no list of them', () => {
  expect(listPartTexts(show(), 'h2')).not.toContain('Featured jobs')
})

test('[J2.3-10] jobs are sorted by relevance, date or title', () => {
  const select = all(show({ query: 'sortby=recent' }), 'select').find(
    ({ attributes }) => attributes['name'] === 'sortby',
  )
  const options = all(select!, 'option')
  expect(
    options.map((option) => [getPartText(option), option.attributes['value'], 'selected' in option.attributes]),
  ).toEqual([
    ['Most Relevant', 'relevant', false],
    ['Most Recent', 'recent', true],
    ['Alphabetical', 'alphabetical', false],
  ])
  expect(select?.attributes['form']).toBe('job-search')
})

test('[J2.3-12] the jobs that match are listed as cards', () => {
  const page = show({ query: 'category=software' })
  expect(listJobRows(page).map((row) => listPartTexts(row, 'h3'))).toEqual([
    ['Software Engineer'],
    ['Software Tester'],
    ['Data Engineer'],
  ])
})

const tester = makePosting({
  JobPosting_ID: 'AB12',
  JobFunction: 'Software Tester',
  ShortDescription: 'y'.repeat(1001),
  City: 'Seaside',
  State: 'California',
  Workplace: 'Remote',
  ExperienceLevel: '3',
  LastModifiedDate: { type: 'datetime', value: '2026-08-23T00:00:00.001Z' },
})
const older = { ...tester, JobPosting_ID: 'AB13', ShortDescription: 'z'.repeat(1000) }
const aged: JobPostingHeader = { ...older, LastModifiedDate: { type: 'datetime', value: '2026-08-23T00:00:00.000Z' } }

test('[J2.4-01][J2.4-02] a card shows title and place, and its title leads to the job', () => {
  const [row] = listJobRows(show({ postings: [tester] }))
  expect([listPartLinks(row!), listPartTexts(row!, 'li')]).toEqual([
    [['Software Tester', '/careers/job/AB12']],
    ['Seaside, California', 'Remote', 'Entry-Level'],
  ])
})

test('[J2.4-03][J2.4-04][J9-01] only a new job is marked, and a text of more than 1000 characters is cut', () => {
  const rows = listJobRows(show({ postings: [tester, aged] }))
  expect(rows.flatMap((row) => listPartTexts(row, 'p'))).toEqual([
    `New Listing ${'y'.repeat(1000)}... Read More`,
    'z'.repeat(1000),
  ])
})

test('[J2.4-05][J2.4-10] the bookmark of a card is a button that says what it does and whether it is pressed', () => {
  const rows = listJobRows(show({ postings: [tester, aged], savedIds: ['AB13'] }))
  const buttons = rows.flatMap((row) => all(row, 'button'))
  expect(
    buttons.map((button) => [
      ...all(button, 'svg').map((icon) => icon.attributes['aria-label']),
      button.attributes['type'],
      button.attributes['aria-pressed'],
    ]),
  ).toEqual([
    ['Save For Later: Software Tester', 'Saved: Software Tester', 'button', 'false'],
    ['Save For Later: Software Tester', 'Saved: Software Tester', 'button', 'true'],
  ])
})

test('[J2.3-13] jobs a short drive from the chosen city stand under the list', () => {
  const page = show({ query: 'city=arlington' })
  const nearby = getPageSection(page, 'Nearby jobs')
  expect(listJobRows(page).map((row) => listPartTexts(row, 'h3')[0])).toEqual(['Cost Analyst', 'Data Scientist'])
  expect(listPartLinks(nearby)).toEqual([
    ['Software Engineer', '/careers/job/3'],
    ['Program Analyst', '/careers/job/6'],
  ])
  expect(listPartTexts(show(), 'h2')).not.toContain('Nearby jobs')
})

test('[J9-05] of many nearby jobs five are shown, the rest are read where scripts do not run, and the number is asked for', () => {
  const near = Array.from({ length: 6 }, (_, index) =>
    makePosting({ JobPosting_ID: `N${index}`, JobFunction: `Clerk ${index}`, City: 'Alexandria', State: 'Virginia' }),
  )
  const nearby = getPageSection(show({ query: 'city=arlington', postings: [...fixtureA, ...near] }), 'Nearby jobs')
  const lists = all(nearby, 'ul').map((list) => listPartLinks(list).map(([name]) => name))
  const [size] = all(nearby, 'select')
  expect([
    lists,
    listPartTexts(size!, 'option'),
    all(nearby, 'noscript').map((part) => all(part, 'ul').length),
  ]).toEqual([
    [
      ['Software Engineer', 'Program Analyst', 'Clerk 0', 'Clerk 1', 'Clerk 2'],
      ['Clerk 3', 'Clerk 4', 'Clerk 5'],
    ],
    ['5', '10', '25', 'All 8'],
    [1, 0],
  ])
})

test('[C3.5-08] an office lies in its State and City, else in its LocationState and LocationCity', () => {
  const at = { Latitude: 38.88, Longitude: -77.09 }
  const far = {
    City: 'Arlington',
    State: 'Virginia',
    LocationCity: 'Washington',
    LocationState: 'District of Columbia',
  }
  const locations = [
    makeOffice({ Location_ID: 'A', ...far, ...at }),
    makeOffice({ Location_ID: 'B', LocationCity: 'Alexandria', LocationState: 'Virginia', ...at }),
  ]
  expect(listPartLinks(getPageSection(show({ query: 'city=arlington', locations }), 'Nearby jobs'))).toEqual([
    ['Software Engineer', '/careers/job/3'],
  ])
})

test('[J4.7-05] a suggestion has the button Search With These Filters, which leads to that search', () => {
  const suggestion = getPageSection(show({ query: 'category=software&workplace=hybrid' }), 'Suggested filters')
  expect([listPartTexts(suggestion, 'h2'), listPartTexts(suggestion, 'li'), listPartLinks(suggestion)]).toEqual([
    ['Found 3 Results with these filters'],
    ['Software'],
    [['Search With These Filters', '/careers/open?category=software']],
  ])
})

test('[J8-25][J8-26] an empty saved view leads to all jobs', () => {
  const [words, ...others] = listPartTexts(show({ query: 'saved=true' }), 'p').filter((text) =>
    text.startsWith('You have'),
  )
  expect([words, others]).toEqual([
    'You have no saved jobs. To save a job to look at it later, click the bookmark icon in the top right of a job listing.',
    [],
  ])
  expect(listPartLinks(show({ query: 'saved=true' }))).toContainEqual(['Search For Jobs', '/careers/open'])
})

test('[J3-33] the saved view says on which day a job was saved, the list of all jobs does not', () => {
  const facts = (query: string) =>
    listJobRows(show({ query, savedIds: ['1'] })).map((row) => listPartTexts(row, 'li').at(-1))
  expect([facts('saved=true'), facts('search=cost')[0]]).toEqual([['Saved November 12, 2026'], 'Mid-Level'])
})

test('[J3-35] closed jobs are named in the saved view alone, as text', () => {
  const closed = [{ id: '9', title: 'Analyst <b>R&D</b>', place: 'Dayton, Ohio', day: null }]
  const told = (query: string) =>
    all(show({ query, closed }), 'section')
      .filter(({ attributes }) => attributes['aria-labelledby'] === 'closed-jobs')
      .flatMap((part) => listPartTexts(part, 'li'))
  expect([told('saved=true'), told('')]).toEqual([['Analyst <b>R&D</b>, Dayton, Ohio'], []])
})

test('[J3-33] the saved view takes a file, and offers one only to those who have saved something', () => {
  const controls = (query: string) => {
    const part = all(show({ query }), 'section').find(
      ({ attributes }) => attributes['aria-labelledby'] === 'saved-jobs-file',
    )
    return part ? [...listPartTexts(part, 'button'), ...listPartTexts(part, 'label')] : null
  }
  expect([controls('saved=true'), controls('')]).toEqual([['Add from a file'], null])
})

const followed = (query: string) => listPartLinks(show({ query })).filter(([name]) => name?.includes('Follow'))

test('a search can be followed: which jobs it finds, not how they are shown or which are saved here', () => {
  expect(followed('')).toEqual([
    ['RSS: Follow all jobs', '/careers/open.rss'],
    ['JSON Feed: Follow all jobs', '/careers/open.json'],
  ])
  expect(followed('search=cost&category=software&saved=true&sortby=recent&pagesize=5&page=1')).toEqual([
    ['RSS: Follow this search', '/careers/open.rss?category=software&search=cost'],
    ['JSON Feed: Follow this search', '/careers/open.json?category=software&search=cost'],
  ])
})

test('[J2.3-04][J2.3-08] those whose job is not listed are asked for a resume', () => {
  const prompt = getPageSection(show(), 'Don’t see your job?')
  expect(listPartLinks(prompt)).toEqual([['Submit your resume', '/account-management/apply/generic']])
})

test('[J2.3-05][J2.6-01] the sign-up for job alerts has a field for the address and a button, and names the search', () => {
  const part = getPageSection(show(), 'Get new jobs by email')
  const [field] = all(part, 'input')
  const { type, name, inputMode, autoComplete } = field?.attributes ?? {}
  expect([type, name, inputMode, autoComplete, listPartTexts(part, 'label'), listPartTexts(part, 'button')]).toEqual([
    'email',
    'email',
    'email',
    'email',
    ['Email'],
    ['Sign Up'],
  ])
  expect(listPartTexts(part, 'p')).toContain('You will hear about: All jobs')
})

test('[J2.3-01] a keyword of which not all is used says so at its box, before any script runs', () => {
  const renderNote = (query: string) => {
    const page = show({ query })
    const box = all(page, 'input').find(({ attributes }) => attributes['name'] === 'search')
    const id = box?.attributes['aria-describedby']
    const note = id === undefined ? undefined : all(page, 'p').find(({ attributes }) => attributes['id'] === id)
    return [box?.attributes['value'], note && [note.attributes['role'], getPartText(note)]]
  }
  const twelve = 'one two three four five six seven eight nine ten eleven twelve'
  expect([renderNote(`search=${twelve}`), renderNote(`search=${twelve}+thirteen`)]).toEqual([
    [twelve, undefined],
    [
      `${twelve} thirteen`,
      ['status', 'Only the beginning of your search is used: at most 12 words and 200 characters.'],
    ],
  ])
})

test('a keyword can be taken back by its chip and below an empty result, and blanks alone are none', () => {
  const offered = (keyword: string) => {
    const props = {
      criteria: { ...noCriteria, sort: 'alphabetical', keyword } as const,
      send: () => {},
    }
    const chips = <ActiveFilters {...props} filters={[]} />
    const found = <NoResults {...props} words={[]} suggestion={null} />
    return [chips, found].flatMap((part) => listPartLinks(readHtml(renderToStaticMarkup(part))))
  }
  const rest = '/careers/open?sortby=alphabetical'
  expect([offered('  '), offered(' zeppelin ')]).toEqual([
    [],
    [
      ['Remove “zeppelin”', rest],
      ['Search without “zeppelin”', rest],
    ],
  ])
})
