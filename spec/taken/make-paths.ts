import { spawnSync } from 'node:child_process'
import type { PathCoverage } from '#machines/cover.testing.ts'
import { joinPaths } from './record-paths.ts'

/** @throws {Error} when the file cannot be loaded */
export function makePaths(file: string): PathCoverage {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['spec/taken/load-paths.ts', file], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The paths of ${file} cannot be made.\n${stderr}`)
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  return joinPaths(lines.map((line) => JSON.parse(line) as PathCoverage))
}
