import { sendingCases, answered } from '../sending/outcomes.ts'
import { noForm } from '#contract/application-children.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { listApplicationGroups, myApplicationsMachine } from '#machines/my-applications.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { pathJobs, type MyApplicationsJourney } from './browser.ts'

type Snapshot = SnapshotFrom<typeof myApplicationsMachine>

const content = createJobsContent([
  { id: '2', title: pathJobs.sent, city: 'Dayton', state: 'Ohio' },
  { id: '4', title: pathJobs.draft, city: 'Arlington', state: 'Virginia' },
])

const at = '2026-11-24T17:20:31.000Z'

const createApplication = (title: string, isSent: boolean): ApplicantApplication => ({
  Application_ID: title,
  JobPosting_ID: title,
  Posting: { JobFunction: title, City: null, State: null } as ApplicantApplication['Posting'],
  IsPostingOpen: true,
  State: isSent ? 'submitted' : 'draft',
  Note: '',
  StartedAt: at,
  SubmittedAt: isSent ? at : null,
  DeletedOn: '2027-02-22',
  History: [],
  ...noForm,
  Attachments: [],
})

const both = [createApplication(pathJobs.draft, false), createApplication(pathJobs.sent, true)]

const error = new Error('The answer could not be read.')

function nextApplications({ applications, told, wish }: Snapshot['context']): ReadonlyArray<ApplicantApplication> {
  const before = applications ?? both
  if (told === null || told.tone === 'danger') return before
  return before.flatMap((each) => {
    if (each.Application_ID !== wish?.id) return [each]
    return wish.kind === 'withdraw' ? [{ ...each, State: 'withdrawn' as const }] : []
  })
}

const cover = coverTransitions(myApplicationsMachine, {
  starts: { 'a page of the site': undefined },
  events: [
    { type: 'load.requested' },
    { type: 'withdrawal.requested', id: pathJobs.sent },
    { type: 'discard.requested', id: pathJobs.draft },
    { type: 'reason.chosen', reason: 'I accepted another job' },
    { type: 'wish.confirmed' },
    { type: 'wish.cancelled' },
    { type: 'applications.changed' },
    ({ context: { applications } }) =>
      applications?.some((each: ApplicantApplication) => each.State !== 'draft')
        ? { type: 'file.requested', id: 'resume.txt' }
        : null,
    ({ context }) => ({ type: 'xstate.done.actor.loadApplications', output: nextApplications(context) }),
    ({ context }) =>
      context.applications === null ? { type: 'xstate.done.actor.loadApplications', output: [] } : null,
    { type: 'xstate.error.actor.loadApplications', error },
    { type: 'xstate.done.actor.openFile', output: undefined },
    { type: 'xstate.error.actor.openFile', error },
    ...sendingCases.filter(({ type }) => !type.endsWith('.prove')),
    ({ value }) =>
      value === 'withdrawing'
        ? { ...answered({ kind: 'taken' }), output: { kind: 'taken', reply: 'ended', verdict: 'ended', reason: '' } }
        : null,
  ],
  key: ({ value, context: { applications, isStale, told, wish } }) =>
    JSON.stringify([value, isStale, applications?.map((each: ApplicantApplication) => each.State), told?.title, wish]),
})

const checkView =
  ({ shows }: MyApplicationsJourney) =>
  async (context: Snapshot['context'], reached: string) => {
    if (reached !== 'listed') return
    const listed = listApplicationGroups(context).flatMap((group) =>
      group.entries.map(({ title, state }) => ({ part: group.title, job: title, state })),
    )
    await sees(shows.entries, listed)
  }

testPaths({
  name: 'my applications',
  cover,
  content,
  unreachable: {
    'myApplications.discarding|xstate.done.actor.sending|0': 'a draft that is gone is as good as deleted',
  },
  journeys: ['myApplications'],
  createViewCheck: checkView,
})
