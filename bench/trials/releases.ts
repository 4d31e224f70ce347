import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startBench } from '#scripts/suites/bench-runs.ts'

const { size: most, args: releaseNames } = startBench({ usual: 12, smallest: 1 })
const count = 5
const root = mkdtempSync(join(tmpdir(), 'releases-'))
const migrations = 'src/server/database/migrations'
const script = 'bench/trials/releases/in-release.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 }).trim()

const needed = ['src/server/firm/keep-application.testing.ts', 'src/server/attachments/files-folder.ts']
const has = (release: string, path: string) => git('ls-tree', '--name-only', release, path) !== ''

/** The last migration of the previous release: update it with every release. */
const lastFormerMigration = '0024-pay'

function releasesBeforeMigrations(): ReadonlyArray<string> {
  const before = readdirSync(migrations).map((name) => {
    const [added] = git('log', '--diff-filter=A', '--format=%H', '--', join(migrations, name)).split('\n')
    return added ? git('rev-parse', `${added}^`) : ''
  })
  const kinds = new Map<string, string>()
  for (const release of before.toReversed())
    if (release !== '' && needed.every((path) => has(release, path)))
      kinds.set(git('rev-parse', `${release}:${migrations}`), release)
  const releases = [...kinds.values()]
  const isFormer = (release: string) =>
    git('ls-tree', '--name-only', release, `${migrations}/`).split('\n').at(-1)?.includes(lastFormerMigration) ?? false
  return [...releases.filter(isFormer), ...releases.filter((release) => !isFormer(release))]
}

function checkOut(release: string): string {
  const folder = join(root, release.slice(0, 8))
  mkdirSync(folder)
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', release], { maxBuffer: 1e9 }) })
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  const packages = join(root, `packages-${lock.slice(0, 8)}`)
  if (!existsSync(packages)) {
    mkdirSync(packages)
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(folder, name), join(packages, name))
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: packages })
  }
  symlinkSync(join(packages, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, 'bench/trials/releases'), { recursive: true })
  cpSync(script, join(folder, script))
  return folder
}

type ReleaseResult = { readonly ready: string; readonly applications: number; readonly readable: number }

function run(folder: string, ...args: string[]): ReleaseResult {
  try {
    const output = execFileSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as ReleaseResult
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error)
    return { ready: /(?:Error|Problem): (.*)/.exec(said)?.[1] ?? said.slice(0, 200), applications: 0, readable: 0 }
  }
}

const formatReleaseResult = ({ ready, applications, readable }: ReleaseResult) =>
  `${ready}: ${applications} applications, ${readable} files`

try {
  const releases = (
    releaseNames.length > 0 ? releaseNames.map((one) => git('rev-parse', one)) : releasesBeforeMigrations()
  ).slice(0, most)
  const folders = new Map(releases.map((release) => [release, checkOut(release)]))
  const [previous = ''] = folders.values()
  const [before, after] = [count, count + 1].map((some) =>
    formatReleaseResult({ ready: 'ready', applications: some, readable: some }),
  )
  const rows: Record<string, Record<string, string>> = {}
  for (const [release, folder] of folders) {
    const dataDir = join(root, `data-${release.slice(0, 8)}`)
    rows[release.slice(0, 8)] = {
      made: formatReleaseResult(run(folder, 'make', dataDir, String(count))),
      'opened by this release': formatReleaseResult(run('.', 'open', dataDir)),
      'one more by this': formatReleaseResult(run('.', 'add', dataDir)),
      'then by the one before': formatReleaseResult(run(previous, 'open', dataDir)),
      'then by this one again': formatReleaseResult(run('.', 'open', dataDir)),
    }
  }
  console.table(rows)
  const isComplete = (row: Record<string, string>) =>
    isDeepStrictEqual(Object.values(row), [before, before, after, after, after])
  if (!Object.values(rows).every(isComplete)) process.exitCode = 1
} finally {
  rmSync(root, { recursive: true, force: true })
}
