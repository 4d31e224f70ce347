import type { MadePaths } from '#machines/cover.testing.ts'
import { readRecord } from '../read-record.ts'
import { writeWhole } from '../write-whole.ts'
import type { Made } from '../results/results.ts'

/** A run of examples in memory. `date` is in ISO 8601, `count` is how many of its examples passed, `of` how many ran. */
export type Run = {
  /** The commit in 40 hexadecimal digits; empty where nobody keeps the history. */
  readonly commit: string
  /** Whether files differed from the commit. */
  readonly isDirty: boolean
  readonly date: string
  readonly seed: string
  /** Whether every example ran, and not only some by their names. */
  readonly isWhole: boolean
  readonly count: number
  readonly of: number
  /** The hashes of all machines when it began, by their stems. */
  readonly machines: Readonly<Record<string, string>>
}

/**
 * An example that passed, with the ids of the transitions it took, and what it ran with. `key` names it over many runs
 * (`keyOf`), `run` is its place among the runs.
 */
export type RecordedExample = {
  readonly key: string
  readonly file: string
  readonly line: number
  readonly title: string
  /** The cells of its row when it is one of an outline, joined by commas; empty when it is not. */
  readonly row: string
  readonly run: number
  readonly taken: ReadonlyArray<string>
  readonly of: Made
  /** What has changed since it ran, in words; only where it is compared with what is there now (`knownOf`). */
  readonly changed?: ReadonlyArray<string>
}

/** What examples took: the last whole run, and the runs by name since. */
export type ExamplesRecord = { readonly runs: ReadonlyArray<Run>; readonly examples: ReadonlyArray<RecordedExample> }

/** What the paths of a file take, whether or not anybody walked them. */
export type RecordedPaths = MadePaths & {
  readonly file: string
  readonly commit: string
  readonly isDirty: boolean
  readonly date: string
  /** How many of the paths were walked on the screen to their ends, and of how many; null when they were only made. */
  readonly walked: { readonly passed: number; readonly of: number } | null
  readonly of: Omit<Made, 'words'>
  /** What has changed since, in words; only where they are compared with what is there now (`knownOf`). */
  readonly changed?: ReadonlyArray<string>
}

export type PathsRecord = { readonly files: ReadonlyArray<RecordedPaths> }

const examplesFile = 'out/taken/by-examples.json'
const pathsFile = 'out/taken/by-paths.json'

const readJson = (file: string) => readRecord(file, 'run npm run features and npm run paths')

const writeJson = (file: string, content: object) => writeWhole(file, `${JSON.stringify(content)}\n`)

/** What examples took; null when none has been recorded. @throws when the record is damaged */
export const readExamplesRecord = () => readJson(examplesFile) as ExamplesRecord | null
export const writeExamplesRecord = (record: ExamplesRecord) => writeJson(examplesFile, record)

/** What paths take; null when none have been recorded. @throws when the record is damaged */
export const readPathsRecord = () => readJson(pathsFile) as PathsRecord | null
export const writePathsRecord = (record: PathsRecord) => writeJson(pathsFile, record)
