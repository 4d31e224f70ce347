import { coverTransitions } from '#machines/cover.testing.ts'
import { savedJobsClearingMachine } from '#machines/saved-jobs-clearing.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'

const job = { id: '2', title: 'Cost Analyst', place: 'Arlington, Virginia', day: '2026-11-12' }

const cover = coverTransitions(savedJobsClearingMachine, {
  starts: { 'the saved view': undefined },
  events: [{ type: 'jobs.cleared', jobs: [job] }, { type: 'clearing.undone' }, { type: 'notice.closed' }],
  key: ({ value, context }) => JSON.stringify([value, context.jobs]),
})

testPaths({
  name: 'clearing saved jobs',
  cover,
  content: createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  journeys: ['savedJobsClearing'],
})
