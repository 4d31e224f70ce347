import { expect, test } from 'vitest'
import { playerMachine } from '../draw/player.testing.ts'
import type { Mention } from '../requirements.ts'
import type { Interpretation } from '../interpretations/interpretations.ts'
import type { ExamplesRecord } from '../coverage/records.ts'
import { answerRequirement, readModels, type Shelves } from './answer.ts'
import { printAnswer } from './print-answer.ts'
import { parseFeatures, traceRules } from './traced-rules.ts'
import type { TracedRow } from './trace.ts'

const feature = {
  file: 'a.feature',
  text: `Feature: Music

  @J1-03
  Rule: The sound goes when it is muted

    Example: At once
      When Ada mutes

    @screen
    Scenario Outline: On every screen
      When Ada mutes <screen>

      Examples:
        | screen |
        | small  |
        | large  |

  Rule: A track is played

    @J1-03 @J1-04
    Example: Muted
      When Ada plays

    @J1-04
    Example: Aloud
      When Ada plays
`,
}

const features = parseFeatures([feature])

const ran = new Set(['a.feature › The sound goes when it is muted › On every screen ›  › small'])

const tag = (line: number, by: Mention['by'] = 'example'): Mention => ({
  id: 'J1-03',
  by,
  says: '',
  file: 'a.feature',
  line,
})

test('a rule that names a requirement tells all its examples, the rule of an example that names it tells that alone', () => {
  expect(traceRules(features, [tag(3, 'rule'), tag(20)], ran)).toEqual([
    {
      title: 'The sound goes when it is muted',
      file: 'a.feature',
      line: 4,
      examples: [
        { title: 'At once', file: 'a.feature', line: 6, rows: 0, isOnScreenOnly: false, hasRun: false },
        { title: 'On every screen', file: 'a.feature', line: 10, rows: 2, isOnScreenOnly: true, hasRun: true },
      ],
    },
    {
      title: 'A track is played',
      file: 'a.feature',
      line: 18,
      examples: [{ title: 'Muted', file: 'a.feature', line: 21, rows: 0, isOnScreenOnly: false, hasRun: false }],
    },
  ])
})

test('two examples of a rule that name it are told under the rule once', () => {
  const [rule] = traceRules(features, [tag(24), tag(20)], ran)
  expect(rule?.examples.map(({ title }) => title)).toEqual(['Muted', 'Aloud'])
})

const requirement = {
  id: 'J1-03',
  section: 'J1',
  title: 'Sound',
  kind: 'behaviour',
  statement: 'The sound can be muted.',
}

const row = (covered: ReadonlyArray<Mention>, more: Partial<TracedRow> = {}): TracedRow => ({
  requirement,
  covered,
  known: [],
  flow: null,
  isDecided: false,
  ...more,
})

const flows = [{ stem: 'player', file: 'machines/player.machine.ts', machine: playerMachine }]

const shelves: Shelves = {
  features,
  models: readModels(flows, { examples: null, paths: null }),
  readings: [],
  decisions: [],
  ran,
}

const createTestMention = (by: Mention['by'], says: string): Mention => ({
  id: 'J1-03',
  by,
  says,
  file: 'a.test.ts',
  line: 7,
})

const print = (of: TracedRow, on: Partial<Shelves> = {}) => printAnswer(answerRequirement(of, { ...shelves, ...on }))

test('where no example ever ran here, that is said once', () => {
  const lines = print(row([tag(3, 'rule')]), { ran: new Set() })
  expect(lines.slice(4, 9)).toEqual([
    'Rules',
    '  The sound goes when it is muted',
    '      a.feature:4',
    '      a.feature:6  At once',
    '      a.feature:10  On every screen   (2 rows, on a screen only)',
  ])
  expect(lines[9]).toBe('  None of these examples has ever run here: npm run features')
})

test('a requirement tells its sentence, its rules, its tests and what models it', () => {
  const elsewhere = [
    { ...createTestMention('test', 'it is seen'), file: 'steps/screen/a.screen.ts' },
    { ...createTestMention('test', 'every end'), file: 'steps/player/paths.ts' },
  ]
  const covered = [
    tag(3, 'rule'),
    createTestMention('test', 'a key mutes'),
    createTestMention('markup', 'a button for …'),
    ...elsewhere,
  ]
  expect(print(row(covered, { known: [createTestMention('content', 'a track has a title')] }))).toEqual([
    'J1-03  The sound can be muted.',
    '  behaviour, in section J1, Sound',
    '  A rule says it, and examples prove it.',
    '',
    'Rules',
    '  The sound goes when it is muted',
    '      a.feature:4',
    '      a.feature:6  At once   (never run here)',
    '      a.feature:10  On every screen   (2 rows, on a screen only)',
    '',
    'Tests',
    '  a key mutes   a.test.ts:7   (a unit test)',
    '  a button for …   a.test.ts:7   (a test of markup alone)',
    '  it is seen   steps/screen/a.screen.ts:7   (a test on the screen)',
    '  every end   steps/player/paths.ts:7   (paths of a flow)',
    '',
    'Tests of the sample content, which prove nothing of the site',
    '  a track has a title   a.test.ts:7',
    '',
    'Modelled by, which proves nothing by itself',
    '  Player, sound.on → sound.off   mute: the sound goes',
    '',
  ])
})

test.each([
  [row([createTestMention('test', '')]), 'No rule and no example says it; tests alone prove it.'],
  [
    row([createTestMention('markup', '')]),
    'No rule and no example says it; only tests of markup prove it, which nobody has opened, followed or read.',
  ],
  [
    row([], { flow: 'radio' }),
    'Nothing proves it: it is set aside with the flow Radio. Why: docs/requirements/README.md.',
  ],
  [row([]), 'Nothing proves it.'],
])('what proves it is said in plain words, %#', (of, words) => {
  expect(print(of)[2]).toEqual(`  ${words}`)
})

test('where a run is recorded, it is said who takes the transition that models it', () => {
  const run = { commit: '', isDirty: false, date: '', seed: '1', isWhole: true, count: 1, of: 1, machines: {} }
  const of = { words: '', steps: '', machine: '' }
  const taking = {
    key: '',
    of,
    file: 'a.feature',
    line: 6,
    title: 'At once',
    row: '',
    run: 0,
    taken: ['player.sound.on|mute|0'],
  }
  const models = (examples: ExamplesRecord) =>
    print(row([]), { models: readModels(flows, { examples, paths: null }) }).at(-2)
  expect(models({ runs: [run], examples: [taking] })).toMatch(/the sound goes {3}taken by 1 example$/)
  expect(models({ runs: [run], examples: [] })).toMatch(/the sound goes {3}taken by no example$/)
})

const interpretation: Interpretation = {
  id: 'J1-03',
  reading: 'One key mutes.',
  why: 'Two would be confused.',
  who: 'firm',
  decidedOn: null,
  decision: null,
  answeredBy: null,
  wanted: null,
}
const decision = { file: 'docs/decisions/0007-keys.md', text: '# 7. Keys\n\nOf J1-03.a and J1-031, and J1-030.\n' }

test.each([
  [{}, 'Chosen by us, not confirmed; the question is for the firm.'],
  [
    { decision: '0007', decidedOn: '2026-11-23' },
    'Decided by the project itself on 2026-11-23, in decision 7; the question was for the firm.',
  ],
  [
    { decision: 'firm', decidedOn: '2026-11-23', answeredBy: 'Nora' },
    'Answered for the firm by Nora on 2026-11-23: as it is.',
  ],
])('an open reading says who decided it, %#', (more, words) => {
  const open = { ...requirement, kind: 'open' }
  const lines = print(row([], { requirement: open }), { readings: [{ ...interpretation, ...more }] })
  expect(lines.slice(3, 8)).toEqual([
    '',
    'decision' in more ? 'Left open, and how it was decided' : 'Open, and how it is read',
    '  What the site does: One key mutes.',
    '  Why: Two would be confused.',
    `  ${words}`,
  ])
})

test('an open statement without a reading says so', () => {
  expect(print(row([], { requirement: { ...requirement, kind: 'open' } }))[5]).toEqual(
    '  The statement is open, and no reading of it is written down.',
  )
})

test('a decision is told that names the requirement, and no other; that of its reading is told apart', () => {
  const tell = (text: string, more: Partial<Interpretation> = {}) => {
    const decisions = [{ ...decision, text }]
    const readings = [{ ...interpretation, ...more }]
    return answerRequirement(row([]), { ...shelves, decisions, readings })
  }
  const seven = { number: '0007', title: 'Keys', file: 'docs/decisions/0007-keys.md' }
  expect(tell('# 7. Keys\n\nThis is what J1-03 asks.').decisions).toEqual([seven])
  expect(tell('# Keys\n\n(J1-03).').decisions).toEqual([seven])
  expect(tell(decision.text).decisions).toEqual([])
  const decided = tell(decision.text, { decision: '0007' })
  expect([decided.decisions, decided.decidedIn]).toEqual([[], seven])
})

test('what was left open and decided since is open no more', () => {
  const open = row([], { requirement: { ...requirement, kind: 'open' } })
  const tell = (more: Partial<Interpretation>) => ({ ...shelves, readings: [{ ...interpretation, ...more }] })
  const decided = tell({ decision: '0007', decidedOn: '2026-11-23' })
  expect(print(open, tell({}))[1]).toEqual('  open, in section J1, Sound')
  expect(print(open, decided)[1]).toEqual('  left open by the specification, and decided since, in section J1, Sound')
  expect([answerRequirement(open, tell({})).isOpen, answerRequirement(open, decided).isOpen]).toEqual([true, false])
})
