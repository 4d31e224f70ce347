import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { findAbout, joinWords, filterDifference, listKnownNames } from './about.ts'
import { compareVersions, type Read } from './compare-versions.ts'
import { readGraph } from './flow-graph.ts'
import { parseFeatureSet } from './read-rules.ts'

const machine = (id: string, target: string) =>
  readGraph(
    createMachine({
      id,
      initial: 'shut',
      states: {
        shut: {
          meta: { description: `the ${id} is shut` },
          on: {
            push: { target, meta: { description: 'Ada pushes', requirements: [id === 'door' ? 'J1-01' : 'J2-01'] } },
          },
        },
        open: { meta: { description: `the ${id} is open` } },
        ajar: { meta: { description: `the ${id} is ajar` } },
      },
    }),
  )

const flow = (stem: string, target: string) => ({
  stem,
  file: `machines/${stem}.machine.ts`,
  graph: machine(stem, target),
  problem: null,
})

const feature = (name: string, id: string, then: string) =>
  `Feature: ${name}\n  Rule: A ${name} opens\n    @${id}\n    Example: One pushes\n      When Ada pushes\n      Then ${then}\n`

const version = (word: string, target: string): Read => ({
  name: word,
  told: parseFeatureSet([
    { file: 'features/house/door.feature', text: feature('Way in', 'J1-01', `it is ${word}`) },
    { file: 'features/house/window-frame.feature', text: feature('Frame', 'J2-01', `it is ${word}`) },
    { file: 'features/garden/gate.feature', text: feature('Gate', 'J3-01', `it is ${word}`) },
  ]),
  rows: [
    {
      file: 'docs/requirements/careers.tsv',
      text: `id\tsection\tkind\tstatement\n${['J1-01', 'J2-01', 'J3-01'].map((id) => `${id}\t1\tbehaviour\t${id} is ${word}.`).join('\n')}\n`,
    },
  ],
  flows: [flow('door', target), flow('window', target)],
})

const versions = [version('open', 'open'), version('ajar', 'ajar')] as const

function listMatches(...names: ReadonlyArray<string>) {
  const { about, unknown } = findAbout(names, versions)
  const { rules, flows, requirements } = filterDifference(compareVersions(...versions), about)
  return [
    ...unknown.map((name) => `unknown ${name}`),
    ...rules.map(({ file }) => file.replace(/^.*\/|\.feature$/g, '')),
    ...flows.map(({ name }) => name),
    ...requirements.map(({ id }) => id),
  ]
}

test.each<[string, ReadonlyArray<string>]>([
  ['door', ['door', 'Door', 'J1-01']],
  ['window', ['window-frame', 'Window', 'J2-01']],
  ['features/house/door.feature', ['door', 'J1-01']],
  ['machines/door.machine.ts', ['Door', 'J1-01']],
  ['way in', ['door', 'J1-01']],
  ['Window frame', ['window-frame', 'J2-01']],
  ['gate', ['gate', 'J3-01']],
  ['garden', ['gate', 'J3-01']],
  ['house', ['door', 'window-frame', 'Door', 'Window', 'J1-01', 'J2-01']],
  ['J1-01', ['door', 'Door', 'J1-01']],
  ['J2', ['window-frame', 'Window', 'J2-01']],
])('%s', (name, told) => {
  expect(listMatches(name)).toEqual(told)
})

test('several names mean all that any of them means', () => {
  expect(listMatches('gate', 'J1-01')).toEqual(['door', 'gate', 'Door', 'J1-01', 'J3-01'])
})

test.each<[string, ReadonlyArray<string>]>([
  ['Window frame', ['Window frame']],
  ['gate way in door', ['gate', 'way in', 'door']],
  ['door window', ['door', 'window']],
  ['J1-01 window frame', ['J1-01', 'window frame']],
])('%s without quotes', (typed, names) => {
  expect(joinWords(typed.split(' '), versions)).toEqual(names)
})

test('a name that means nothing is told, and what can be asked about is known', () => {
  expect(listMatches('dor', 'J9-99')).toEqual(['unknown dor', 'unknown J9-99'])
  expect(listKnownNames(versions)).toEqual(['door', 'window', 'house', 'window-frame', 'gate', 'garden'])
})

test('what was asked about is also what is counted as the same', () => {
  const same = compareVersions(versions[0], versions[0])
  const sameAbout = (name: string) =>
    filterDifference(same, findAbout([name], versions).about).sameFlows.map(({ stem }) => stem)
  expect([sameAbout('door'), sameAbout('house'), sameAbout('J2-01'), sameAbout('gate')]).toEqual([
    ['door'],
    ['door', 'window'],
    ['window'],
    [],
  ])
})
