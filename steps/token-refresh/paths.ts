import { Unauthorized } from '#contract/site-api.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { tokenRefreshMachine } from '#machines/token-refresh.machine.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createToken } from '../session/tokens.ts'
import { createJobsContent } from '../worlds/content.ts'
import { walker } from '../account-login/accounts.ts'

const token = createToken('first')

const cover = coverTransitions(tokenRefreshMachine, {
  starts: {
    'a token of all tabs': { token, remember: true },
    'a token of one tab': { token, remember: false },
  },
  events: [
    { type: 'lock.acquired', stored: null },
    { type: 'lock.acquired', stored: { token: createToken('another'), remember: true } },
    { type: 'xstate.done.actor.requestTokenFromCopies', output: undefined },
    { type: 'xstate.done.actor.refreshToken', output: { token: createToken('next'), stands: true } },
    { type: 'xstate.error.actor.refreshToken', error: new Unauthorized('You are no longer signed in.') },
    { type: 'xstate.error.actor.refreshToken', error: new Error('The connection was lost.') },
  ],
  key: ({ value }) => JSON.stringify(value),
})

testPaths({
  name: 'token refresh',
  cover,
  content: createJobsContent([{ title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
  accounts: [walker],
  unreachable: {
    'tokenRefresh.queuing|lock.refused|0':
      'a browser that refuses locks keeps no token from one page to the next; token-refresh.test.ts says what follows',
  },
  journeys: ['tokenRefresh'],
})
