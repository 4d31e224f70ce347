import type { ApplicationPosting } from '#contract/application.ts'
import { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { pathJob, jobTitle, type AppliedJobsJourney } from './browser.ts'

type Context = SnapshotFrom<typeof appliedJobsMachine>['context']

const submitted: ApplicationPosting = {
  Application_ID: 'one',
  JobPosting_ID: pathJob,
  IsWithdrawn: false,
  State: 'submitted',
  FormState: 'not begun',
}

const cover = coverTransitions(appliedJobsMachine, {
  starts: { 'the services': undefined },
  events: [
    { type: 'visitor.changed', visitor: null },
    { type: 'visitor.changed', visitor: 'wanda' },
    { type: 'visitor.changed', visitor: 'nils' },
    { type: 'page.entered', isRequested: true },
    { type: 'page.entered', isRequested: false },
    { type: 'applications.changed' },
    ({ context }) => ({
      type: 'xstate.done.actor.readApplied',
      output: context.visitor === 'wanda' ? [submitted] : [],
    }),
    { type: 'xstate.error.actor.readApplied', error: new Error('The answer could not be read.') },
  ],
  key: ({ value, context }) => JSON.stringify([value, context]),
})

const checkView =
  ({ shows }: AppliedJobsJourney) =>
  async ({ isRequested, applications }: Context) => {
    if (!isRequested) return
    const button = (applications ?? []).length > 0 ? 'Resubmit Resume' : 'Submit Resume'
    await sees(() => shows.button(pathJob), button)
  }

testPaths({
  name: 'applied jobs',
  cover,
  content: createJobsContent([{ id: pathJob, title: jobTitle, city: 'Dayton', state: 'Ohio' }]),
  journeys: ['appliedJobs'],
  createViewCheck: checkView,
})
