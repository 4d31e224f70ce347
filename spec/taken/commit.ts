import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readSources } from '../read-sources.ts'

/** What a project is at: its commit, null where nobody keeps its history, and a hash of all that examples and paths run. */
export type At = { readonly commit: string | null; readonly sources: string }

function readCommit(): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const patterns = ['features/**/*.feature', '{machines,steps,src}/**/*.{ts,tsx}']

function hashSources(): string {
  const hash = createHash('sha256')
  for (const { file, text } of readSources(...patterns))
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\0${text}\0`)
  return hash.digest('hex').slice(0, 16)
}

/** What the project is at now. */
export const readAt = (): At => ({ commit: readCommit(), sources: hashSources() })

/** The commit as it is written in a sentence. */
export const sayCommit = ({ commit }: Pick<At, 'commit'>) =>
  commit === null ? 'an unknown commit' : `commit ${commit.slice(0, 8)}`
