import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { listLines, textWithoutLine, placingProblem, type FillableParts } from './resume-lines.ts'
import { resumeParsingMachine, type ReadOutcome, type ResumeParsingInput } from './resume-reading.machine.ts'
import type { Filling } from '#domain/resume/resume-filling.ts'

const [first, second] = ['Oiled the looms.', 'Counted the bales.'].map((text) => ({
  section: 'employment' as const,
  heading: 'JOBS',
  text,
}))

const filling: Filling = {
  contact: {},
  lists: { education: [], employment: [], references: [] },
  guesses: [],
  left: [],
  found: { education: 0, employment: 0, references: 0 },
  unplaced: [first, second].flatMap((line) => line ?? []),
  skipped: [],
}

const city = { section: 'contact', entry: '', field: 'City' } as const

async function readLines() {
  const done: string[] = []
  const note = (name: string) => () => void done.push(name)
  const machine = resumeParsingMachine.provide({
    actors: { readResume: fromPromise<ReadOutcome, ResumeParsingInput>(async () => ({ kind: 'says', filling })) },
    actions: {
      placeLine: note('placed'),
      takeLine: note('taken'),
      takeBack: note('all taken back'),
    },
  })
  const actor = createActor(machine, { input: { contact: null, lists: {} } }).start()
  actor.send({ type: 'text.provided', complete: [] })
  await waitFor(actor, (snapshot) => snapshot.matches('onlyLines'))
  return { actor, done }
}

test('a line is placed or left out once, until it is taken back', async () => {
  const { actor, done } = await readLines()
  actor.send({ type: 'line.placed', line: 0, target: city })
  actor.send({ type: 'line.placed', line: 0, target: { ...city, field: 'Address1' } })
  actor.send({ type: 'line.dismissed', line: 0 })
  actor.send({ type: 'line.dismissed', line: 1 })
  actor.send({ type: 'line.dismissed', line: 7 })
  const { placements, dismissed } = actor.getSnapshot().context
  expect([done, placements, dismissed]).toEqual([['placed'], [{ line: first, target: city, equal: 0 }], [second]])
  actor.send({ type: 'line.returned', line: 1 })
  expect(actor.getSnapshot().context.dismissed).toEqual([])
})

test('a line that its field does not take is told with the reason, and changes nothing', async () => {
  const { actor, done } = await readLines()
  actor.send({ type: 'line.placed', line: 1, target: { ...city, field: 'Phone' } })
  const { placements, act } = actor.getSnapshot().context
  const problem = 'Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142'
  expect([done, placements, act]).toEqual([[], [], { kind: 'refused', line: second, problem }])
})

test('what was placed can be taken back with all else, which forgets the lines', async () => {
  const { actor, done } = await readLines()
  expect(actor.getSnapshot().can({ type: 'undo.requested' })).toBe(false)
  actor.send({ type: 'line.placed', line: 0, target: city })
  actor.send({ type: 'undo.requested' })
  const { placements, outcome, act } = actor.getSnapshot().context
  expect([done, placements, outcome, act]).toEqual([['placed', 'all taken back'], [], null, null])
})

const partIn = (value: string): FillableParts => {
  const ref = { getSnapshot: () => ({ value, context: { values: { City: 'Oiled the looms.' } } }) }
  return { contact: ref as unknown as FillableParts['contact'], lists: {} }
}

test('a line is neither taken out of an entry that is removed nor put into it', () => {
  const line = first ?? { section: null, heading: '', text: '' }
  const placement = { line, target: city, equal: 0 }
  expect([
    textWithoutLine(partIn('kept'), placement),
    textWithoutLine(partIn('removed'), placement),
    textWithoutLine(partIn('restoring'), placement),
    placingProblem(partIn('removed'), { ...placement, target: { ...city, field: 'Address1' } }),
    placingProblem(partIn('kept'), { ...placement, target: { ...city, field: 'Address1' } }),
  ]).toEqual(['', null, null, 'It cannot be changed now', null])
})

test('a second resume that is refused leaves the lines of the first, and one that is read replaces them', async () => {
  const outcomes: ReadonlyArray<ReadOutcome> = [{ kind: 'says', filling }, { kind: 'locked' }, { kind: 'says nothing' }]
  const readings = outcomes.values()
  const machine = resumeParsingMachine.provide({
    actors: {
      readResume: fromPromise<ReadOutcome, ResumeParsingInput>(
        async () => readings.next().value ?? { kind: 'damaged' },
      ),
    },
  })
  const actor = createActor(machine, { input: { contact: null, lists: {} } }).start()
  const seen: Array<readonly [lines: number, dismissed: number]> = []
  for (const state of ['onlyLines', 'locked', 'nothingFound'] as const) {
    actor.send({ type: 'text.provided', complete: [] })
    await waitFor(actor, (snapshot) => snapshot.matches(state))
    actor.send({ type: 'line.dismissed', line: 1 })
    const { context } = actor.getSnapshot()
    seen.push([listLines(context).length, context.dismissed.length])
  }
  expect(seen).toEqual([
    [2, 1],
    [2, 1],
    [0, 0],
  ])
})
