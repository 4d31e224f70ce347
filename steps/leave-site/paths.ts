import { coverTransitions } from '#machines/cover.testing.ts'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'

const cover = coverTransitions(leaveSiteMachine, {
  starts: { 'the employee portal': { address: 'https://portal.tamarack.example/' } },
  events: [{ type: 'confirmed' }, { type: 'declined' }],
  key: ({ value }) => String(value),
})

testPaths({
  name: 'leaving the site',
  cover,
  content: createJobsContent([]),
  journeys: ['leaveSite'],
})
