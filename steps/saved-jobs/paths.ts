import { coverTransitions } from '#machines/cover.testing.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import type { SavedJobsJourney } from './browser.ts'

const ids = ['2', '4']

const open = [
  { id: '2', title: 'Cost Analyst', place: 'Arlington, Virginia' },
  { id: '4', title: 'Data Scientist', place: 'Arlington, Virginia' },
]

const day = '2026-11-12'

const content = createJobsContent([
  { id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' },
  { id: '4', title: 'Data Scientist', city: 'Arlington', state: 'Virginia' },
])

const cover = coverTransitions(savedJobsMachine, {
  starts: { 'the home page': undefined },
  events: [
    { type: 'device.changed', stored: '["4","999"]' },
    { type: 'device.changed', stored: '["999"]' },
    { type: 'device.changed', stored: '[2' },
    { type: 'device.changed', stored: '["4",{"id":"7","title":"Tester","place":"Dayton, Ohio"}]' },
    { type: 'postings.arrived', open },
    { type: 'closedJobs.dismissed' },
    { type: 'jobs.cleared' },
    { type: 'jobs.added', jobs: [{ id: '2', title: 'Cost Analyst', place: 'Arlington, Virginia', day }] },
    { type: 'job.toggled', id: '2', day },
    { type: 'job.toggled', id: '4', day },
    { type: 'device.refused' },
    { type: 'notice.closed' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.ids, context.open, context.closed, context.device]),
})

const checkView =
  ({ shows }: SavedJobsJourney) =>
  async (context: SnapshotFrom<typeof savedJobsMachine>['context']) => {
    await sees(shows.count, context.ids.length)
    if (!context.open) return
    await sees(
      () => Promise.all(ids.map(shows.isSaved)),
      ids.map((id) => context.ids.includes(id)),
    )
  }

testPaths({
  name: 'saved jobs',
  cover,
  content,
  unreachable: { 'savedJobs|jobs.seen|0': 'only a firm with very many jobs never sends them all' },
  journeys: ['savedJobs'],
  createViewCheck: checkView,
})
