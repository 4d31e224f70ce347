import { coverTransitions } from '#machines/cover.testing.ts'
import { guardedPageMachine } from '#machines/guarded-page.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { noContent } from '../worlds/content.ts'
import { applicants, type GuardedPageJourney } from './browser.ts'

const cover = coverTransitions(guardedPageMachine, {
  starts: { 'the account': { visitor: 'unknown', person: null } },
  events: [
    { type: 'visitor.changed', visitor: 'applicant', person: 'wanda' },
    { type: 'visitor.changed', visitor: 'applicant', person: 'nils' },
    { type: 'visitor.changed', visitor: 'stranger', person: null },
    { type: 'signed.out' },
  ],
  key: ({ value, context: { person } }) => JSON.stringify([value, person]),
})

const checkView =
  ({ shows }: GuardedPageJourney) =>
  async ({ person }: SnapshotFrom<typeof guardedPageMachine>['context'], state: string) => {
    if (state !== 'shown') return
    await sees(shows.heading, person === 'nils' ? 'Nils Berg' : 'Wanda Ferrer')
    await sees(shows.isConfirmed, person === 'nils')
  }

testPaths({
  name: 'guarded page',
  cover,
  content: noContent,
  accounts: Object.values(applicants),
  journeys: ['guardedPage'],
  createViewCheck: checkView,
})
