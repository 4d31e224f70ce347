import { liesIn, type Requirement } from '../requirements.ts'
import { folderOf, type Capability } from './capabilities.ts'
import type { Reading } from './read-readings.ts'

export type Question = Pick<Reading, 'id' | 'reading' | 'why' | 'who'> & { readonly statement: string }

export type AskedCapability = Capability & { readonly questions: ReadonlyArray<Question> }

export type Asked = {
  readonly parts: ReadonlyArray<string>
  readonly who: ReadonlyArray<string>
  readonly all: boolean
}

export type Asking = {
  readonly questions: ReadonlyArray<Question>
  readonly decided: number
  readonly ours: number
}

export function ask(
  readings: ReadonlyArray<Reading>,
  requirements: ReadonlyArray<Requirement>,
  { parts, who, all }: Asked,
): Asking {
  const statements = new Map(requirements.map(({ id, statement }) => [id, statement]))
  const within = readings.filter(
    ({ id, who: decider }) =>
      (parts.length === 0 || parts.some((part) => liesIn(id, part))) && (who.length === 0 || who.includes(decider)),
  )
  const undecided = within.filter(({ decision }) => decision === null)
  const isAsked = (row: Reading) => all || row.who !== 'us' || who.includes('us') || parts.includes(row.id)
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
): ReadonlyArray<AskedCapability> =>
  capabilities
    .map((capability) => ({
      ...capability,
      questions: questions.filter(({ id }) => folderOf(id) === capability.folder),
    }))
    .filter((capability) => capability.questions.length > 0)
