import { expect, test } from 'vitest'
import { playerMachine } from '../draw/player.testing.ts'
import { answerFlow, hasWords, filterByTransitions, type FlowRecords } from './transition-coverage.ts'
import { toJson, toFlowsJson } from './json.ts'
import { formatCoverage, formatFlowTable, type CoverageQuery } from './print.ts'
import type { ExamplesRecord, RecordedPaths } from './records.ts'
import { runCoverage } from './run-coverage.ts'
import type { FlowCoverage } from './flow-coverage.ts'

const flow = { stem: 'player', machine: playerMachine }
const about = { commit: 'abcdef0123456789', isDirty: true, date: '2026-11-27T04:05:06.000Z' }
const run = { ...about, seed: '7', isWhole: true, count: 5, of: 5, machines: {} }
const of = { words: 'w', steps: 's', machine: 'm' }

const example = (line: number, file: string, taken: ReadonlyArray<string>) => ({
  key: `${file} ${line}`,
  of,
  file,
  line,
  title: `Example ${line}`,
  row: '',
  run: 0,
  taken: taken.map((id) => `player${id}`),
})

const [play, mute] = ['.track.idle|play|0', '.sound.on|mute|0']
const examples: ExamplesRecord = {
  runs: [run],
  examples: [
    example(3, 'features/a/music.feature', [play]),
    example(4, 'features/a/music.feature', [play, mute]),
    example(5, 'features/a/music.feature', [play]),
    example(6, 'features/a/music.feature', [play]),
    example(9, 'features/a/player.feature', [play]),
  ],
}
const paths: RecordedPaths = {
  ...about,
  of,
  file: 'steps/player/paths.ts',
  taken: [play, mute, '.track.idle|play|1'].map((id) => `player${id}`),
  unreachable: { 'player|unplug|0': 'no screen has a plug' },
  walked: { passed: 3, of: 4 },
}
const flowRecords = { examples, paths }

const inWords = (words: ReadonlyArray<string>, from: FlowRecords = flowRecords) =>
  answerFlow(flow, from).filter((answer) => hasWords(answer, words))

const query: CoverageQuery = { words: [], too: null, isAll: false }
const print = (
  answers = answerFlow(flow, flowRecords),
  from: FlowRecords = flowRecords,
  given = query,
  unheard: FlowCoverage['unheard'] = [],
) => formatCoverage({ flow, answers, unheard, missing: [], known: from }, given)

test('what nothing takes comes first, then what paths alone take, each in the words of the chart', () => {
  const answers = [
    ...inWords(['unplug']),
    ...inWords(['play', 'idle', 'has tracks']),
    ...inWords(['play', 'otherwise']),
  ]
  expect(print(answers)).toEqual([
    'Player: 3 transitions.',
    'Examples: all 5 that run in memory, on 2026-11-27 at 04:05 UTC, commit abcdef01 with changes that were not committed, seed 7.',
    'Paths: 3 of 4 walked to their ends on the screen, on 2026-11-27 at 04:05 UTC, commit abcdef01 with changes that were not committed.',
    'What its states are: npm run docs, out/docs/flows/player.html',
    '',
    'Taken by nothing: 1',
    '  any state → track.idle and sound.off   unplug',
    '      No path can: no screen has a plug.',
    '',
    'Taken by paths alone: 1',
    '  track.idle → track.empty   play   (2. otherwise)',
    '      A path takes it.',
    '',
    'Taken by examples: 1',
    '  track.idle → track.loading   play   (1. if has tracks)',
    '      features/a/player.feature:9  Example 9',
    '      features/a/music.feature:3  Example 3',
    '      features/a/music.feature:4  Example 4',
    '      and 2 more examples',
    '',
  ])
})

test('all examples are named when all are asked for, and so are those that nobody hears', () => {
  const unheard = [{ title: 'In sight', file: 'features/a/player.feature', line: 20 }]
  const answers = inWords(['has tracks'])
  const lines = print(answers, flowRecords, { ...query, isAll: true }, unheard)
  expect(lines.filter((line) => line.includes('music.feature'))).toHaveLength(4)
  expect(lines.filter((line) => line.includes('In sight'))).toEqual(['      features/a/player.feature:20  In sight'])
})

test('words are looked for in states, events, guards and descriptions, in any case', () => {
  const ids = (...words: string[]) => inWords(words).map(({ id }) => id.replace('player', ''))
  expect(ids('sound GOES')).toEqual([mute])
  expect(ids('Chosen', 'played')).toEqual([])
  expect(ids('nothing is played', 'play|')).toEqual([play, '.track.idle|play|1'])
  expect(ids('is muted')).toEqual(['.sound.off|mute|0'])
  expect(ids('nonsense')).toEqual([])
})

test('only examples count that take a transition of another flow too, when that is asked', () => {
  const some = { examples: filterByTransitions(examples, [`player${mute}`]), paths: null }
  const lines = print(answerFlow(flow, some).slice(2, 4), some, { ...query, too: 'take a transition of sound' })
  expect([lines[0], ...lines.slice(3)]).toEqual([
    'Player: 2 transitions. Only examples that also take a transition of sound are counted, whichever comes first.',
    '',
    'Taken by none of these examples: 1',
    '  track.idle → track.empty   play   (2. otherwise)',
    '',
    'Taken by these examples: 1',
    '  track.idle → track.loading   play   (1. if has tracks)',
    '      features/a/music.feature:4  Example 4',
    '',
  ])
})

test('what ran before a change says so, and what has changed', () => {
  const changed = ['its words', 'the machine of its flow']
  const stale: FlowRecords = {
    examples: { ...examples, examples: examples.examples.map((each) => ({ ...each, changed })) },
    paths: { ...paths, changed: ['the machine of its flow'] },
  }
  const answers = [...inWords(['has tracks'], stale), ...inWords(['play', 'otherwise'], stale)]
  const lines = print(answers, stale)
  expect(lines.filter((line) => line.includes('Stale'))).toEqual([
    '  Stale: 5 examples that take something here ran before a change. Record them again: npm run features',
    '  Stale: The machine of the flow has changed since. Make them again: npm run spec -- who-takes player --paths',
  ])
  expect(lines).toContain('      A path takes it, as made before a change.')
  expect(lines).toContain(
    '      features/a/player.feature:9  Example 9 (stale: its words and the machine of its flow have changed since)',
  )
})

test('what is not recorded is said to be unknown, and not to be taken by nothing', () => {
  const nothing = { examples: null, paths }
  const lines = print(answerFlow(flow, nothing), nothing)
  expect(lines[1]).toContain('Examples: there is no run whose transitions were recorded, so nobody knows.')
  expect(lines.filter((line) => line.startsWith('Taken'))).toEqual(['Taken by no path: 11', 'Taken by paths: 3'])
  expect(print([], { examples, paths: null })[2]).toContain('Paths: none have been made.')
})

test('a record of some examples says that the others are not in it', () => {
  const part = { examples: { ...examples, runs: [{ ...run, isWhole: false }] }, paths }
  expect(print([], part).slice(1, 3)).toEqual([
    'Examples: 5 examples by name, on 2026-11-27 at 04:05 UTC, commit abcdef01 with changes that were not committed, seed 7.',
    '  Other examples have not been recorded: npm run features runs them all.',
  ])
})

test('the answer as JSON holds what is recorded, the counts and every transition', () => {
  const answers = inWords(['sound goes'])
  expect(toJson({ flow, answers, unheard: [], missing: [], known: flowRecords }, query)).toEqual({
    flow: 'player',
    name: 'Player',
    words: [],
    too: null,
    recorded: {
      examples: { runs: [{ ...about, seed: '7', isWhole: true, count: 5, of: 5 }], isStale: false },
      paths: { date: run.date, commit: run.commit, isDirty: true, walked: { passed: 3, of: 4 }, isStale: false },
    },
    counts: { transitions: 1, byNothing: 0, byPathsAlone: 0, byExamples: 1 },
    unheard: [],
    missing: [],
    transitions: [
      {
        id: `player${mute}`,
        from: { name: 'sound.on', says: '' },
        to: [{ name: 'sound.off', says: '' }],
        event: 'mute',
        says: 'the sound goes',
        guard: '',
        requirements: ['J1-03'],
        examples: [{ title: 'Example 4', file: 'features/a/music.feature', line: 4 }],
        isInPaths: true,
        unreachable: null,
      },
    ],
  })
})

test('without a flow each is counted, and what is not known of one is said', () => {
  const rows = [
    { stem: 'player', answers: answerFlow(flow, flowRecords) },
    { stem: 'radio', answers: answerFlow(flow, { examples, paths: null }) },
  ]
  const lines = formatFlowTable(rows, { examples }).map((line) => line.split(/ {2,}/))
  expect(lines.slice(1, 5)).toEqual([
    ['flow', 'transitions', 'by examples', 'by paths alone', 'by nothing'],
    ['player', '14', '2', '1', '11'],
    ['radio', '14', '2', '?', '12?'],
    ['all', '28', '4', '?', '23?'],
  ])
  expect(lines.slice(5).map(([line]) => line)).toEqual([
    '?: not known; a number with ? is the most that it can be.',
    expect.stringMatching(/^The paths of some flows have not been made: npm run paths /),
  ])
})

test('where no run is recorded, nothing firm is said of examples', () => {
  const withPaths = [{ stem: 'player', answers: answerFlow(flow, { examples: null, paths }) }]
  const withNothing = [{ stem: 'player', answers: answerFlow(flow, { examples: null, paths: null }) }]
  const listCells = (rows: typeof withPaths) => formatFlowTable(rows, { examples: null })[2]?.split(/ {2,}/)
  expect(listCells(withPaths)).toEqual(['player', '14', '?', '?', '11?'])
  expect(toFlowsJson(withPaths)[0]).toEqual(expect.objectContaining({ areExamplesKnown: false, arePathsKnown: true }))
  expect(listCells(withNothing)).toEqual(['player', '14', '?', '?', '14?'])
})

test('what runs only in a browser is counted, and why nothing of it is recorded', () => {
  const unheard = [{ title: 'In sight', file: 'features/a/player.feature', line: 20 }]
  expect(print(inWords(['has tracks']), flowRecords, query, unheard).slice(3, 5)).toEqual([
    '1 example runs only in a browser, where transitions are not recorded.',
    '  --all names what runs only in a browser.',
  ])
})

test('a flow that is not there is refused with those like it', async () => {
  await expect(runCoverage(['sesion'])).rejects.toThrow('There is no flow "sesion". Much like it: session')
})
