import { expect, test } from 'vitest'
import { compareFeatures, compareRules } from './compare-rules.ts'
import { printFeatures, printRules } from './print-rules.ts'
import { parseFeatureSet } from './read-rules.ts'

const ferry = `Feature: Ferry
  People cross the bay.

  Background:
    Given the ferry leaves at noon

  Rule: A ticket is good for one day
    @J1-01
    Example: The same day
      Given Ada has a ticket
      When Ada boards
      Then Ada crosses
    Example: The next day
      Given Ada has a ticket of yesterday
      When Ada boards
      Then Ada is turned away

  Rule: A dog travels for nothing
    @J1-02
    Scenario Outline: A <dog>
      Given Ada has a <dog>
      When Ada boards
      Then the dog costs <price>
      Examples:
        | dog    | price |
        | poodle | $0    |
        | beagle | $0    |
`

type Features = Readonly<Record<string, string>>

const toFeatureSet = (features: Features) =>
  parseFeatureSet(Object.entries(features).map(([file, text]) => ({ file, text })))

function printChanges(before: Features, now: Features) {
  const [was, is] = [toFeatureSet(before), toFeatureSet(now)]
  const lines = [...printRules(compareRules(was, is), false), ...printFeatures(compareFeatures(was, is), false)]
  return lines.map((line) => line.trim()).filter((line) => !line.startsWith('features/'))
}

const file = 'features/travel/ferry.feature'
const changed = (part: string, by: string) => printChanges({ [file]: ferry }, { [file]: ferry.replace(part, by) })

const [head = '', first = '', second = ''] = ferry.split(/(?= {2}Rule: )/)

test('a feature that moved, and rules and examples in another order, tell nothing', () => {
  expect(printChanges({ [file]: ferry }, { 'features/water/crossing.feature': `${head}${second}${first}` })).toEqual([])
  const [ruleLine = '', ...examples] = first.split(/(?= {4}(?:@|Example: The next))/)
  const reordered = `${head}${ruleLine}${examples.toReversed().join('')}\n${second}`
  expect(reordered).not.toEqual(ferry)
  expect(printChanges({ [file]: ferry }, { [file]: reordered })).toEqual([])
})

test('a rule that stands in another feature now tells nothing of itself', () => {
  const other = 'features/travel/dogs.feature'
  const now = { [file]: `${head}${first}`, [other]: `Feature: Dogs\n  Who comes along.\n\n${second}` }
  expect(printChanges({ [file]: ferry }, now)).toEqual(['Features', '+ Dogs'])
})

test('a rule that was reworded is marked word by word', () => {
  expect(changed('A ticket is good for one day', 'A ticket is valid for one day')).toEqual([
    'Rules',
    '~ A ticket is [-good-] {+valid+} for one day',
  ])
})

test('a rule whose words are all others is known by its examples', () => {
  expect(changed('A dog travels for nothing', 'No animal pays')).toEqual([
    'Rules',
    '~ [-A dog travels for nothing-] {+No animal pays+}',
  ])
})

test('a step that was reworded, and one that came', () => {
  expect(changed('Then Ada is turned away', 'Then Ada is turned back\n      And Ada is told why')).toEqual([
    'Rules',
    '~ A ticket is good for one day',
    '~ Example: The next day',
    '~ Then Ada is turned [-away-] {+back+}',
    '+ Then Ada is told why',
  ])
})

test('a row that changed, by the names of its columns', () => {
  expect(changed('| beagle | $0    |', '| beagle | $5    |')).toEqual([
    'Rules',
    '~ A dog travels for nothing',
    '~ Example: A <dog>',
    '~ with dog: beagle, price: [-$0-] {+$5+}',
  ])
})

test('what people do in another order is told, what is so beforehand is not', () => {
  const order = (...steps: ReadonlyArray<string>) => ({
    [file]: `Feature: Ferry\n  Rule: A\n    Example: B\n${steps.map((step) => `      ${step}\n`).join('')}`,
  })
  const [ada, bo] = ['Given Ada has a ticket', 'And Bo has a dog']
  expect(
    printChanges(
      order(ada, bo, 'When Ada boards'),
      order(bo.replace('And', 'Given'), ada.replace('Given', 'And'), 'When Ada boards'),
    ),
  ).toEqual([])
  expect(printChanges(order('When Ada boards', 'And Bo pays'), order('When Bo pays', 'And Ada boards'))).not.toEqual([])
})

test('a rule that came with its requirement, and one that went', () => {
  expect(printChanges({ [file]: `${head}${first}` }, { [file]: `${head}${second}` })).toEqual([
    'Rules',
    '+ A dog travels for nothing',
    '+ Example: A <dog>',
    '- A ticket is good for one day',
    '- Example: The same day',
    '- Example: The next day',
  ])
  expect(changed('@J1-02', '@J1-03')).toEqual([
    'Rules',
    '~ A dog travels for nothing',
    'now names: J1-03',
    'no longer names: J1-02',
  ])
})

test('what stands above the rules', () => {
  expect(changed('leaves at noon', 'leaves at dusk')).toEqual([
    'Features',
    '~ Ferry',
    '~ Given the ferry leaves at [-noon-] {+dusk+}',
  ])
  expect(changed('People cross the bay.', 'People cross the whole bay.')).toEqual([
    'Features',
    '~ Ferry',
    '~ People cross the {+whole+} bay.',
  ])
})

test('a feature that is not Gherkin is named, and the others are read', () => {
  const { rules, problems } = toFeatureSet({ [file]: ferry, 'features/travel/broken.feature': 'Ferry!' })
  expect(rules.length).toEqual(2)
  expect(problems).toEqual([expect.stringMatching(/^features\/travel\/broken\.feature is not Gherkin: /)])
})

test('an example that only has another title tells nothing', () => {
  expect(changed('Example: The next day', 'Example: Too late')).toEqual([])
})

test('rows, columns, and a table of what is so beforehand in another order tell nothing', () => {
  const [poodle, beagle] = ['        | poodle | $0    |\n', '        | beagle | $0    |\n']
  expect(changed(`${poodle}${beagle}`, `${beagle}${poodle}`)).toEqual([])
  const swapped = ['| price | dog    |', '| $0    | poodle |', '| $0    | beagle |'].map((row) => `        ${row}\n`)
  expect(changed(`        | dog    | price |\n${poodle}${beagle}`, swapped.join(''))).toEqual([])
  const given = (...rows: ReadonlyArray<string>) =>
    `the ferry leaves at\n${rows.map((row) => `      | ${row} |\n`).join('')}`
  const leaving = (...rows: ReadonlyArray<string>) => ({
    [file]: ferry.replace('the ferry leaves at noon\n', given(...rows)),
  })
  expect(printChanges(leaving('time', 'noon', 'dusk'), leaving('time', 'dusk', 'noon'))).toEqual([])
  expect(printChanges(leaving('time', 'noon', 'dusk'), leaving('time', 'dawn', 'noon'))).not.toEqual([])
})
