import type { JobPostingSubscription } from '#contract/job-subscription.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { jobSubscriptionsMachine } from '#machines/job-subscriptions.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { pathAlerts, type JobSubscriptionsJourney } from './browser.ts'

const rows: ReadonlyArray<JobPostingSubscription> = pathAlerts.map((title) => ({
  PrimaryKey: title,
  JobPosting_ID: title,
  JobFunction: title,
  EmailAddress: 'ada@engine.example',
  Search: null,
}))

const id = 'the id of Ada'
const error = new Error('The answer could not be read.')

const cover = coverTransitions(jobSubscriptionsMachine, {
  starts: {
    'the link of a mail': { id, rows },
    'a link that nobody was sent': { id, rows: [] },
    'a page of the site': { id, rows: null },
  },
  events: [
    ...pathAlerts.map((key) => ({ type: 'end.requested', key }) as const),
    { type: 'endAll.requested' },
    { type: 'load.requested' },
    { type: 'xstate.done.actor.loadSubscriptions', output: rows },
    { type: 'xstate.error.actor.loadSubscriptions', error },
    { type: 'xstate.done.actor.endSubscriptions', output: undefined },
    { type: 'xstate.error.actor.endSubscriptions', error },
  ],
  key: ({ value, context }) => JSON.stringify([value, context.rows?.length, context.deleting]),
})

type Context = SnapshotFrom<typeof jobSubscriptionsMachine>['context']

const checkView =
  ({ shows }: JobSubscriptionsJourney) =>
  ({ rows: remainingRows }: Context) =>
    sees(
      shows.listed,
      (remainingRows ?? []).map(({ JobFunction }) => JobFunction),
    )

testPaths({
  name: 'job subscriptions',
  cover,
  content: createJobsContent(pathAlerts.map((title) => ({ title, city: 'Dayton', state: 'Ohio' }))),
  journeys: ['jobSubscriptions'],
  createViewCheck: checkView,
})
