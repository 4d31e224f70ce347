import { expect, test } from 'vitest'
import { readFeatureTags } from './feature-tags.ts'

const read = (text: string) => readFeatureTags({ file: 'a.feature', text })
const listMentions = (text: string) => read(text).mentions.map(({ id, by, line }) => [id, by, line])

test('tags of rules, examples, outlines and tables of examples name requirements', () => {
  const text = `Feature: Filters

  @J4.4-12 @screen
  Rule: Choices of one kind widen the list

    @J4.4-13
    Example: Two categories
      When Ada chooses

    @J4.4-14
    Scenario Outline: Any kind
      When Ada chooses <kind>

      @J4.4-15 @J4.4-16
      Examples:
        | kind |
        | city |

  @C2.6-03
  Scenario: Alone
    When Ada arrives
`
  expect(read(text)).toEqual({
    mentions: [
      { id: 'J4.4-12', by: 'rule', says: 'Choices of one kind widen the list', file: 'a.feature', line: 3 },
      { id: 'J4.4-13', by: 'example', says: 'Two categories', file: 'a.feature', line: 6 },
      { id: 'J4.4-14', by: 'example', says: 'Any kind', file: 'a.feature', line: 10 },
      { id: 'J4.4-15', by: 'example', says: 'Any kind', file: 'a.feature', line: 14 },
      { id: 'J4.4-16', by: 'example', says: 'Any kind', file: 'a.feature', line: 14 },
      { id: 'C2.6-03', by: 'example', says: 'Alone', file: 'a.feature', line: 19 },
    ],
    problems: [],
  })
})

test('a rule without an example covers nothing', () => {
  expect(listMentions('Feature: A\n  @J1-01\n  Rule: B\n  @J1-02\n  Rule: C\n    Example: D\n      When E\n')).toEqual([
    ['J1-02', 'rule', 4],
  ])
})

test('an outline without rows and an example without steps cover nothing', () => {
  const outline =
    'Feature: A\n  @J1-01\n  Scenario Outline: B\n    When <c>\n\n    @J1-02\n    Examples:\n      | c |\n'
  expect(listMentions(outline)).toEqual([])
  expect(listMentions('Feature: A\n  @J1-01\n  Rule: B\n    @J1-02\n    Example: C\n')).toEqual([])
})

test('a requirement on a feature is a problem and covers nothing', () => {
  expect(read('@careers @J1-01\nFeature: A\n  Rule: B\n    Example: C\n      When D\n')).toEqual({
    mentions: [],
    problems: [
      {
        file: 'a.feature',
        line: 1,
        message:
          '@J1-01 stands on a feature, where it would cover everything below it. Put it on a rule or an example.',
      },
    ],
  })
})

test('an id in another spelling is read, so that it can be told as unknown', () => {
  expect(listMentions('Feature: A\n  @j4.4-7\n  Example: B\n    When C\n')).toEqual([['j4.4-7', 'example', 2]])
})

test('what is not Gherkin is refused by its name', () => {
  expect(() => read('Feature: A\n  Example: B\n    When C\n    nonsense\n')).toThrow('a.feature is not Gherkin: ')
})
