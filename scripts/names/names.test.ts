import { expect, test } from 'vitest'
import { chooseItems, readArguments } from './names.ts'
import { findExamples } from './find-examples.ts'
import { findTests } from './find-tests.ts'
import { suiteFileLists } from './suite-file-lists.ts'

const doors = {
  file: 'features/house/doors.feature',
  text: `Feature: Doors
  Visitors come in.

  @J1-01
  Rule: Doors open

    Example: At once
      When Ada pushes

    @screen @J1-02
    Example: In sight
      When Ada looks

    @J1.2-03
    Scenario Outline: Anywhere
      When Ada goes to <place>

      Examples:
        | place |
        | Rome  |
        | Oslo  |
`,
}
const locks = {
  file: 'features/house/doors-locked.feature',
  text: doors.text.replaceAll('J1', 'C4').replace('@screen ', ''),
}
const sources = [doors, locks]

const examples = (...names: string[]) => findExamples(names, { isInMemory: false, sources }).places

test.each([
  ['doors', ['features/house/doors.feature:7:11:20:21', 'features/house/doors-locked.feature:7:11:20:21']],
  ['house', ['features/house/doors.feature:7:11:20:21', 'features/house/doors-locked.feature:7:11:20:21']],
  ['doors-locked', ['features/house/doors-locked.feature:7:11:20:21']],
  ['features/house/doors.feature', ['features/house/doors.feature:7:11:20:21']],
  ['./features/house/doors.feature:11', ['features/house/doors.feature:11']],
  ['@screen', ['features/house/doors.feature:11']],
  ['J1-01', ['features/house/doors.feature:7:11:20:21']],
  ['J1.2-03', ['features/house/doors.feature:20:21']],
  ['C4.2', ['features/house/doors-locked.feature:20:21']],
])('%s means examples', (name, places) => {
  expect(examples(name)).toEqual(places)
})

test('several names mean all that any of them means, once', () => {
  expect(examples('J1.2', 'J1-01', 'C4-02')).toEqual([
    'features/house/doors.feature:20:21:7:11',
    'features/house/doors-locked.feature:11',
  ])
})

test('what is run is said, and what only a screen tells is left to it', () => {
  expect(findExamples(['J1'], { isInMemory: true, sources }).says).toBe(
    '3 examples of features/house/doors.feature; 1 more is told on the screen only.',
  )
  expect(findExamples(['features/house/doors.feature:7'], { isInMemory: true, sources }).says).toBe(
    '1 example of features/house/doors.feature.',
  )
  const twice = { ...doors, text: doors.text.replace('@J1.2-03', '@screen') }
  expect(findExamples(['J1-01'], { isInMemory: true, sources: [twice] }).says).toBe(
    '1 example of features/house/doors.feature; 3 more are told on the screen only.',
  )
  expect(() => findExamples(['J1-02'], { isInMemory: true, sources })).toThrow(
    'Only a screen tells that: npm run features:browser -- J1-02',
  )
})

test.each(['dors', 'J1-04', '@slow', 'features/house/windows.feature', 'features/house/doors.feature:8'])(
  '%s means no example and is refused',
  (name) => {
    expect(() => examples('doors', name)).toThrow(`No example is meant by "${name}"`)
  },
)

test('a name that is refused is answered with one like it', () => {
  expect(() => examples('door-locked')).toThrow('Much like it: doors-locked')
})

const tests = [
  { file: 'src/house/doors.test.ts', text: "test('[J1-01] a door is pushed', f)\ntest('a door stays', f)" },
  { file: 'src/house/doors-locked.test.ts', text: "test('[J1.2-03.b] a key turns', f)" },
  { file: 'spec/lint/words.test.ts', text: "test('words', f)" },
]
const findByNames = (...names: string[]) => findTests('unit', names, tests)

test.each([
  ['doors', ['src/house/doors.test.ts', 'src/house/doors-locked.test.ts'], []],
  ['doors-locked', ['src/house/doors-locked.test.ts'], []],
  ['spec', ['spec/lint/words.test.ts'], []],
  ['src/house/', ['src/house/doors.test.ts', 'src/house/doors-locked.test.ts'], []],
  ['./src/house/doors.test.ts', ['src/house/doors.test.ts'], []],
  ['J1-01', ['src/house/doors.test.ts'], ['--testNamePattern', '\\[J1-01\\]']],
  [
    'J1',
    ['src/house/doors.test.ts', 'src/house/doors-locked.test.ts'],
    ['--testNamePattern', '\\[J1-01\\]|\\[J1\\.2-03\\.b\\]'],
  ],
])('%s means tests', (name, files, options) => {
  const meant = findByNames(name)
  expect([meant.files, meant.options]).toEqual([files, options])
})

test('a name that means no test is refused, and so are requirements beside files', () => {
  expect(() => findByNames('windows')).toThrow('No test is meant by "windows"')
  expect(() => findByNames('J1-01', 'words')).toThrow('Name requirements or files, not both')
})

test('an option is told from a name, and so is the value it takes', () => {
  expect(readArguments(['doors', '--name', 'a door', '--fail-fast', 'J1'], new Set(['--name']))).toEqual({
    names: ['doors', 'J1'],
    options: ['--name', 'a door', '--fail-fast'],
  })
})

const choose = (names: ReadonlyArray<string>, items = ['a door', 'a lock']) =>
  chooseItems(items, names, {
    kind: 'part of the house',
    getName: (item) => item,
    isMeant: (name, item) => item.includes(name),
  })

test('names choose what they mean, and none chooses all', () => {
  expect([choose([]), choose(['lock']), choose(['lock', 'a '])]).toEqual([
    ['a door', 'a lock'],
    ['a lock'],
    ['a door', 'a lock'],
  ])
})

test('a name that means nothing is refused with what there is, whatever is named beside it', () => {
  expect(() => choose(['dor'])).toThrow('There is no part of the house "dor". Much like it: a door.')
  expect(() => choose(['lock', '?'])).toThrow('There is no part of the house "?". There are: a door, a lock.')
  const many = Array.from({ length: 30 }, (_, index) => `window ${index}`)
  expect(() => choose(['?'], many)).toThrow('There are 30, such as window 0, window 1, window 2.')
})

test('of each suite a flow has a part of its own', () => {
  const parts = Object.fromEntries(Object.entries(suiteFileLists).map(([suite, find]) => [suite, find('session')]))
  expect(parts['unit']).toContain('machines/session.machine.test.ts')
  expect(parts).toEqual({
    unit: expect.any(Array),
    features: ['features/account/session.feature'],
    paths: ['steps/session/paths.ts'],
  })
})
