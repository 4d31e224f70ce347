import { coverTransitions } from '#machines/cover.testing.ts'
import { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import { noContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { walker } from '../account-login/accounts.ts'

const cover = coverTransitions(guardedPageMachine, {
  starts: { 'the account': { visitor: 'unknown' } },
  events: [
    { type: 'visitor.changed', visitor: 'applicant' },
    { type: 'visitor.changed', visitor: 'stranger' },
    { type: 'signed.out' },
  ],
  key: ({ value }) => String(value),
})

testPaths({
  name: 'guarded page',
  cover,
  content: noContent,
  accounts: [walker],
  journeys: ['guardedPage'],
})
