import { expect, test } from 'vitest'
import { readFeature } from './parse-feature.ts'

const text = `@screen
Feature: Music
  Who listens
  hears.

  Background:
    Given a player

  Example: Alone
    When Ada plays

  @J1-03
  Rule: A track is played
    Background:
      Given a track

    @J1-04
    Example: Aloud
      When Ada plays
      And Ada turns it up
      Then it is heard
        """
        La
        """

    Scenario Outline: In <rooms>
      * Ada plays <rooms>

      @J1-05
      Examples: Large
        | rooms |
        | halls |
`

const read = (source: string) => readFeature({ file: 'features/music/music.feature', text: source })

test('a feature is read with its narrative, its backgrounds, its rules and the examples that stand under none', () => {
  const feature = read(text)
  expect(feature && [feature.name, feature.narrative, feature.line]).toEqual(['Music', 'Who listens hears.', 2])
  expect(feature?.background.map((step) => step.text)).toEqual(['a player'])
  expect(feature?.loose.map(({ title, line }) => [title, line])).toEqual([['Alone', 9]])
  expect(feature?.rules.map(({ title, line, ids, background }) => [title, line, ids, background[0]?.text])).toEqual([
    ['A track is played', 13, ['J1-03'], 'a track'],
  ])
})

test('an example has the requirements of its tags and of its tables, and steps that know what "And" goes on with', () => {
  const [aloud, rooms] = read(text)?.rules[0]?.examples ?? []
  expect(aloud?.ids).toEqual(['J1-04'])
  expect(aloud?.steps.map(({ keyword, kind, quotation }) => [keyword, kind, quotation])).toEqual([
    ['When', 'When', null],
    ['And', 'When', null],
    ['Then', 'Then', 'La'],
  ])
  expect(rooms?.ids).toEqual(['J1-05'])
  expect(
    rooms?.tables.map(({ name, head, rows }) => [name, head, rows.map(({ line, cells }) => [line, cells])]),
  ).toEqual([['Large', ['rooms'], [[32, ['halls']]]]])
})

test('what is told on the screen only says so on the feature, the rule, the example or each of its tables', () => {
  const isOnScreen = (source: string) => {
    const feature = read(source)
    return [...(feature?.loose ?? []), ...(feature?.rules ?? []).flatMap(({ examples }) => examples)].map(
      (example) => example.isOnScreen,
    )
  }
  const plain = text.replace('@screen\n', '')
  expect(isOnScreen(plain)).toEqual([false, false, false])
  expect(isOnScreen(text)).toEqual([true, true, true])
  expect(isOnScreen(plain.replace('@J1-03', '@screen'))).toEqual([false, true, true])
  expect(isOnScreen(plain.replace('@J1-04', '@screen'))).toEqual([false, true, false])
  expect(isOnScreen(plain.replace('@J1-05', '@screen'))).toEqual([false, false, true])
})

test('a file without a feature is none, and one that is not Gherkin is told by its name', () => {
  expect(read('# nothing yet\n')).toEqual(null)
  expect(() => read('Rule: A\n  Example: B\n')).toThrow('music.feature is not Gherkin')
})
