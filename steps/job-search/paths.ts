import { coverTransitions } from '#machines/cover.testing.ts'
import { toJobQuery } from '#machines/job-search-context.ts'
import { jobSearchMachine } from '#machines/job-search.machine.ts'
import { searchCachedJobs, jobSearchInput } from '#site/job-search.ts'
import type { SnapshotFrom } from 'xstate'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { toJobListing } from '../worlds/read-listing.ts'
import { silentSite } from '../worlds/silent-site.ts'
import { sees } from '../harness/sees.ts'
import { serverRenderedStart, type JobSearchJourney } from './browser.ts'

const content = createJobsContent([
  {
    title: 'Cost Analyst',
    categories: 'Analysis;Research',
    level: '2',
    city: 'Arlington',
    state: 'Virginia',
    workplace: 'Hybrid',
  },
  {
    title: 'Data Scientist',
    categories: 'Research',
    level: '1',
    city: 'Arlington',
    state: 'Virginia',
    workplace: 'Remote',
  },
  {
    title: 'Software Engineer',
    categories: 'Software',
    level: '3',
    city: 'Alexandria',
    state: 'Virginia',
    workplace: 'On-site',
  },
  {
    title: 'Software Tester',
    categories: 'Software;Analysis',
    level: '3',
    city: 'San Diego',
    state: 'California',
    workplace: 'On-site',
  },
  {
    title: 'Schedule Analyst',
    categories: 'Analysis',
    level: '2',
    city: 'Seaside',
    state: 'California',
    workplace: 'Hybrid',
  },
  { title: 'Program Analyst', categories: 'Analysis', level: '1', city: 'Washington', state: 'District of Columbia' },
  ...[1, 2, 3, 4].map((number) => ({
    title: `Estimator ${number}`,
    categories: 'Estimating',
    city: 'Washington',
    state: 'District of Columbia',
  })),
])

const { postings, locations } = toJobListing(content)
const site = silentSite({ JobPostingHeader: postings, Location: locations })

const createFindJobsEvent = ({ context }: SnapshotFrom<typeof jobSearchMachine>) =>
  ({ type: 'xstate.done.actor.findJobs', output: searchCachedJobs(site, toJobQuery(context)) }) as const

const cover = coverTransitions(jobSearchMachine, {
  starts: {
    'a link': { query: '', answer: null, savedIds: [] },
    [serverRenderedStart]: jobSearchInput(site, 'saved=true'),
  },
  events: [
    { type: 'keyword.changed', keyword: 'analyst' },
    { type: 'keyword.changed', keyword: 'zeppelin' },
    { type: 'filter.toggled', group: 'category', value: 'research' },
    { type: 'filter.toggled', group: 'workplace', value: 'on-site' },
    { type: 'filter.toggled', group: 'experience', value: '1' },
    { type: 'state.toggled', state: 'virginia' },
    { type: 'saved.toggled' },
    { type: 'filters.cleared' },
    { type: 'sort.chosen', sort: 'alphabetical' },
    { type: 'pageSize.chosen', pageSize: 5 },
    { type: 'page.turned', page: 1 },
    { type: 'nearbyPage.turned', page: 1 },
    { type: 'nearbyPageSize.chosen', pageSize: 10 },
    { type: 'suggestion.applied' },
    { type: 'address.changed', query: 'city=arlington' },
    { type: 'savedJobs.changed', ids: ['2'] },
    { type: 'retry' },
    createFindJobsEvent,
    { type: 'xstate.error.actor.findJobs', error: new Error('The connection was lost.') },
  ],
  // With the jobs on the page an answer comes in the turn in which it is asked for.
  atOnce: (snapshot) => (snapshot.matches('asking') ? createFindJobsEvent(snapshot) : null),
  key: ({ value, context: { criteria, savedIds, result, nearby } }) =>
    JSON.stringify([value, criteria.saved, savedIds, result?.total, result?.pageCount, nearby.pageCount]),
})

type Context = SnapshotFrom<typeof jobSearchMachine>['context']

const checkView =
  ({ shows }: JobSearchJourney) =>
  async ({ result, nearby, address }: Context) => {
    if (!result) return
    await sees(
      shows.titles,
      result.jobs.map((job) => job.JobFunction),
    )
    await sees(shows.total, result.total)
    await sees(
      shows.nearby,
      nearby.jobs.map((job) => job.JobFunction),
    )
    await sees(shows.address, address)
  }

testPaths({
  name: 'job search',
  cover,
  content,
  unreachable: {
    'jobSearch.asking|xstate.error.actor.findJobs|0':
      'only a firm with very many jobs has its server search them: its features tell it on the screen',
  },
  journeys: ['jobSearch'],
  createViewCheck: checkView,
})
