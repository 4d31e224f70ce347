import { coverTransitions } from '#machines/cover.testing.ts'
import { fireworksMachine } from '#machines/fireworks.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { noContent } from '../worlds/content.ts'

const cover = coverTransitions(fireworksMachine, {
  starts: { 'the page about the firm': undefined },
  events: [
    { type: 'autoplay.changed', isAllowed: true },
    { type: 'autoplay.changed', isAllowed: false },
    { type: 'stop.requested' },
    { type: 'restart.requested' },
    { type: 'xstate.after.show.fireworks.burning' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.isOver]),
})

testPaths({
  name: 'fireworks',
  cover,
  content: noContent,
  journeys: ['fireworks'],
})
