import type { InterpretationChange } from './compare-interpretations.ts'
import type { RequirementChange } from './compare-requirements.ts'
import { indent, printChange } from './print-words.ts'
import { describeInterpretationChange } from './describe-interpretation-change.ts'

export function printRequirement({ id, statement, told }: RequirementChange): ReadonlyArray<string> {
  const words = statement.now ?? statement.before ?? ''
  const isReworded = statement.before !== statement.now
  const about = isReworded ? id : `${id}  ${words}`
  return [
    ...(isReworded ? printChange(statement).map((line) => `${line.slice(0, 2)}${id}  ${line.slice(2)}`) : []),
    ...(told === 'came' ? [`+ told by a rule or an example now: ${about}`] : []),
    ...(told === 'went' ? [`- told by no rule and no example any more: ${about}`] : []),
  ]
}

export function printInterpretationChange(change: InterpretationChange): ReadonlyArray<string> {
  const { reading, remarks, decided } = describeInterpretationChange(change)
  const [first = ''] = reading.before === reading.now ? [`~ ${reading.now}`] : printChange(reading)
  return [
    `${first.slice(0, 2)}${change.id}  ${first.slice(2)}`,
    ...indent(
      [
        ...remarks.flatMap(({ lead, words }) => printChange(words).map((line) => `${lead}: ${line.slice(2)}`)),
        ...(decided === null ? [] : [decided]),
      ],
      4,
    ),
  ]
}
