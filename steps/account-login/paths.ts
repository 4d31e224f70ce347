import type { SignInReply } from '#contract/sign-in.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { signInMachine } from '#machines/sign-in.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import { walker } from '../session/journey.ts'
import type { SignInJourney } from './journey.ts'
import { tokenOf } from '../session/tokens.ts'
import { walk } from '../harness/walk.ts'

const { email, password } = walker

const answer = (response: SignInReply['response'], token: string | null = null) =>
  ({ type: 'xstate.done.actor.signIn', output: { response, token } }) as const

const cover = coverTransitions(signInMachine, {
  starts: { 'the form': undefined },
  events: [
    { type: 'submitted', email: '', password: '', remember: false },
    { type: 'field.changed', field: 'email', value: 'wanda' },
    { type: 'field.changed', field: 'email', value: email },
    { type: 'submitted', email, password, remember: true },
    answer('false'),
    { type: 'xstate.error.actor.signIn', error: new Error('The connection was lost.') },
    answer('true', tokenOf('first')),
    answer('locked'),
    { type: 'unlock.asked' },
    { type: 'xstate.error.actor.unlock', error: new Error('The connection was lost.') },
    { type: 'xstate.done.actor.unlock', output: undefined },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.problems]),
})

const looksLike =
  ({ shows }: SignInJourney) =>
  async ({ problems }: SnapshotFrom<typeof signInMachine>['context']) => {
    await sees(shows.problems, problems)
  }

testPaths({
  name: 'sign-in',
  cover,
  content: contentOfJobs([]),
  accounts: [walker],
  unreachable: {
    'signIn.sending|xstate.done.actor.signIn|3': 'the site does not ask for a new password yet',
  },
  walk: (person, path) => walk(person.signIn, path, looksLike(person.signIn)),
})
