import { spawnSync } from 'node:child_process'

/** What the project is at: a commit, with or without changes that are in none; null where nobody keeps its history. */
export type At = { readonly commit: string | null; readonly isChanged: boolean }

function ask(...args: ReadonlyArray<string>): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** What the project is at now. */
export const readAt = (): At => ({
  commit: ask('rev-parse', 'HEAD'),
  isChanged: (ask('status', '--porcelain') ?? '') !== '',
})

/** A commit in words, such as "1a2b3c4d with changes of its own". */
export const sayAt = ({ commit, isChanged }: At) =>
  commit === null ? 'an unknown commit' : `${commit.slice(0, 8)}${isChanged ? ' with changes of its own' : ''}`
