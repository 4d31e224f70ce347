import { accountConfirmationMachine, type ConfirmationReply } from '#machines/account-confirmation.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { testPaths } from '../harness/test-paths.ts'
import { noContent } from '../worlds/content.ts'
import { walker } from '../account-login/accounts.ts'

const createOutcomeEvent = (kind: ConfirmationReply['kind']) =>
  ({ type: 'xstate.done.actor.sendConfirmation', output: { kind, message: 'The firm says why.' } }) as const

const cover = coverTransitions(accountConfirmationMachine, {
  starts: { 'a page of the site': undefined },
  events: [
    ({ context: { email } }) => ({ type: 'account.read', email: email === null ? walker.email : 'nils@example.org' }),
    { type: 'confirmation.requested' },
    createOutcomeEvent('sent'),
    createOutcomeEvent('refused'),
    createOutcomeEvent('lost'),
    createOutcomeEvent('confirmed'),
  ],
  key: ({ value, context }) => JSON.stringify([value, context.email]),
})

testPaths({
  name: 'account confirmation',
  cover,
  content: noContent,
  journeys: ['accountConfirmation'],
})
