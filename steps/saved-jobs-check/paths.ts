import { coverTransitions } from '#machines/cover.testing.ts'
import { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'

const jobs = Array.from({ length: 501 }, (_, index) => ({
  id: String(index + 1),
  title: `Estimator ${index + 1}`,
  city: 'Dayton',
  state: 'Ohio',
}))

const cover = coverTransitions(savedJobsCheckMachine, {
  starts: { 'the services': undefined },
  events: [
    { type: 'savedJobs.changed', ids: [] },
    { type: 'savedJobs.changed', ids: ['2'] },
    { type: 'list.reached' },
    { type: 'xstate.after.rest.savedJobsCheck.resting' },
    { type: 'xstate.done.actor.findOpen', output: { open: [], asked: ['2'] } },
    { type: 'xstate.error.actor.findOpen', error: new Error('The connection was lost.') },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.ids]),
})

testPaths({
  name: 'saved jobs check',
  cover,
  content: createJobsContent(jobs),
  journeys: ['savedJobsCheck'],
})
