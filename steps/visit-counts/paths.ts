import { coverTransitions } from '#machines/cover.testing.ts'
import { visitCountsMachine } from '#machines/visit-counts.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import type { VisitCountsJourney } from './browser.ts'

const createPage = (path: string, isSearch = false, job: string | null = null) => ({ path, name: path, isSearch, job })

const cover = coverTransitions(visitCountsMachine, {
  starts: { 'the home page': undefined },
  events: [
    { type: 'counting.refused' },
    { type: 'counting.allowed' },
    { type: 'page.reached', page: createPage('/careers/job/2', false, '2') },
    { type: 'page.reached', page: createPage('/services') },
    { type: 'page.reached', page: createPage('/careers/open') },
    { type: 'page.reached', page: createPage('/careers/open', true) },
    { type: 'title.loaded', title: 'Cost Analyst' },
    { type: 'activity.done', activity: 'Saved Job Posting', title: 'Cost Analyst' },
  ],
  key: ({ value, context: { here, counted } }) => JSON.stringify([value, here, counted]),
})

const checkView =
  ({ shows }: VisitCountsJourney) =>
  async ({ counted }: SnapshotFrom<typeof visitCountsMachine>['context']) => {
    if (counted?.isSearch) await sees(shows.last, 'search')
  }

testPaths({
  name: 'visit counts',
  cover,
  content: createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  journeys: ['visitCounts'],
  createViewCheck: checkView,
})
