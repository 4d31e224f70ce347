import { coverTransitions } from '#machines/cover.testing.ts'
import { resumeParsingMachine, type ReadOutcome } from '#machines/resume-reading.machine.ts'
import { listLines, type LinesContext } from '#machines/resume-lines.ts'
import type { SnapshotFrom } from 'xstate'
import { testPaths } from '../harness/test-paths.ts'
import { createJobsContent } from '../worlds/content.ts'
import { formLists } from '../application-form/form-fields.ts'
import { oddLine } from './resumes.ts'

type Filling = Extract<ReadOutcome, { kind: 'says' }>['filling']
type Snapshot = SnapshotFrom<typeof resumeParsingMachine>

const emptyFilling: Filling = {
  contact: {},
  lists: { education: [], employment: [], references: [] },
  guesses: [],
  left: [],
  found: { education: 0, employment: 0, references: 0 },
  unplaced: [],
  skipped: [],
}
const phone: Filling = { ...emptyFilling, contact: { Phone: '937 555 0142' } }

/** Made anew each time, as a reading does: a line is known by itself. */
const createLines = (): Filling => ({
  ...emptyFilling,
  unplaced: [{ section: 'employment', heading: 'EXPERIENCE', text: oddLine }],
})

const place = (field: 'City' | 'ZipCode') => ({
  type: 'line.placed' as const,
  line: 0,
  target: { section: 'contact' as const, entry: '', field },
})

const turnsOutToBe = (output: ReadOutcome) => ({ type: 'xstate.done.actor.readResume', output }) as const

const createFileEvent = (size: number) =>
  ({ type: 'file.provided', file: new File([new Uint8Array(size)], 'resume.txt'), complete: [] }) as const

const countLines = (context: Pick<LinesContext, 'outcome' | 'placements' | 'dismissed'>) => [
  listLines(context).length,
  context.placements.length,
  context.dismissed.length,
]

/** In lines: a browser takes seconds to lay out one word of this length. */
const tooLong = `${`${'a'.repeat(63)}\n`.repeat(16 * 1024)}a`

const cover = coverTransitions(resumeParsingMachine, {
  starts: { 'a form': { contact: null, lists: {} } },
  events: [
    createFileEvent(100),
    createFileEvent(10 * 1024 * 1024 + 1),
    { type: 'text.changed', text: 'Ada Moss' },
    { type: 'text.changed', text: tooLong },
    { type: 'text.provided', complete: [] },
    { type: 'undo.requested' },
    // The same phone number once more adds nothing.
    ({ context }: Snapshot) =>
      turnsOutToBe({
        kind: 'says',
        filling: context.filled.length > 0 ? { ...emptyFilling, left: ['contact'] } : phone,
      }),
    () => turnsOutToBe({ kind: 'says', filling: createLines() }),
    // Her city is blank until a line is put there.
    ({ context }: Snapshot) => (context.placements.length > 0 ? null : place('City')),
    place('ZipCode'),
    { type: 'line.dismissed', line: 0 },
    { type: 'line.returned', line: 0 },
    turnsOutToBe({ kind: 'says nothing' }),
    ...(['unknown', 'pictures', 'locked', 'damaged', 'too large', 'not loaded'] as const).map((kind) =>
      turnsOutToBe({ kind }),
    ),
    { type: 'xstate.error.actor.readResume', error: new Error('The file is gone.') },
  ],
  key: ({ value, context }) =>
    JSON.stringify([value, context.text.length, context.filled.length > 0, ...countLines(context)]),
})

testPaths({
  name: 'resume reading',
  cover,
  content: {
    ...createJobsContent([{ id: '2', title: 'Cost Analyst', city: 'Arlington', state: 'Virginia' }]),
    ...formLists,
  },
  journeys: ['resumeReading'],
})
