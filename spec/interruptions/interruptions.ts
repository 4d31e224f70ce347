import type { Problem } from '../requirements.ts'
import type { FeatureSentence } from './feature-sentences.ts'
import { folder, kinds, type Answer, type ConcurrentEvent, type AtRiskState, type Tables } from './tables.ts'

/** `told` is empty when no feature says what happens. */
export type Interruption = {
  readonly stake: AtRiskState
  readonly sentence: string
  readonly happening: ConcurrentEvent
  readonly told: ReadonlyArray<FeatureSentence>
}

export type InterruptionAnalysis = {
  readonly crossings: ReadonlyArray<Interruption>
  readonly problems: ReadonlyArray<Problem>
}

export type GetSentence = (flow: string, state: string) => string | undefined

type InterruptionContext = { readonly sayings: ReadonlyArray<FeatureSentence>; readonly getSentence: GetSentence }

const interruptionKey = ({ flow, state }: Pick<AtRiskState, 'flow' | 'state'>, happening: string) =>
  `${flow} ${state} ${happening}`

const createProblem = (name: string, message: string, line = 1): Problem => ({
  file: `${folder}/${name}.tsv`,
  line,
  message,
})

const repeated = (names: ReadonlyArray<string>) => names.filter((name, index) => names.indexOf(name) !== index)

function findAnswerProblem(
  answer: Answer,
  knownKeys: ReadonlySet<string>,
  found: ReadonlyArray<FeatureSentence>,
): string | null {
  const { flow, state, happening, feature, says } = answer
  if (!knownKeys.has(interruptionKey(answer, happening)))
    return `"${happening}" does not meet the state ${state} of ${flow}.`
  if (found.length === 0) return `No rule and no example of ${feature} says "${says}".`
  if (found.length > 1) return `${feature} says "${says}" ${found.length} times.`
  return null
}

const findTableProblems = ({ happenings, stakes }: Tables, getSentence: GetSentence): ReadonlyArray<Problem> => [
  ...stakes
    .filter(({ flow, state }) => getSentence(flow, state) === undefined)
    .map(({ flow, state }) => createProblem('stakes', `The flow ${flow} has no state ${state} with a sentence.`)),
  ...happenings
    .filter(({ kind }) => !Object.hasOwn(kinds, kind))
    .map(({ name, kind }) =>
      createProblem('happenings', `"${kind}" of ${name} is no kind: ${Object.keys(kinds).join(', ')}.`),
    ),
  ...happenings
    .filter(({ touches }) => !stakes.some(({ topics }) => topics.includes(touches)))
    .map(({ name, touches }) =>
      createProblem('happenings', `${name} touches "${touches}", and nothing at stake does.`),
    ),
  ...repeated(happenings.map(({ name }) => name)).map((name) =>
    createProblem('happenings', `${name} stands there twice.`),
  ),
  ...repeated(stakes.map((stake) => interruptionKey(stake, ''))).map((key) =>
    createProblem('stakes', `${key.trim()} stands there twice.`),
  ),
]

export function crossAll(tables: Tables, { sayings, getSentence }: InterruptionContext): InterruptionAnalysis {
  const { happenings, stakes, answers } = tables
  const toFindings = ({ feature, says }: Answer) =>
    sayings.filter((saying) => saying.feature === feature && saying.says === says)
  const byKey = Map.groupBy(answers, (answer) => interruptionKey(answer, answer.happening))
  const crossings = stakes.flatMap((stake) =>
    happenings
      .filter(({ touches }) => stake.topics.includes(touches))
      .map((happening) => ({
        stake,
        sentence: getSentence(stake.flow, stake.state) ?? '',
        happening,
        told: (byKey.get(interruptionKey(stake, happening.name)) ?? []).flatMap((answer) => toFindings(answer)),
      })),
  )
  const knownKeys = new Set(crossings.map(({ stake, happening }) => interruptionKey(stake, happening.name)))
  const wrong = answers.flatMap((answer) => {
    const message = findAnswerProblem(answer, knownKeys, toFindings(answer))
    return message === null ? [] : [createProblem('answers', message, answer.line)]
  })
  return { crossings, problems: [...findTableProblems(tables, getSentence), ...wrong] }
}

export const byStake = (crossings: ReadonlyArray<Interruption>) => [
  ...Map.groupBy(crossings, ({ stake }) => stake).entries(),
]

export function countInterruptions(crossings: ReadonlyArray<Interruption>) {
  const examples = crossings.filter(({ told }) => told.some(({ by }) => by === 'example')).length
  const nobody = crossings.filter(({ told }) => told.length === 0).length
  return { all: crossings.length, examples, rules: crossings.length - examples - nobody, nobody }
}

const formatIsAre = (number: number) => `${number} ${number === 1 ? 'is' : 'are'}`

export function formatSummary(crossings: ReadonlyArray<Interruption>): string {
  const { all, examples, rules, nobody } = countInterruptions(crossings)
  return `Of ${all} crossings ${formatIsAre(examples)} told by an example, ${formatIsAre(rules)} answered by a rule alone, and of ${nobody} nobody has said anything.`
}

export const draftExample = ({ sentence, happening, stake }: Interruption): ReadonlyArray<string> => [
  `Example: ${happening.sentence.replace(/^./, (letter) => letter.toUpperCase())}`,
  `  Given ${sentence}`,
  `  When ${happening.sentence}`,
  `  Then … (at stake is ${stake.what}: nobody has said what becomes of it)`,
]
