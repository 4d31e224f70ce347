import { expect, test } from 'vitest'
import { listFiles, readSources } from '../files.ts'
import { lintFeature, lintFolders } from './lint-feature.ts'

const good = `Feature: Filters
  Job seekers narrow the list to what suits them.

  Background:
    Given the firm has open jobs

  @J4.4-12
  Rule: Choices of one kind widen the list

    Example: Either category will do
      When Ada chooses the category "Request a button"
      And Ada chooses the category 'Press "Wait"'
      Then Ada sees the firm's jobs and Ada's own

    Scenario Outline: Any kind
      Given Ada has chosen <field>
      When Ada chooses <button>
      When Ada looks around
      Then Ada sees clickable, requested jobs

      Examples:
        | field | button |
        | JSON  | HTTP   |

  Rule: A state stands for its cities

    @J4.4-07
    Example: Either category will do
      Then Ada is told of fieldwork

    Scenario Outline: Two tables
      Then Ada sees <jobs>

      @J4.4-08
      Examples: Few
        | jobs |
        | 1    |

      @J4.4-09
      Examples: Many
        | jobs |
        | 9    |
`

const lintText = (text: string) =>
  lintFeature({ file: 'a.feature', text }).map(({ line, message }) => `${line}: ${message}`)

test('a good feature has nothing to be said of', () => {
  expect(lintText(good)).toEqual([])
})

test('a finding names its file', () => {
  expect(lintFeature({ file: 'features/a.feature', text: '' })).toEqual([
    { file: 'features/a.feature', line: 1, message: 'The file holds no feature.' },
  ])
})

test('a feature says in one to four lines whom it serves', () => {
  const narrative = 'Job seekers narrow the list to what suits them.'
  expect(lintText(good.replace(`  ${narrative}\n`, ''))).toEqual([
    '1: A feature says in one to four lines whom it serves; this one has 0.',
  ])
  expect(lintText(good.replace(narrative, 'One.\n  Two.\n\n  Three.\n  Four.'))).toEqual([])
  expect(lintText(good.replace(narrative, 'One.\n  Two.\n  Three.\n  Four.\n  Five.'))).toEqual([
    '1: A feature says in one to four lines whom it serves; this one has 5.',
  ])
})

test('a rule, an example and a table claim six requirements at most', () => {
  const six = '@J4.4-01 @J4.4-02 @J4.4-03 @J4.4-04 @J4.4-05 @J4.4-06'
  expect(lintText(good.replace('@J4.4-12', `${six} @screen`))).toEqual([])
  const over = ['@J4.4-12', '@J4.4-07', '@J4.4-08'].map((tag) => lintText(good.replace(tag, `${six} ${tag}`)))
  expect(over).toEqual([
    ['8: "Choices of one kind widen the list" claims 7 requirements; 6 are the most.'],
    ['28: "Either category will do" claims 7 requirements; 6 are the most.'],
    ['35: "Few" claims 7 requirements; 6 are the most.'],
  ])
})

test('every example belongs to a rule', () => {
  const text = good.replace('  @J4.4-12\n', '  @J4.4-12\n  Example: Alone\n    When Ada arrives\n\n  @J4.4-12\n')
  expect(lintText(text)).toEqual(['8: The example "Alone" belongs to no rule.'])
})

test('a rule names its requirements, or each of its examples does', () => {
  expect(lintText(good.replace('  @J4.4-12\n', '  @screen\n'))).toEqual([
    '10: Neither the example "Either category will do" nor its rule names a requirement, such as @J4.4-07.',
    '15: Neither the example "Any kind" nor its rule names a requirement, such as @J4.4-07.',
  ])
  expect(lintText(good.replace('      @J4.4-09\n', ''))).toEqual([
    '31: Neither the example "Two tables" nor its rule names a requirement, such as @J4.4-07.',
  ])
})

test('the names of the examples of a rule differ', () => {
  expect(lintText(good.replace('Outline: Any kind', 'Outline: Either category will do'))).toEqual([
    '15: Another example of this rule is called "Either category will do" too.',
  ])
})

test.each(['@only', '@skip', '@wip', '@retry', '@retry(2)', '@Skip'])('%s changes what runs', (tag) => {
  const message = `${tag} changes what runs; take it out.`
  expect(lintText(`${tag}\n${good}`)).toEqual([`1: ${message}`])
  expect(lintText(good.replace('@J4.4-12', `@J4.4-12 ${tag}`))).toEqual([`7: ${message}`])
  expect(lintText(good.replace('@J4.4-07', `@J4.4-07 ${tag}`))).toEqual([`27: ${message}`])
  expect(lintText(good.replace('@J4.4-09', `@J4.4-09 ${tag}`))).toEqual([`39: ${message}`])
})

test('a rule states what is', () => {
  expect(lintText(good.replace('Rule: Choices of one kind widen', 'Rule: Choices should widen'))).toEqual([
    '8: A rule is true or false: write what is, without "should".',
  ])
})

const mechanics = [
  'click',
  'press',
  'button',
  'field',
  'URL',
  'selector',
  'request',
  'HTTP',
  'API',
  'JSON',
  'DOM',
  'mock',
  'screenshot',
  'wait',
  'presses',
  'clicked',
  'waits',
  'waiting',
  'fields',
  'requests',
  'buttons',
]

test.each(mechanics)('"%s" is no word for a feature', (word) => {
  const message = `"${word}" tells how, not what: say what is wanted or what happens.`
  expect(lintText(good.replace('Feature: Filters', `Feature: The ${word}`))).toEqual([`1: ${message}`])
  expect(lintText(good.replace('firm has open', `firm's ${word} has open`))).toEqual([`5: ${message}`])
  expect(lintText(good.replace('Rule: Choices', `Rule: The ${word} and choices`))).toEqual([`8: ${message}`])
  expect(lintText(good.replace('Outline: Any', `Outline: A ${word} of any`))).toEqual([`15: ${message}`])
  expect(lintText(good.replace('Examples: Few', `Examples: ${word}`))).toEqual([`35: ${message}`])
  expect(lintText(good.replace('Ada sees clickable, requested', `Ada's ${word} and Ben's`))).toEqual([`19: ${message}`])
})

test('capitals do not hide a word', () => {
  expect(lintText(good.replace('Ada sees clickable, requested', 'Press for'))).toEqual([
    '19: "Press" tells how, not what: say what is wanted or what happens.',
  ])
})

const steps = (count: number) => 'And Ada looks again\n      '.repeat(count)

test('an example has at most seven steps', () => {
  expect(lintText(good.replace("Then Ada sees the firm's", `${steps(4)}Then Ada sees the firm's`))).toEqual([])
  expect(lintText(good.replace("Then Ada sees the firm's", `${steps(5)}Then Ada sees the firm's`))).toEqual([
    '10: The example "Either category will do" has 8 steps; 7 are the most.',
  ])
})

test('the Whens of an example stand together', () => {
  const again = "Then Ada sees the firm's jobs\n      And one more\n      When Ada turns\n      Then Ada sees Ben's"
  expect(lintText(good.replace("Then Ada sees the firm's", again))).toEqual([
    '15: The example "Either category will do" starts again with another When: make it two examples.',
  ])
})

test('a feature has at most 160 lines', () => {
  const lines = good.split('\n').length - 1
  expect(lintText(`${good}${'# more\n'.repeat(160 - lines)}`)).toEqual([])
  expect(lintText(`${good}${'# more\n'.repeat(161 - lines)}`)).toEqual([
    '161: A feature has at most 160 lines; this one has 161.',
  ])
})

const rule = (text: string) => `Feature: Filters\n  Job seekers narrow the list.\n\n  @J4.4-12\n${text}`

const messages = (text: string) => lintFeature({ file: 'a.feature', text: rule(text) }).map(({ message }) => message)

test('an outline whose keyword is none of Gherkin is not taken for prose', () => {
  const text = '  Rule: Choices widen\n\n    Example: One\n      When Ada looks\n\n'
  const hidden = '  @J4.4-12\n  Rule: Choices stay\n\n    Example Outline: Two\n      When Ada sees <x>\n      | x |\n'
  expect(messages(text + hidden)).toEqual([
    'The rule "Choices stay" has no example.',
    '"Example Outline: Two" looks like a keyword, but is read as a description: it never runs.',
    '"When Ada sees <x>" looks like a step, but is read as a description: it never runs.',
    '"| x |" looks like a row of a table, but is read as a description: it never runs.',
  ])
})

test('a description may be a sentence', () => {
  const text =
    '  Rule: Choices widen\n\n    Wrong words of a stranger: they do no harm.\n\n    Example: One\n      When Ada looks\n'
  expect(messages(text)).toEqual([])
})

test('an outline has rows', () => {
  const outline = '  Rule: Choices widen\n\n    Scenario Outline: One\n      When Ada sees <x>\n'
  const message = 'The outline "One" has no rows here, so nothing of it runs.'
  expect(messages(outline)).toEqual([message])
  expect(messages(`${outline}\n      Examples:\n        | x |\n`)).toEqual([message])
})

test('no row and no example is there twice', () => {
  const outline =
    '  Rule: Choices widen\n\n    Scenario Outline: One <x>\n      When Ada sees <x>\n\n      Examples:\n        | x |\n        | 1 |\n'
  expect(messages(`${outline}        | 1 |\n`)).toEqual(['This row is the one of line 12 again.'])
  expect(messages(`${outline}\n    Example: Two\n      When Ada sees 1\n`)).toEqual([
    '"Two" does what "One 1" of line 7 does.',
  ])
})

test('a rule that promises has an example that could break it', () => {
  const one = '  Rule: Only choices widen\n\n    Example: One\n      When Ada chooses\n'
  const said = '"Only choices widen" says "Only", but'
  const wanted = 'add one that could break it, or say less.'
  expect(messages(one)).toEqual([`${said} has one example: ${wanted}`])
  expect(messages(`${one}\n    Example: Two\n      When Ben chooses\n`)).toEqual([
    `${said} has no example that says a contrast: ${wanted}`,
  ])
  expect(messages(`${one}\n    Example: Two\n      When Ben does not choose\n`)).toEqual([])
})

test('a folder of features has a readme', () => {
  const files = ['features/a/x.feature', 'features/a/readme.md', 'features/b/y.feature', 'features/b/z.feature']
  expect(lintFolders(files)).toEqual([
    { file: 'features/b/readme.md', line: 1, message: 'A folder of features says in its readme.md what it is for.' },
  ])
})

test('every feature of this site reads as a specification', () => {
  const problems = [
    ...readSources('features/**/*.feature').flatMap(lintFeature),
    ...lintFolders(listFiles('features/**/*.{feature,md}')),
  ]
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
})
