import { formLists, formJob, type ViewOfForm } from './form-fields.ts'
import { createJobsContent } from '../worlds/content.ts'
import { noForm } from '#contract/application-children.ts'
import type { ApplicationState } from '#contract/application-states.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { applicationFormMachine } from '#machines/application-form.machine.ts'
import { coverTransitions, type CoverEvent } from '#machines/cover.testing.ts'
import type { PartStatus } from '#machines/application-part-context.ts'
import { getNextView, type LoadedForm } from '#machines/application-form-context.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { refusal } from '../sending/outcomes.ts'

type Snapshot = SnapshotFrom<typeof applicationFormMachine>
type Event = CoverEvent<typeof applicationFormMachine>

const at = '2026-11-24T17:20:31.000Z'
const error = new Error('The answer could not be read.')

const section = (Section: 'contact' | 'education' | 'attachments') =>
  ({ Section, State: 'not started', ReopenedBecause: null }) as const

const createApplication = (State: ApplicationState, isSent: boolean): ApplicantApplication => ({
  Application_ID: '1',
  JobPosting_ID: '2',
  Posting: null,
  IsPostingOpen: true,
  State,
  Note: '',
  StartedAt: at,
  SubmittedAt: State === 'draft' ? null : at,
  DeletedOn: '2027-02-22',
  History: [],
  ...noForm,
  Sections: [section('contact'), section('education'), section('attachments')],
  Form: isSent ? { SentAt: at, Sections: [] } : null,
  Attachments: [],
})

const createLoadResult = (application: ApplicantApplication | null, isOpen = true): LoadedForm => ({
  posting: { JobFunction: formJob } as JobPostingHeader,
  isGeneric: false,
  isOpen,
  application,
  drafts: {},
  applicant: null,
  preset: {},
})

const createLoadEvent =
  (state: ApplicationState | null, isSent = false) =>
  ({ context }: Snapshot): Event => {
    const { id, found: known } = context
    const isFirst = known === null && id !== '999'
    const begun =
      known?.application === null && known.isOpen ? createLoadResult(createApplication('draft', false)) : known
    const first = createLoadResult(state === null ? null : createApplication(state, isSent))
    const output = isFirst ? first : (begun ?? createLoadResult(null, id !== '999'))
    return { type: 'xstate.done.actor.loadForm', output }
  }

const contactStatus = ({ context }: Snapshot): PartStatus =>
  context.standings.find((each) => each.section === 'contact')?.standing ?? 'kept'

const isUnsaved = (snapshot: Snapshot) => ['moving', 'held up'].includes(contactStatus(snapshot))

const contact =
  (standing: PartStatus) =>
  (snapshot: Snapshot): Event | null => {
    const { value, context } = snapshot
    const canWrite = value === 'writing' && context.view === 'contact' && contactStatus(snapshot) === 'kept'
    const isWaited = value === 'savingSection' || value === 'settling'
    const isPossible = standing === 'moving' ? canWrite : isWaited && contactStatus(snapshot) === 'moving'
    if (!isPossible) return null
    return {
      type: 'part.changed',
      section: 'contact',
      entry: '',
      standing,
      isWritten: standing === 'moving',
      isOnDevice: true,
    }
  }

const view =
  (to: ViewOfForm) =>
  (snapshot: Snapshot): Event | null => {
    const { value, context } = snapshot
    const isOff = to === 'attachments' && (isUnsaved(snapshot) || value !== 'writing')
    const isThere = value === 'writing' || (value === 'beginning' && to === 'contact')
    return isThere && !isOff && context.view !== to ? { type: 'view.changed', view: to } : null
  }

const answer =
  (state: Snapshot['value'], verdict: string, reply: object = {}) =>
  ({ value }: Snapshot): Event | null =>
    value === state
      ? {
          type: 'xstate.done.actor.submit',
          output: { kind: 'taken', verdict, reply: JSON.stringify(reply), reason: '' },
        }
      : null

const complete = ({ value, context }: Snapshot): Event | null =>
  value === 'writing' && context.view === 'contact'
    ? { type: 'completion.requested', section: 'contact', next: null }
    : null

const completeAndContinue = ({ value, context }: Snapshot): Event | null =>
  value === 'writing' && context.view === 'contact' && context.origin === 'sections'
    ? { type: 'completion.requested', section: 'contact', next: getNextView(context) }
    : null

const submit = ({ value, context }: Snapshot): Event | null =>
  value === 'waiting' || (value === 'writing' && context.view === 'review') ? { type: 'submit.requested' } : null

const cover = coverTransitions(applicationFormMachine, {
  starts: {
    'a job': { id: '2', hasSsnQuestion: false },
    'an unknown job': { id: '999', hasSsnQuestion: false },
  },
  events: [
    { type: 'load.requested' },
    { type: 'start.requested' },
    complete,
    completeAndContinue,
    submit,
    { type: 'writing.resumed' },
    view('contact'),
    view('attachments'),
    view('review'),
    contact('moving'),
    contact('kept'),
    contact('held up'),
    contact('in conflict'),
    createLoadEvent(null),
    createLoadEvent('draft'),
    createLoadEvent('submitted', true),
    createLoadEvent('not selected'),
    { type: 'xstate.error.actor.loadForm', error },
    answer('starting', ''),
    answer('completing', 'complete', { Problems: [] }),
    answer('completing', 'problems', { Problems: [] }),
    answer('submitting', 'submitted'),
    answer('submitting', 'scanning'),
    answer('submitting', 'incomplete', { Outcome: 'incomplete', Sections: [] }),
    answer('submitting', 'closed', { Outcome: 'closed', Sections: [] }),
    { type: 'xstate.done.actor.submit', output: { kind: 'refused', reply: '', verdict: '', reason: refusal } },
    { type: 'xstate.error.actor.submit', error },
    { type: 'xstate.after.scanPause.applicationForm.waiting' },
  ],
  key: (snapshot) => {
    const { value, context } = snapshot as Snapshot
    const { view: looked, found: known, standings } = context
    const { State = null, Form = null } = known?.application ?? {}
    return JSON.stringify([value, looked, known?.isOpen, State, Form !== null, standings])
  },
})

testPaths({
  name: 'application form',
  cover,
  content: { ...createJobsContent([{ id: '2', title: formJob, city: 'Dayton', state: 'Ohio' }]), ...formLists },
  journeys: ['applicationForm'],
})
