import { liesIn, type Requirement } from '../requirements.ts'
import { folderOf, type Capability } from './capabilities.ts'
import type { Reading } from './read-readings.ts'

/** What is asked: the sentence of the specification, and what the site does meanwhile. */
export type Question = Pick<Reading, 'id' | 'reading' | 'why' | 'who'> & { readonly statement: string }

export type AskedCapability = Capability & { readonly questions: ReadonlyArray<Question> }

/** Which questions: those of these sections (none: all), for these deciders (none: anyone), and those that are ours too. */
export type Asked = {
  readonly parts: ReadonlyArray<string>
  readonly who: ReadonlyArray<string>
  readonly all: boolean
}

/** The questions, and how many readings of the same sections are no question, because they are decided or ours. */
export type Asking = {
  readonly questions: ReadonlyArray<Question>
  readonly decided: number
  readonly ours: number
}

/** Picks what nobody has decided. A reading that is named by its own id is asked about also when it is ours. */
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

/** The capabilities that questions are about, each with its own. */
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
