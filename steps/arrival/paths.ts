import { coverTransitions } from '#machines/cover.testing.ts'
import { arrivalMachine } from '#machines/arrival.machine.ts'
import { createJobsContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'

const cover = coverTransitions(arrivalMachine, {
  starts: { 'the services': undefined },
  events: [
    { type: 'page.opened' },
    { type: 'page.returned', entry: 'default' },
    { type: 'section.requested', fragment: 'research' },
    { type: 'page.moved' },
    { type: 'xstate.after.sectionDelay.arrival.waiting' },
  ],
  key: ({ value }) => String(value),
})

testPaths({
  name: 'arrival',
  cover,
  content: createJobsContent([]),
  journeys: ['arrival'],
})
