import { coverTransitions } from '#machines/cover.testing.ts'
import { savedJobsOfflineMachine } from '#machines/saved-jobs-offline.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'

const cover = coverTransitions(savedJobsOfflineMachine, {
  starts: { 'the saved view': undefined },
  events: [
    { type: 'offline.changed', isReadable: true },
    { type: 'offline.changed', isReadable: false },
  ],
  key: ({ value }) => JSON.stringify(value),
})

testPaths({
  name: 'saved jobs without a connection',
  cover,
  content: createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  journeys: ['savedJobsOffline'],
})
