import { accountLinkMachine } from '#machines/account-link.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { testPaths } from '../harness/test-paths.ts'
import { noContent } from '../worlds/content.ts'

const token = 'the-end-of-a-link'

const replies = ['true', 'used', 'expired', 'unknown', 'signIn', 'another'] as const

const cover = coverTransitions(accountLinkMachine, {
  starts: { 'a mail to confirm': { kind: 'confirm' }, 'a mail to undo': { kind: 'undo' } },
  events: [
    { type: 'link.read', token, key: 'once', isPressed: false },
    { type: 'link.read', token: '', key: 'once', isPressed: false },
    { type: 'button.pressed' },
    ...replies.map((output) => ({ type: 'xstate.done.actor.useLink' as const, output })),
    { type: 'xstate.error.actor.useLink', error: new Error('The answer could not be read.') },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.kind]),
})

testPaths({
  name: 'account link',
  cover,
  content: noContent,
  unreachable: { 'accountLink.reading|link.read|0': 'the features sign in between' },
  journeys: ['accountLink'],
})
