import type { PathCoverage } from '#machines/cover.testing.ts'
import { readRecord, writeFileAtomic } from '../files.ts'
import type { SourceHashes } from '../results/results.ts'

export type Run = {
  readonly commit: string
  readonly isDirty: boolean
  readonly date: string
  readonly seed: string
  readonly isWhole: boolean
  readonly count: number
  readonly of: number
  readonly machines: Readonly<Record<string, string>>
}

/** `key` is stable across runs (`getKey`); `run` is an index into `runs`. */
export type RecordedExample = {
  readonly key: string
  readonly file: string
  readonly line: number
  readonly title: string
  readonly row: string
  readonly run: number
  readonly taken: ReadonlyArray<string>
  readonly of: SourceHashes
  /** Set only after a comparison with the current sources (`getFlowRecords`). */
  readonly changed?: ReadonlyArray<string>
}

export type ExamplesRecord = { readonly runs: ReadonlyArray<Run>; readonly examples: ReadonlyArray<RecordedExample> }

export type RecordedPaths = PathCoverage & {
  readonly file: string
  readonly commit: string
  readonly isDirty: boolean
  readonly date: string
  /** Walked to the end in a browser; null when the paths were only generated. */
  readonly walked: { readonly passed: number; readonly of: number } | null
  readonly of: Omit<SourceHashes, 'words'>
  readonly changed?: ReadonlyArray<string>
}

export type PathsRecord = { readonly files: ReadonlyArray<RecordedPaths> }

const examplesFile = 'out/taken/by-examples.json'
const pathsFile = 'out/taken/by-paths.json'

const readJson = (file: string) => readRecord(file, 'run npm run features and npm run paths')

const writeJson = (file: string, content: object) => writeFileAtomic(file, `${JSON.stringify(content)}\n`)

export const readExamplesRecord = () => readJson(examplesFile) as ExamplesRecord | null
export const writeExamplesRecord = (record: ExamplesRecord) => writeJson(examplesFile, record)

export const readPathsRecord = () => readJson(pathsFile) as PathsRecord | null
export const writePathsRecord = (record: PathsRecord) => writeJson(pathsFile, record)
