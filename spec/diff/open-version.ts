import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { CommandProblem } from '#scripts/command.ts'
import { refuseVersion, type Versions } from './refuse-version.ts'

export type Version = { readonly root: string; readonly name: string; readonly close: () => void }

/** The specification and what machines import. */
const parts = ['features', 'docs/requirements', 'machines', 'src/contract', 'src/domain', 'package.json']

const maxBytes = 1 << 26

function git(repository: string, args: ReadonlyArray<string>, given: { index?: string; input?: string } = {}) {
  const env = given.index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: given.index }
  const options = { cwd: repository, env, input: given.input ?? '', maxBuffer: maxBytes, encoding: 'utf8' } as const
  return execFileSync('git', args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
}

const isNoRepository = (error: unknown) =>
  String((error as { stderr?: string }).stderr).includes('not a git repository')

function readNames(repository: string): Versions {
  const list = (args: ReadonlyArray<string>) => git(repository, args).split('\n').filter(Boolean)
  const named = (kind: string) =>
    list(['for-each-ref', '--sort=-committerdate', '--format=%(refname:short)', `refs/${kind}`])
  const commits = list(['rev-list', '--all']).length
  const [latest = ''] = commits > 0 ? list(['rev-parse', '--short', 'HEAD']) : []
  const ahead = commits > 0 ? Number(git(repository, ['rev-list', '--first-parent', '--count', 'HEAD'])) : 0
  return { branches: named('heads'), tags: named('tags'), latest, commits: ahead }
}

function findCommit(repository: string, ref: string): string {
  try {
    return git(repository, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]).trim()
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new CommandProblem('git is not installed.')
    if (isNoRepository(cause)) throw new CommandProblem('There are no versions here: this folder is no git repository.')
    return refuseVersion(ref, readNames(repository))
  }
}

export function isVersion(ref: string, repository = '.'): boolean {
  try {
    return git(repository, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]) !== ''
  } catch {
    return false
  }
}

/** Uses an index of its own, so that the repository's index is not touched. */
function writeFiles(repository: string, commit: string, folder: string) {
  const index = join(folder, '.index')
  git(repository, ['read-tree', commit], { index })
  const files = git(repository, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit, ...parts])
  git(repository, ['checkout-index', '-z', '--stdin', '-q', `--prefix=${folder}/`], { index, input: files })
  rmSync(index)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

function removeLater(folder: string): () => void {
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const stop = () => {
    remove()
    process.exit(130)
  }
  process.once('exit', remove)
  for (const signal of signals) process.once(signal, stop)
  return () => {
    remove()
    process.off('exit', remove)
    for (const signal of signals) process.off(signal, stop)
  }
}

const describe = (repository: string, ref: string, commit: string) => {
  const [short = '', date = '', subject = ''] = git(repository, ['log', '-1', '--format=%h%n%cs%n%s', commit]).split(
    '\n',
  )
  return ref.startsWith(short) || ref === commit
    ? `${short} (${date}, ${subject})`
    : `${ref} (${short}, ${date}, ${subject})`
}

export function openVersion(ref: string, repository = '.'): Version {
  const commit = findCommit(repository, ref)
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'version-')))
  const close = removeLater(folder)
  try {
    writeFiles(repository, commit, folder)
    const packages = resolve('node_modules')
    if (existsSync(packages)) symlinkSync(packages, join(folder, 'node_modules'), 'junction')
    return { root: folder, name: describe(repository, ref, commit), close }
  } catch (error) {
    close()
    throw error
  }
}

export const openWorkingTree = (repository = '.'): Version => ({
  root: resolve(repository),
  name: 'what is here now',
  close: () => {},
})
