import type { ApplicationPart } from '#contract/application-form.ts'
import { sections, type SectionName } from '#contract/application-sections.ts'
import { applicationPartMachine } from '#machines/application-part.machine.ts'
import { coverTransitions } from '#machines/cover.testing.ts'
import { isAllKept, type PartInput } from '#machines/part-context.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { answered } from '../sending/line.ts'
import { contentOfJobs } from '../worlds/content-of-jobs.ts'
import { listsOfForm } from '../worlds/lists-of-form.ts'
import type { startsOfPaths } from './starts-of-paths.ts'

type Snapshot = SnapshotFrom<typeof applicationPartMachine>

const judged = 'judged'

const inputOf = (section: SectionName, more: Partial<PartInput> = {}, applicationId = '1'): PartInput => ({
  place: { applicationId, section, entry: section === 'education' ? 'e1' : '' },
  part: null,
  draft: null,
  page: { send: () => {} } as unknown as PartInput['page'],
  ...more,
})

const partOf = (Version: number, Values: ApplicationPart['Values']): ApplicationPart => ({
  Entry: 'e1',
  Version,
  Values,
  ChangedAt: '2026-11-24T17:20:31.000Z',
  IsTakenOver: false,
})

const blank = { part: partOf(1, sections.contact.form.untouched) }

const starts: { readonly [Name in keyof typeof startsOfPaths]: PartInput } = {
  'a section': inputOf('contact', blank),
  'a section that is being judged': inputOf('contact', blank, judged),
  'an entry': inputOf('education', {
    part: partOf(1, { ...sections.education.form.untouched, School: 'Harrowfen College' }),
  }),
}

type Case = Parameters<typeof coverTransitions<typeof applicationPartMachine>>[1]['events'][number]
type Event = Exclude<Case, (...given: never) => unknown>

const where =
  (isPossible: (snapshot: Snapshot) => boolean, event: (snapshot: Snapshot) => Event) =>
  (snapshot: Snapshot): Event | null =>
    isPossible(snapshot) ? event(snapshot) : null

const isJudged = ({ context }: Snapshot) => context.place.applicationId === judged
/** Bounds the saves so that the paths end. */
const isShort = ({ context }: Snapshot) => context.version < 5
const taken = (verdict: string, reply: object) =>
  ({
    type: 'xstate.done.actor.submit',
    output: { kind: 'taken', verdict, reply: JSON.stringify(reply), reason: '' },
  }) as const

const [mine, another] = [
  { contact: 'LastName', education: 'School' },
  { contact: 'FirstName', education: 'Degree' },
]
const fieldOf = (fields: typeof mine, { context }: Snapshot) => fields[context.place.section as keyof typeof mine]

const changedThere = (fields: typeof mine) =>
  where(
    (snapshot) => ['saving', 'takingAway'].includes(snapshot.value) && isShort(snapshot),
    (snapshot) => {
      const { kept, version } = snapshot.context
      const Values = { ...kept, [fieldOf(fields, snapshot)]: `Written elsewhere ${version}` }
      return taken('newer', { Newer: { Version: version + 1, Values, ChangedAt: '', IsRemoved: false } })
    },
  )

const cover = coverTransitions(applicationPartMachine, {
  starts,
  events: [
    (snapshot) => {
      const field = fieldOf(mine, snapshot)
      return { type: 'field.changed', field, value: snapshot.context.values[field] === 'Moss' ? 'Birch' : 'Moss' }
    },
    where(
      (snapshot) => !isJudged(snapshot),
      (snapshot) => ({ type: 'field.left', field: fieldOf(mine, snapshot) }),
    ),
    // While somebody writes a section is saved at once as it is called complete.
    where(
      (snapshot) =>
        !isJudged(snapshot) &&
        (snapshot.value !== 'writing' || (snapshot.context.sent === null && snapshot.context.place.entry === '')),
      () => ({ type: 'save.wanted' }),
    ),
    { type: 'removal.wanted' },
    { type: 'undo.wanted' },
    { type: 'newer.taken' },
    { type: 'own.kept' },
    where(
      ({ context }) => context.note !== null,
      () => ({ type: 'note.closed' }),
    ),
    where(
      (snapshot) => isJudged(snapshot) && Object.keys(snapshot.context.problems).length === 0,
      () => ({ type: 'problems.told', problems: { FirstName: 'Please enter your first name' } }),
    ),
    where(
      (snapshot) => !isJudged(snapshot),
      () => ({ type: 'xstate.after.writingRest.applicationPart.writing' }),
    ),
    { type: 'xstate.after.savingPause.applicationPart.heldUp' },
    where(
      (snapshot) => isShort(snapshot) && (snapshot.value !== 'takingAway' || snapshot.context.version > 0),
      ({ context }) => taken('kept', { Version: context.version + 1 }),
    ),
    where(
      ({ value, context }) => context.place.entry !== '' && (value !== 'saving' || context.version > 0),
      () => taken('gone', { Gone: true }),
    ),
    changedThere(mine),
    changedThere(another),
    // What was sent before had arrived.
    where(
      ({ value, context }) => value === 'takingAway' && context.unanswered.length > 0 && context.version < 2,
      ({ context: { unanswered, version } }) => {
        const Values = unanswered.at(-1) ?? {}
        return taken('newer', { Newer: { Version: version + 1, Values, ChangedAt: '', IsRemoved: false } })
      },
    ),
    where(
      ({ value, context }) => value === 'saving' && context.place.entry !== '' && context.version === 1,
      ({ context: { kept, version } }) =>
        taken('newer', { Newer: { Version: version + 1, Values: kept, ChangedAt: '', IsRemoved: true } }),
    ),
    { ...answered({ kind: 'refused' }), output: { kind: 'refused', reply: '', verdict: '', reason: 'No.' } },
    { type: 'xstate.error.actor.submit', error: new Error('The connection was lost.') },
    ({ context: { newer, kept, version } }) => ({
      type: 'xstate.done.actor.readPart',
      // What was brought back is as it was.
      output:
        newer === null ? partOf(version, kept) : newer.IsRemoved ? null : partOf(newer.Version, newer.Values ?? {}),
    }),
    // What was brought back is removed again before it is read.
    where(
      ({ value }) => value === 'readingBack',
      () => ({ type: 'xstate.done.actor.readPart', output: null }),
    ),
    { type: 'xstate.error.actor.readPart', error: new Error('The answer could not be read.') },
  ],
  key: ({ value, context }) =>
    JSON.stringify([
      value,
      context.place,
      isAllKept(context),
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

const onOneLine = 'what judges a section is held on the line with what saves it, and goes its way together with that'

testPaths({
  name: 'application-part',
  cover,
  content: { ...contentOfJobs([{ id: '2', title: 'Cost Analyst', city: 'Dayton', state: 'Ohio' }]), ...listsOfForm },
  unreachable: {
    'applicationPart|device.refused|0':
      'the device is asked while something else happens; kept-parts.test.ts says what follows',
    'applicationPart.heldUp|problems.told|0': onOneLine,
    'applicationPart.refused|problems.told|0': onOneLine,
  },
  journeys: ['applicationPart'],
})
