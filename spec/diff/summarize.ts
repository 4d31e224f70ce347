import { isDecided, type InterpretationTableChange } from './compare-interpretations.ts'
import type { Difference } from './compare-versions.ts'
import { behavesDifferently } from './print-flows.ts'
import { count } from '../report.ts'

type WithStatus = { readonly status: 'came' | 'went' | 'changed' }

const withStatus = (all: ReadonlyArray<WithStatus>, status: WithStatus['status']) =>
  all.filter((each) => each.status === status).length

const joinCounts = (...parts: ReadonlyArray<readonly [number, string]>) =>
  parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(', ') || 'none'

const statuses = (all: ReadonlyArray<WithStatus>) =>
  joinCounts(
    [withStatus(all, 'came'), 'came'],
    [withStatus(all, 'went'), 'went'],
    [withStatus(all, 'changed'), 'changed'],
  )

function summarizeFlows({ flows, sameFlows }: Difference) {
  const different = flows.filter(behavesDifferently).length
  const other = withStatus(flows, 'changed') - different
  return joinCounts(
    [withStatus(flows, 'came'), 'came'],
    [withStatus(flows, 'went'), 'went'],
    [different, `${different === 1 ? 'behaves' : 'behave'} differently`],
    [other, `${other === 1 ? 'is' : 'are'} worded or written differently`],
    [sameFlows.length, `${sameFlows.length === 1 ? 'is' : 'are'} the same`],
  )
}

function summarizeRequirements({ requirements }: Difference) {
  const isReworded = ({ statement: { before, now } }: Difference['requirements'][number]) =>
    before !== null && now !== null && before !== now
  return joinCounts(
    [requirements.filter(({ statement }) => statement.before === null).length, 'came'],
    [requirements.filter(({ statement }) => statement.now === null).length, 'went'],
    [requirements.filter(isReworded).length, 'reworded'],
    [requirements.filter(({ told }) => told === 'came').length, 'told by a rule now'],
    [requirements.filter(({ told }) => told === 'went').length, 'told by no rule any more'],
  )
}

const formatTableChange = ({ status, ids }: InterpretationTableChange) =>
  `the table of readings ${status} (${count(ids.length, 'reading')})`

function summarizeInterpretations({ readings, readingsTable }: Difference) {
  if (readingsTable) return formatTableChange(readingsTable)
  const kept = readings.filter(({ before, now }) => before !== null && now !== null)
  const decided = readings.filter(isDecided)
  return joinCounts(
    [readings.filter(({ before }) => before === null).length, 'came'],
    [readings.filter(({ now }) => now === null).length, 'went'],
    [decided.length, 'decided'],
    [kept.filter((change) => !isDecided(change)).length, 'changed'],
  )
}

export const byCharts =
  'Flows are compared by their charts. What their guards and actions work out, here or in other files, is not.'

export const formatSubjects = (names: ReadonlyArray<string>): string =>
  names.length === 1
    ? `about ${names[0]}`
    : `about ${names.length} names, all that any of them means: ${names.map((name) => `“${name}”`).join(', ')}`

export function summarize(difference: Difference): ReadonlyArray<readonly [name: string, words: string]> {
  const { features, rules, problems } = difference
  return [
    ['Flows', summarizeFlows(difference)],
    ['Features', statuses(features)],
    ['Rules', statuses(rules)],
    ['Examples', statuses(rules.flatMap(({ examples }) => examples))],
    ['Requirements', summarizeRequirements(difference)],
    ['Open readings', summarizeInterpretations(difference)],
    ...(problems.length > 0 ? ([['Not compared', count(problems.length, 'file')]] as const) : []),
  ]
}
