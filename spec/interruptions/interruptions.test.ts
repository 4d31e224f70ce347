import { expect, test } from 'vitest'
import { countInterruptions, crossAll, formatSummary, draftExample } from './interruptions.ts'
import { listFeatureSentences } from './feature-sentences.ts'
import { parseAnswers, parseHappenings, parseStakes } from './tables.ts'

const sayings = listFeatureSentences([
  {
    file: 'features/music/player.feature',
    text: 'Feature: Player\n  Rule: A track stops when she leaves\n    Example: She leaves\n      When Ada leaves\n    Example: Twice\n      When Ada leaves\n    Example: Twice\n      When Ada stays\n',
  },
])

const happenings = parseHappenings(
  'name\tkind\ttouches\tsentence\nleaves\tvisit\tpage\tAda leaves\nbreaks\tway\tline\tthe line breaks\n',
)
const stakes = parseStakes(
  'flow\tstate\ttopics\twhat\nplayer\ttrack\tpage line\tthe track\nplayer\tidle\tpage\tnothing\n',
)

const states: Readonly<Record<string, string>> = { track: 'a track plays', idle: 'nothing plays' }
const context = {
  sayings,
  getSentence: (flow: string, state: string) => (flow === 'player' ? states[state] : undefined),
}

const crossAnswers = (...rows: ReadonlyArray<string>) =>
  crossAll(
    { happenings, stakes, answers: parseAnswers(['flow\tstate\thappening\tfeature\tsays', ...rows].join('\r\n')) },
    context,
  )

test('a happening meets the states that share its topic, and those alone', () => {
  const { crossings, problems } = crossAnswers()
  expect(problems).toEqual([])
  expect(crossings.map(({ stake, happening, sentence }) => [stake.state, happening.name, sentence])).toEqual([
    ['track', 'leaves', 'a track plays'],
    ['track', 'breaks', 'a track plays'],
    ['idle', 'leaves', 'nothing plays'],
  ])
})

test('what an example tells, what a rule says and what nobody says are counted apart', () => {
  const { crossings } = crossAnswers(
    'player\ttrack\tleaves\tplayer\tShe leaves',
    'player\ttrack\tleaves\tplayer\tA track stops when she leaves',
    'player\tidle\tleaves\tplayer\tA track stops when she leaves',
  )
  expect(countInterruptions(crossings)).toEqual({ all: 3, examples: 1, rules: 1, nobody: 1 })
  expect(formatSummary(crossings)).toEqual(
    'Of 3 crossings 1 is told by an example, 1 is answered by a rule alone, and of 1 nobody has said anything.',
  )
  expect(crossings[0]?.told.map(({ by, line }) => [by, line])).toEqual([
    ['example', 3],
    ['rule', 2],
  ])
})

test('what nobody has said is drafted in the words of the flow', () => {
  const [, breaks] = crossAnswers().crossings
  expect(breaks && draftExample(breaks)).toEqual([
    'Example: The line breaks',
    '  Given a track plays',
    '  When the line breaks',
    '  Then … (at stake is the track: nobody has said what becomes of it)',
  ])
})

test('an answer that leads nowhere is told with its line', () => {
  const { problems } = crossAnswers(
    'player\ttrack\tleaves\tplayer\tShe stays',
    'player\tidle\tbreaks\tplayer\tShe leaves',
    'player\ttrack\tleaves\tplayer\tTwice',
  )
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, 'No rule and no example of player says "She stays".'],
    [3, '"breaks" does not meet the state idle of player.'],
    [4, 'player says "Twice" 2 times.'],
  ])
})

test('a state that is not there, a kind and a topic that nobody knows, and what stands twice are told', () => {
  const { problems } = crossAll(
    {
      happenings: [...parseHappenings('\nleaves\tvisit\tpage\tAda leaves\nleaves\tnowhere\tweather\tit rains')],
      stakes: parseStakes('\nplayer\tgone\tpage\tit\nplayer\tgone\tpage\tit'),
      answers: [],
    },
    context,
  )
  expect(problems.map(({ message }) => message)).toEqual([
    'The flow player has no state gone with a sentence.',
    'The flow player has no state gone with a sentence.',
    '"nowhere" of leaves is no kind: visit, tab, firm, way.',
    'leaves touches "weather", and nothing at stake does.',
    'leaves stands there twice.',
    'player gone stands there twice.',
  ])
})
