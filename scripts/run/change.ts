import { spawnSync } from 'node:child_process'

export type Change = { readonly files: ReadonlyArray<string>; readonly since: string } | { readonly unknown: string }

type Git = (...args: string[]) => string | null

const createGit =
  (folder: string): Git =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
    return status === 0 ? stdout.trim() : null
  }

function findBaseCommit(git: Git, since: string | null): string | null {
  if (since === null) return git('merge-base', 'HEAD', '@{upstream}') ?? git('rev-parse', 'HEAD')
  const named = git('rev-parse', '--verify', '--quiet', `${since}^{commit}`)
  if (named !== null) return named
  // Git takes any word for a date, and one that it does not know for this moment.
  const isDate = /\d/.test(since) && /[\s-]/.test(since)
  return isDate ? git('rev-list', '-1', `--before=${since}`, 'HEAD') || null : null
}

const listed = (text: string) => text.split('\0').filter((file) => file !== '')

/** @param since a commit, or a date as git reads it (`4 hours ago`); null for the upstream branch, or HEAD without one */
export function readChange(since: string | null, folder = '.'): Change {
  const git = createGit(folder)
  if (git('rev-parse', 'HEAD') === null) return { unknown: 'git does not know this folder' }
  const base = findBaseCommit(git, since)
  if (base === null) return { unknown: `this clone has no commit as old as "${since}"` }
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', base)
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  if (changed === null || added === null) return { unknown: `git cannot compare with ${base}` }
  const told = git('log', '-1', '--format=%h of %cd', '--date=iso', base) ?? base
  return { files: [...new Set([...listed(changed), ...listed(added)])].toSorted(), since: told }
}
