import { sendingCases, answered } from '../sending/outcomes.ts'
import { noForm } from '#contract/application-children.ts'
import type { ApplicantApplication } from '#contract/application.ts'
import type { ApplicationState, FormState } from '#contract/application-states.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import type { LoadedApplication } from '#machines/apply-context.ts'
import { applyMachine } from '#machines/apply.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { pathJob } from '../attachment/files.ts'

type Snapshot = SnapshotFrom<typeof applyMachine>

const at = '2026-11-24T17:20:31.000Z'
const error = new Error('The answer could not be read.')

const content = createJobsContent([{ id: '2', title: pathJob, city: 'Dayton', state: 'Ohio' }])
const types = content.AttachmentType
const letter = types.find(({ Description }) => Description !== 'Resume')?.AttachmentType_ID ?? ''

const createApplication = (State: ApplicationState, FormState: FormState = 'not begun'): ApplicantApplication => ({
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
  FormState,
  Attachments: [],
})

const createLoadResult = (application: ApplicantApplication | null, isOpen = true): LoadedApplication => ({
  posting: { JobFunction: pathJob } as JobPostingHeader,
  isGeneric: false,
  isOpen,
  application,
  types,
  note: '',
})

const createLoadEvent =
  (state: ApplicationState | null, formState?: FormState) =>
  ({ context }: Snapshot) => {
    const { id, begun, found: known } = context
    const application = state === null ? null : createApplication(state, formState)
    const isNew = known === null && id !== '999'
    if (!isNew && state !== null) return null
    const now = begun > 0 && known?.application === null ? createLoadResult(createApplication('draft')) : known
    const output = isNew ? createLoadResult(application) : (now ?? createLoadResult(null, id !== '999'))
    return { type: 'xstate.done.actor.loadApplication' as const, output }
  }

const file = (name: string) => ({ id: name, file: new File(['x'], name) })

const becomes =
  (standing: 'there' | 'broken') =>
  ({ context: { files } }: Snapshot) => {
    const inFlight = files.find((each: Snapshot['context']['files'][number]) => each.standing === 'uploading')
    return inFlight ? { type: 'file.changed' as const, id: inFlight.id, standing } : null
  }

const verdict =
  (word: string) =>
  ({ value, context: { found: known } }: Snapshot) =>
    value === 'submitting' && known?.application?.State === 'draft'
      ? {
          ...answered({ kind: 'refused' }),
          output: { kind: 'refused' as const, reply: word, verdict: word, reason: '' },
        }
      : null

/** Walked only without a begun form, which changes nothing but the question at submit, and not while another tab's change is read. */
const withoutForm =
  <Event>(event: Event) =>
  ({ value, context }: Snapshot): Event | null =>
    context.found?.application?.FormState === 'begun' || value === 'refreshing' ? null : event

const cover = coverTransitions(applyMachine, {
  starts: { 'a job': { id: '2' }, 'an unknown job': { id: '999' } },
  events: [
    { type: 'load.requested' },
    { type: 'start.requested' },
    { type: 'submit.requested' },
    { type: 'submit.confirmed' },
    { type: 'writing.resumed' },
    ({ context: { note, typeId, told } }) =>
      note === '' && typeId === null && told === null ? { type: 'applications.changed' } : null,
    withoutForm({ type: 'note.changed', note: 'I can start in May.' } as const),
    withoutForm({ type: 'type.chosen', typeId: letter } as const),
    ({ value, context: { files } }) =>
      files.length === 0 && value !== 'refreshing' ? { type: 'files.chosen', files: [file('resume.txt')] } : null,
    withoutForm({
      type: 'files.chosen',
      files: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => file(`${name}.txt`)),
    } as const),
    becomes('there'),
    becomes('broken'),
    createLoadEvent(null),
    createLoadEvent('draft'),
    createLoadEvent('draft', 'begun'),
    createLoadEvent('submitted', 'begun'),
    createLoadEvent('submitted'),
    createLoadEvent('not selected'),
    ({ value, context }) =>
      value === 'refreshing' || context.found?.application?.FormState !== 'begun'
        ? { type: 'xstate.error.actor.loadApplication', error }
        : null,
    ...sendingCases.filter(({ type }) => !type.endsWith('.prove')),
    verdict('scanning'),
    verdict('resume'),
    { type: 'xstate.after.scanPause.apply.waiting' },
  ],
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.begun > 0,
      context.found === null,
      context.isStale,
      context.found?.application?.State,
      context.found?.application?.FormState,
      context.hasConfirmedWithoutForm,
      context.files.map((each: Snapshot['context']['files'][number]) => [each.standing, each.typeId]),
      context.typeId,
      context.note,
      context.told?.title,
    ]),
})

const asInDraft = 'it is the transition of the draft; a test of the machine takes it while another tab is read'

testPaths({
  name: 'apply',
  cover,
  content,
  unreachable: {
    'apply.deciding||3': 'no job closes while paths are walked; the features tell of it on the screen',
    'apply.refreshing|files.chosen|0': asInDraft,
    'apply.refreshing|files.chosen|1': asInDraft,
    'apply.refreshing|type.chosen|0': asInDraft,
    'apply.refreshing|note.changed|0': asInDraft,
  },
  journeys: ['apply'],
})
