import { coverTransitions } from '#machines/cover.testing.ts'
import { systemMessagesMachine } from '#machines/system-messages.machine.ts'
import { testPaths } from '../harness/test-paths.ts'

const messages = [
  { SystemMessage_ID: '1', Message: 'The portal rests on Sunday.', MessageType: 'warning' },
  { SystemMessage_ID: '2', Message: 'Our new office is open.', MessageType: 'success' },
]

const cover = coverTransitions(systemMessagesMachine, {
  starts: { 'a new visit': { seen: [] } },
  events: [
    { type: 'xstate.done.actor.loadMessages', output: messages },
    { type: 'xstate.error.actor.loadMessages', error: new Error('The connection was lost.') },
    { type: 'xstate.after.spacing.systemMessages.telling' },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.waiting.length]),
})

testPaths({
  name: 'system messages',
  cover,
  content: { SystemMessage: messages },
  journeys: ['systemMessages'],
})
