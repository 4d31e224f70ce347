import type { PathCoverage } from '#machines/cover.testing.ts'
import { relative, sep } from 'node:path'
import { headVersion } from '../results/store-results.ts'
import { readFlowHashes, type FlowHashes } from '../results/source-hashes.ts'
import { readPathsRecord, writePathsRecord, type PathsRecord, type RecordedPaths } from './records.ts'
import { spawnSync } from 'node:child_process'

type Report = {
  readonly testResults: ReadonlyArray<{
    readonly name: string
    readonly assertionResults: ReadonlyArray<{
      readonly status: string
      readonly meta?: { readonly paths?: PathCoverage }
    }>
  }>
}

export function mergeCoverage(coverages: ReadonlyArray<PathCoverage>): PathCoverage {
  const taken = new Set(coverages.flatMap((each) => each.taken))
  const reasons = coverages.flatMap(({ unreachable }) => Object.entries(unreachable)).filter(([id]) => !taken.has(id))
  return { taken: [...taken].toSorted(), unreachable: Object.fromEntries(reasons) }
}

const toFile = (name: string) => relative('.', name).split(sep).join('/')

export function readWalks(report: Report): ReadonlyArray<Pick<RecordedPaths, 'file' | 'walked'> & PathCoverage> {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const coverages = assertionResults.flatMap(({ meta }) => meta?.paths ?? [])
    if (coverages.length === 0) return []
    const walks = assertionResults.filter(({ meta }) => !meta?.paths)
    const passed = walks.filter(({ status }) => status === 'passed').length
    return { file: toFile(name), ...mergeCoverage(coverages), walked: { passed, of: walks.length } }
  })
}

type NewPathsRecord = Omit<RecordedPaths, 'commit' | 'isDirty' | 'date' | 'of'>

export const addPaths = (before: PathsRecord | null, files: ReadonlyArray<RecordedPaths>): PathsRecord => {
  const names = new Set(files.map(({ file }) => file))
  return { files: [...(before?.files ?? []).filter(({ file }) => !names.has(file)), ...files] }
}

export type PathsRunContext = Pick<RecordedPaths, 'commit' | 'isDirty' | 'date'> & { readonly flows: FlowHashes }

export const startPathsRun = (): PathsRunContext => ({
  ...headVersion(),
  date: new Date().toISOString(),
  flows: readFlowHashes(),
})

export function recordPaths({ flows, ...begun }: PathsRunContext, files: ReadonlyArray<NewPathsRecord>): void {
  if (files.length === 0) return
  const paths = files.map((each) => ({ ...each, ...begun, of: flows.computePathSourceHashes(each.file) }))
  writePathsRecord(addPaths(readPathsRecord(), paths))
}

/** @throws {Error} when the file cannot be loaded */
export function computePaths(file: string): PathCoverage {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['spec/coverage/load-paths.ts', file], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The paths of ${file} cannot be made.\n${stderr}`)
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  return mergeCoverage(lines.map((line) => JSON.parse(line) as PathCoverage))
}
