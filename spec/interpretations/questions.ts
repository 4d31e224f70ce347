import { isInSection, type Requirement } from '../requirements.ts'
import { getCapabilityFolder, type Capability } from './capabilities.ts'
import type { Interpretation } from './interpretations.ts'

export type Question = Pick<Interpretation, 'id' | 'reading' | 'why' | 'who'> & { readonly statement: string }

export type CapabilityQuestions = Capability & { readonly questions: ReadonlyArray<Question> }

export type QuestionFilter = {
  readonly parts: ReadonlyArray<string>
  readonly who: ReadonlyArray<string>
  readonly all: boolean
}

export type QuestionSelection = {
  readonly questions: ReadonlyArray<Question>
  readonly decided: number
  readonly ours: number
}

export function selectQuestions(
  readings: ReadonlyArray<Interpretation>,
  requirements: ReadonlyArray<Requirement>,
  { parts, who, all }: QuestionFilter,
): QuestionSelection {
  const statements = new Map(requirements.map(({ id, statement }) => [id, statement]))
  const within = readings.filter(
    ({ id, who: decider }) =>
      (parts.length === 0 || parts.some((part) => isInSection(id, part))) &&
      (who.length === 0 || who.includes(decider)),
  )
  const undecided = within.filter(({ decision }) => decision === null)
  const isAsked = (row: Interpretation) => all || row.who !== 'us' || who.includes('us') || parts.includes(row.id)
  const questions = undecided.filter(isAsked).map(({ id, reading, why, who: decider }) => ({
    id,
    reading,
    why,
    who: decider,
    statement: statements.get(id) ?? '',
  }))
  return {
    questions,
    decided: within.length - undecided.length,
    ours: undecided.length - questions.length,
  }
}

export const groupQuestions = (
  questions: ReadonlyArray<Question>,
  capabilities: ReadonlyArray<Capability>,
): ReadonlyArray<CapabilityQuestions> =>
  capabilities
    .map((capability) => ({
      ...capability,
      questions: questions.filter(({ id }) => getCapabilityFolder(id) === capability.folder),
    }))
    .filter((capability) => capability.questions.length > 0)
