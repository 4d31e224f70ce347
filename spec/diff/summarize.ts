import type { Difference } from './compare-versions.ts'
import { behavesDifferently } from './print-flows.ts'
import { count } from './print-words.ts'

type Fated = { readonly fate: 'came' | 'went' | 'changed' }

const withFate = (all: ReadonlyArray<Fated>, fate: Fated['fate']) => all.filter((each) => each.fate === fate).length

const say = (...parts: ReadonlyArray<readonly [number, string]>) =>
  parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(', ') || 'none'

const fates = (all: ReadonlyArray<Fated>) =>
  say([withFate(all, 'came'), 'came'], [withFate(all, 'went'), 'went'], [withFate(all, 'changed'), 'changed'])

function summarizeFlows({ flows, sameFlows }: Difference) {
  const different = flows.filter(behavesDifferently).length
  const other = withFate(flows, 'changed') - different
  return say(
    [withFate(flows, 'came'), 'came'],
    [withFate(flows, 'went'), 'went'],
    [different, `${different === 1 ? 'behaves' : 'behave'} differently`],
    [other, `${other === 1 ? 'is' : 'are'} worded or written differently`],
    [sameFlows, `${sameFlows === 1 ? 'is' : 'are'} the same`],
  )
}

function summarizeRequirements({ requirements }: Difference) {
  const isReworded = ({ statement: { before, now } }: Difference['requirements'][number]) =>
    before !== null && now !== null && before !== now
  return say(
    [requirements.filter(({ statement }) => statement.before === null).length, 'came'],
    [requirements.filter(({ statement }) => statement.now === null).length, 'went'],
    [requirements.filter(isReworded).length, 'reworded'],
    [requirements.filter(({ told }) => told === 'came').length, 'told by a rule now'],
    [requirements.filter(({ told }) => told === 'went').length, 'told by no rule any more'],
  )
}

function summarizeReadings({ readings }: Difference) {
  const decided = readings.filter(({ decision }) => decision.now !== null && decision.before !== decision.now).length
  return say([decided, 'decided'], [readings.length - decided, 'changed'])
}

/** A difference in numbers, a line for each kind. */
export function summarize(difference: Difference): ReadonlyArray<string> {
  const { features, rules, problems } = difference
  const lines = [
    ['Flows', summarizeFlows(difference)],
    ['Features', fates(features)],
    ['Rules', fates(rules)],
    ['Examples', fates(rules.flatMap(({ examples }) => examples))],
    ['Requirements', summarizeRequirements(difference)],
    ['Open readings', summarizeReadings(difference)],
  ] as const
  const unread = problems.length > 0 ? [`${count(problems.length, 'file')} could not be compared.`] : []
  return [...lines.map(([name, words]) => `${name.padEnd(14)}${words}`), ...unread]
}
