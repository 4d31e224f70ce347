import { counterMachine } from '#machines/counter.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { noContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'

const cover = coverTransitions(counterMachine, {
  starts: {
    'a home page that moves': { value: 412, autoplay: true },
    'a home page that stands still': { value: 412, autoplay: false },
  },
  events: [
    { type: 'number.shown' },
    { type: 'number.hidden' },
    { type: 'number.read' },
    { type: 'autoplay.changed', isAllowed: true },
    { type: 'autoplay.changed', isAllowed: false },
    { type: 'tick' },
    { type: 'xstate.after.startDelay.counter.waiting' },
    { type: 'xstate.after.total.counter.counting' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.autoplay]),
})

testPaths({
  name: 'counters',
  cover,
  content: noContent,
  journeys: ['counter'],
})
