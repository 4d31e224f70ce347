import { deciders, type Interpretation } from './interpretations.ts'
import type { QuestionFilter, CapabilityQuestions, QuestionSelection } from './questions.ts'

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

export const title = 'Questions about the website'

export const introduction: ReadonlyArray<string> = [
  'The specification of the website leaves some things open, or says them in two ways. The site does something in each of these cases. Nobody has confirmed it yet.',
  'Each question has the sentence of the specification, what the site does now, and why. The answer is either “as it is”, or one sentence that says what the site should do instead, with a name and a date. A question without an answer stays open.',
  'The same questions come as a table. Fill in its last three columns and send it back.',
]

export const formatDecider = (who: string) => (who === 'us' ? 'us' : (deciders[who] ?? who).replace(/^for /, ''))

export function summarizeUnconfirmed(readings: ReadonlyArray<Interpretation>): string {
  const open = readings.filter(({ decision }) => decision === null)
  const ours = open.filter(({ who }) => who === 'us').length
  const [verbForm, askVerb] = [
    open.length === 1 ? 'reading was' : 'readings were',
    open.length - ours === 1 ? 'asks' : 'ask',
  ]
  return `In all, ${open.length} ${verbForm} chosen by us and not confirmed by anybody: ${open.length - ours} ${askVerb} the firm or one of its teams, ${ours} ${isOrAre(ours)} ours to choose.`
}

export function countQuestions(capabilities: ReadonlyArray<CapabilityQuestions>): string {
  const all = capabilities.flatMap((capability) => capability.questions)
  const shares = Object.entries(deciders).flatMap(([who, words]) => {
    const count = all.filter((question) => question.who === who).length
    return count > 0 ? [`${count} ${words}`] : []
  })
  return `${questions(all.length)}: ${shares.join(', ')}.`
}

function formatInterpretationCount(count: number, { parts, who }: Pick<QuestionFilter, 'parts' | 'who'>): string {
  const of = parts.length > 0 ? ` of ${parts.join(' and ')}` : ''
  const deciderText = who.length > 0 ? `, ${who.map((each) => deciders[each] ?? each).join(' or ')},` : ''
  return `${count} ${count === 1 ? 'reading' : 'readings'}${of}${deciderText} ${isOrAre(count)}`
}

export const formatExclusions = (
  { decided, ours }: QuestionSelection,
  asked: Pick<QuestionFilter, 'parts' | 'who'>,
): ReadonlyArray<string> => [
  ...(decided > 0 ? [`${formatInterpretationCount(decided, asked)} decided already.`] : []),
  ...(ours > 0
    ? [`${formatInterpretationCount(ours, asked)} ours to choose, and not asked about: --all asks about these too.`]
    : []),
]

export const formatCapabilityHeading = ({ title: name, questions: asked }: CapabilityQuestions) =>
  `${name}: ${questions(asked.length)}`
