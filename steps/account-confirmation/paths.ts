import { accountConfirmationMachine, type ConfirmationResult } from '#machines/account-confirmation.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { testPaths } from '../harness/test-paths.ts'
import { noContent } from '../worlds/content.ts'
import { walker } from '../account-login/accounts.ts'

const message = 'The firm says why.'

const createOutcomeEvent = (output: ConfirmationResult) =>
  ({ type: 'xstate.done.actor.sendConfirmation', output }) as const

const cover = coverTransitions(accountConfirmationMachine, {
  starts: { 'a page of the site': undefined },
  events: [
    ({ context: { email } }) => ({ type: 'account.read', email: email === null ? walker.email : 'nils@example.org' }),
    { type: 'confirmation.requested' },
    createOutcomeEvent({ ok: true, value: 'sent' }),
    createOutcomeEvent({ ok: false, reason: 'refused', message }),
    createOutcomeEvent({ ok: false, reason: 'lost', message }),
    createOutcomeEvent({ ok: true, value: 'confirmed' }),
  ],
  key: ({ value, context }) => JSON.stringify([value, context.email]),
})

testPaths({
  name: 'account confirmation',
  cover,
  content: noContent,
  journeys: ['accountConfirmation'],
})
