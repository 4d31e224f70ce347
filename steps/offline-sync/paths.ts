import { coverTransitions } from '#machines/cover.testing.ts'
import { offlineSyncMachine } from '#machines/offline-sync.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'

const saved = [{ id: '2', day: '2026-11-12', title: 'Cost Analyst', place: 'Arlington, Virginia' }]

const cover = coverTransitions(offlineSyncMachine, {
  starts: { 'current opportunities': { isRequested: true } },
  events: [
    { type: 'savedJobs.changed', saved, closed: [], hasOpenJobList: true },
    { type: 'savedJobs.changed', saved: [], closed: [], hasOpenJobList: true },
    { type: 'xstate.after.rest.offlineSync.resting' },
    { type: 'xstate.done.actor.syncPages', output: undefined },
  ],
  key: ({ value }) => JSON.stringify(value),
})

testPaths({
  name: 'offline sync',
  cover,
  content: createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  unreachable: {
    'offlineSync.syncing|xstate.error.actor.syncPages|0':
      'the code comes with the page before it; offline-sync.machine.test.ts says what follows when it does not',
  },
  journeys: ['offlineSync'],
})
