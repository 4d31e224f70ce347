import type { ApplicationPart } from '#contract/application-form.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import { applicationPartMachine } from '#machines/application-part.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { isFullySaved, type PartInput } from '#machines/application-part-context.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { answered } from '../sending/outcomes.ts'
import { createJobsContent } from '../worlds/content.ts'
import { formLists } from '../application-form/form-fields.ts'
import type { pathStarts } from './paths-in-browser.ts'

type Snapshot = SnapshotFrom<typeof applicationPartMachine>

const validatedId = 'judged'

const createInput = (section: SectionName, more: Partial<PartInput> = {}, applicationId = '1'): PartInput => ({
  place: { applicationId, section, entry: section === 'education' ? 'e1' : '' },
  part: null,
  draft: null,
  page: { send: () => {} } as unknown as PartInput['page'],
  ...more,
})

const createPart = (Version: number, Values: ApplicationPart['Values']): ApplicationPart => ({
  Entry: 'e1',
  Version,
  Values,
  ChangedAt: '2026-11-24T17:20:31.000Z',
  IsTakenOver: false,
})

const blank = { part: createPart(1, sections.contact.form.untouched) }

const starts: { readonly [Name in keyof typeof pathStarts]: PartInput } = {
  'a section': createInput('contact', blank),
  'a section that is being judged': createInput('contact', blank, validatedId),
  'an entry': createInput('education', {
    part: createPart(1, { ...sections.education.form.untouched, School: 'Harrowfen College' }),
  }),
}

type Case = Parameters<typeof coverTransitions<typeof applicationPartMachine>>[1]['events'][number]
type Event = Exclude<Case, (...given: never) => unknown>

const when =
  (isPossible: (snapshot: Snapshot) => boolean, event: (snapshot: Snapshot) => Event) =>
  (snapshot: Snapshot): Event | null =>
    isPossible(snapshot) ? event(snapshot) : null

const isBeingValidated = ({ context }: Snapshot) => context.place.applicationId === validatedId
/** Bounds the saves so that the paths end. */
const isWithinSaveLimit = ({ context }: Snapshot) => context.version < 5
const createSubmitEvent = (verdict: string, reply: object) =>
  ({
    type: 'xstate.done.actor.submit',
    output: { kind: 'taken', verdict, reply: JSON.stringify(reply), reason: '' },
  }) as const

const [ownField, otherField] = [
  { contact: 'LastName', education: 'School' },
  { contact: 'FirstName', education: 'Degree' },
]
const sectionField = (fields: typeof ownField, { context }: Snapshot) =>
  fields[context.place.section as keyof typeof ownField]

const createRemoteChange = (fields: typeof ownField) =>
  when(
    (snapshot) => ['saving', 'sendingRemoval'].includes(snapshot.value) && isWithinSaveLimit(snapshot),
    (snapshot) => {
      const { kept, version } = snapshot.context
      const Values = { ...kept, [sectionField(fields, snapshot)]: `Written elsewhere ${version}` }
      return createSubmitEvent('newer', { Newer: { Version: version + 1, Values, ChangedAt: '', IsRemoved: false } })
    },
  )

const cover = coverTransitions(applicationPartMachine, {
  starts,
  events: [
    (snapshot) => {
      const field = sectionField(ownField, snapshot)
      return { type: 'field.changed', field, value: snapshot.context.values[field] === 'Moss' ? 'Birch' : 'Moss' }
    },
    when(
      (snapshot) => !isBeingValidated(snapshot),
      (snapshot) => ({ type: 'field.left', field: sectionField(ownField, snapshot) }),
    ),
    // While somebody writes a section is saved at once as it is called complete.
    when(
      (snapshot) =>
        !isBeingValidated(snapshot) &&
        (snapshot.value !== 'writing' || (snapshot.context.sent === null && snapshot.context.place.entry === '')),
      () => ({ type: 'save.requested' }),
    ),
    { type: 'removal.requested' },
    { type: 'undo.requested' },
    { type: 'newerVersion.chosen' },
    { type: 'ownVersion.chosen' },
    when(
      ({ context }) => context.note !== null,
      () => ({ type: 'note.closed' }),
    ),
    when(
      (snapshot) => isBeingValidated(snapshot) && Object.keys(snapshot.context.problems).length === 0,
      () => ({ type: 'problems.reported', problems: { FirstName: 'Please enter your first name' } }),
    ),
    when(
      (snapshot) => !isBeingValidated(snapshot),
      () => ({ type: 'xstate.after.writingPause.applicationPart.writing' }),
    ),
    { type: 'xstate.after.saveRetryDelay.applicationPart.notSaved' },
    when(
      (snapshot) =>
        isWithinSaveLimit(snapshot) && (snapshot.value !== 'sendingRemoval' || snapshot.context.version > 0),
      ({ context }) => createSubmitEvent('kept', { Version: context.version + 1 }),
    ),
    when(
      ({ value, context }) => context.place.entry !== '' && (value !== 'saving' || context.version > 0),
      () => createSubmitEvent('gone', { Gone: true }),
    ),
    createRemoteChange(ownField),
    createRemoteChange(otherField),
    // What was sent before had arrived.
    when(
      ({ value, context }) => value === 'sendingRemoval' && context.unanswered.length > 0 && context.version < 2,
      ({ context: { unanswered, version } }) => {
        const Values = unanswered.at(-1) ?? {}
        return createSubmitEvent('newer', { Newer: { Version: version + 1, Values, ChangedAt: '', IsRemoved: false } })
      },
    ),
    when(
      ({ value, context }) => value === 'saving' && context.place.entry !== '' && context.version === 1,
      ({ context: { kept, version } }) =>
        createSubmitEvent('newer', { Newer: { Version: version + 1, Values: kept, ChangedAt: '', IsRemoved: true } }),
    ),
    { ...answered({ kind: 'refused' }), output: { kind: 'refused', reply: '', verdict: '', reason: 'No.' } },
    { type: 'xstate.error.actor.submit', error: new Error('The connection was lost.') },
    ({ context: { newer, kept, version } }) => ({
      type: 'xstate.done.actor.readPart',
      // What was brought back is as it was.
      output:
        newer === null
          ? createPart(version, kept)
          : newer.IsRemoved
            ? null
            : createPart(newer.Version, newer.Values ?? {}),
    }),
    // What was brought back is removed again before it is read.
    when(
      ({ value }) => value === 'readingBack',
      () => ({ type: 'xstate.done.actor.readPart', output: null }),
    ),
    { type: 'xstate.error.actor.readPart', error: new Error('The answer could not be read.') },
  ],
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.place,
      isFullySaved(context),
      Math.min(context.version, 2),
      context.sent !== null,
      context.unanswered.length > 0,
      context.isUnwanted,
      context.told?.title,
      context.note?.title,
      context.newer?.IsRemoved,
      context.clashes.length,
      Object.keys(context.problems).length,
    ]),
})

const sharedConnectionReason =
  'what judges a section is held on the line with what saves it, and goes its way together with that'

testPaths({
  name: 'application-part',
  cover,
  content: { ...createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }]), ...formLists },
  unreachable: {
    'applicationPart|device.refused|0':
      'the device is asked while something else happens; part-store.test.ts says what follows',
    'applicationPart.notSaved|problems.reported|0': sharedConnectionReason,
    'applicationPart.refused|problems.reported|0': sharedConnectionReason,
  },
  journeys: ['applicationPart'],
})
