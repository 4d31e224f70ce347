import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readChange } from './change.ts'

let root: string
let project: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'change-'))
  project = join(root, 'project')
  git(root, 'init', '--quiet', '--initial-branch=main', 'project')
  for (const name of ['a', 'b', 'c']) write(name, 'as it was')
  commit('2026-11-01T12:00:00Z')
  write('a', 'changed')
  commit('2026-11-02T12:00:00Z')
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(project, name), text)

function git(folder: string, ...args: string[]) {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'protocol.file.allow=always']
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function commit(date: string) {
  git(project, 'add', '--all')
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date }
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
  execFileSync('git', [...who, 'commit', '--quiet', '--message', 'A change'], { cwd: project, env })
}

const filesSince = (since: string | null, folder = project) => {
  const change = readChange(since, folder)
  return 'files' in change ? change.files : change.unknown
}

test('without a base it is what is not committed: changed, new, deleted, and both names of what was renamed', () => {
  expect(filesSince(null)).toEqual([])
  write('b', 'changed')
  write('new file', '')
  renameSync(join(project, 'c'), join(project, 'd'))
  git(project, 'add', 'd')
  expect(filesSince(null)).toEqual(['b', 'c', 'd', 'new file'])
})

test('commits count from a commit, or from the newest that is older than a date', () => {
  write('b', 'changed')
  expect(filesSince('HEAD~1')).toEqual(['a', 'b'])
  expect(filesSince('2026-11-02T00:00:00Z')).toEqual(['a', 'b'])
  expect(filesSince('2026-11-03T00:00:00Z')).toEqual(['b'])
})

test('without a base, commits that the followed branch has not count too', () => {
  git(root, 'clone', '--quiet', project, 'clone')
  project = join(root, 'clone')
  expect(filesSince(null)).toEqual([])
  write('c', 'changed')
  commit('2026-11-04T12:00:00Z')
  expect(filesSince(null)).toEqual(['c'])
})

test('where the base is not there, nothing is known', () => {
  git(root, 'clone', '--quiet', '--depth=1', `file://${project}`, 'shallow')
  expect(filesSince('2026-11-02T00:00:00Z', join(root, 'shallow'))).toBe(
    'this clone has no commit as old as "2026-11-02T00:00:00Z"',
  )
  expect(filesSince(null, root)).toBe('git does not know this folder')
})
