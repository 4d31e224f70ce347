import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readVersion } from '#server/settings/release.ts'
import { commands, serverFlags } from '../launch/commands.mjs'
import { fingerprintSources } from '../build/build-stamp.ts'

let root = ''
let project = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'make-release-'))
  project = join(root, 'project')
  for (const [path, text] of Object.entries(sources)) write(join(project, path), text)
  build('app-1.js', 'app-1.js.br')
})
afterEach(() => rmSync(root, { recursive: true }))

const serif = '@fontsource-variable/source-serif-4'
const sans = '@fontsource-variable/public-sans'
const manifest = (version: string) => JSON.stringify({ version })

const sources: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'larch-site',
    version: '3.2.1',
    type: 'module',
    scripts: { test: 'true' },
    imports: { '#server/*': './src/server/*' },
    dependencies: { larch: '2.1.0' },
  }),
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { version: '3.2.1' },
      'node_modules/larch': { version: '2.1.0', license: 'ISC' },
      'node_modules/larch/node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
      [`node_modules/${sans}`]: { version: '5.0.0', license: 'OFL-1.1', dev: true },
      [`node_modules/${serif}`]: { version: '5.1.0', license: 'OFL-1.1', dev: true },
    },
  }),
  'node_modules/larch/package.json': manifest('2.1.0'),
  'node_modules/larch/index.js': 'export const larch = 1',
  'node_modules/larch/index.js.map': '{}',
  'node_modules/larch/index.d.ts': 'export declare const larch: number',
  'node_modules/larch/node_modules/tool/package.json': manifest('1.0.0'),
  [`node_modules/${sans}/LICENSE`]: 'The sans is free.',
  [`node_modules/${serif}/LICENSE`]: 'The serif is free.',
  LICENSE: 'MIT',
  '.env.example': '#PORT=',
  'deploy/site.service': '[Service]',
  'deploy/site.env': 'PORT=1',
  'deploy/alerts.test.yaml': 'tests: []',
  'deploy/secrets/TOKEN_SECRET': 'hush',
  'scripts/release/site.sh': readFileSync('scripts/release/site.sh', 'utf8'),
  'src/server/main.ts': "import '#server/log.ts'\nimport 'larch'\nconsole.log('served', process.env['NODE_ENV'])\n",
  'src/server/log.ts': "export const log: string = 'log'\n",
  'src/server/log.test.ts': "import './log.ts'\n",
  'src/server/operator-cli.ts': 'console.log(process.argv.slice(2), process.cwd())\n',
  'src/server/database/migrations/0001-content.ts': 'export const up = 1\n',
  'src/server/database/migrations/0007-acts.ts': 'export const up = 1\n',
  'dist/server/entry-server.js': 'export {}\n',
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function build(...names: string[]) {
  rmSync(join(project, 'dist/client'), { recursive: true, force: true })
  for (const name of names) write(join(project, 'dist/client/assets', name), name)
  write(join(project, 'dist/client/assets/files/terms.pdf'), 'terms')
  write(join(project, 'dist/releases.json'), JSON.stringify([names]))
  write(join(project, 'dist/.built-from'), fingerprintSources(project))
}

const script = resolve('scripts/release.ts')

function release(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args, '--without-node'], {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, said: `${stdout}${stderr}`.replaceAll(root, 'ROOT').trim() }
}

const make = (name: string, ...args: string[]) => {
  expect([release(join(root, name), ...args).status, name]).toEqual([0, name])
  return join(root, name)
}

const list = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

const assets = (folder: string) => readdirSync(join(folder, 'dist/client/assets')).filter((name) => name !== 'files')

test('a release holds what the server runs and nothing that a developer or an operator has beside it', () => {
  const folder = make('one')
  expect(list(folder)).toEqual([
    '.env.example',
    'LICENSE',
    'bin/site',
    'deploy/site.service',
    'dist/client/assets/app-1.js',
    'dist/client/assets/app-1.js.br',
    'dist/client/assets/files/terms.pdf',
    'dist/releases.json',
    'dist/server/entry-server.js',
    'licence-texts.txt',
    'licences.md',
    'node_modules/larch/index.js',
    'node_modules/larch/package.json',
    'package-lock.json',
    'package.json',
    'release.json',
    'sbom.cdx.json',
    'src/server/log.ts',
    'src/server/main.ts',
    'src/server/operator-cli.ts',
  ])
  expect(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).toEqual({
    form: 1,
    name: 'larch-site',
    version: '3.2.1',
    commit: null,
    date: null,
    isChanged: false,
    node: null,
    platform: null,
    lastMigration: '0007-acts',
  })
  expect(readdirSync(root).toSorted()).toEqual(['one', 'project'])
})

test('a release says its version and its commit, and a checkout its version alone', () => {
  const versionOf = (folder: string) => readVersion(pathToFileURL(`${folder}/`))
  expect([versionOf(project), versionOf(make('one'))]).toEqual(['3.2.1', '3.2.1'])
  const git = (...args: string[]) => spawnSync('git', args, { cwd: project, encoding: 'utf8' }).stdout.trim()
  git('init', '--quiet')
  git('add', 'package.json')
  git('-c', 'user.name=Ada Moss', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '--message', 'Begin')
  const commit = git('rev-parse', 'HEAD')
  expect(commit).toMatch(/^[\da-f]{40}$/)
  expect([versionOf(project), versionOf(make('two'))]).toEqual(['3.2.1', `3.2.1+${commit.slice(0, 12)}`])
})

const describe = (folder: string) =>
  list(folder).map((file) => {
    const { mode, mtimeMs } = statSync(join(folder, file))
    return [file, mode & 0o777, mtimeMs, readFileSync(join(folder, file), 'hex')]
  })

test('the same sources give the same bytes, modes and times', () => {
  expect(describe(make('two'))).toEqual(describe(make('one')))
})

test('a release holds the files of the one before it, and not those that only the checkout has kept', () => {
  const first = make('one')
  build('app-2.js')
  write(join(project, 'dist/client/assets/app-0.js'), 'of a build that was never released')
  write(join(project, 'dist/releases.json'), JSON.stringify([['app-2.js'], ['app-0.js']]))
  expect(assets(make('two', '--after', first))).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js'])
})

test('no release is written over, and none follows what is none', () => {
  const folder = make('one')
  const before = describe(folder)
  expect(release(folder)).toEqual({
    status: 1,
    said: 'ROOT/one is not empty. Name a folder that is not there yet: no release is written over.',
  })
  expect(describe(folder)).toEqual(before)
  expect(release(join(root, 'two'), '--after', project).said).toBe(
    'ROOT/project is no release: it has no release.json of this form. Name a folder that npm run release has made.',
  )
  expect(release(join(root, 'two'), '--after', join(root, 'none')).said).toBe(
    'ROOT/none is no release: it is not there. Name a folder that npm run release has made.',
  )
  for (const args of [[], ['one', 'two'], [join(root, 'two'), '--befor', 'x']])
    expect(release(...args).said).toMatch(
      /Say where to: npm run release -- FOLDER \[--after FORMER\] \[--without-node\]$/,
    )
})

test('what cannot be made whole is not there', () => {
  write(join(project, 'node_modules/larch/package.json'), manifest('2.0.9'))
  expect(release(join(root, 'one')).said).toBe(
    'larch 2.1.0 stands in package-lock.json and is installed in version 2.0.9. Run npm ci, and the same command again.',
  )
  write(join(root, 'file'), 'text')
  expect(release(join(root, 'file', 'one')).said).toMatch(/it is no folder \(ENOTDIR\)\.\nNo release was made\.$/)
  expect(readdirSync(root).toSorted()).toEqual(['file', 'project'])
})

const site = (args: string[], env: Record<string, string>, cwd = root) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'site'), args, { cwd, env, encoding: 'utf8' })
  return [status, `${stdout}${stderr}`.trim()]
}

function linkSite() {
  cpSync(join(project, 'scripts/release/site.sh'), join(project, 'bin/site'))
  chmodSync(join(project, 'bin/site'), 0o755)
  symlinkSync(join(project, 'bin/site'), join(root, 'site'))
}

const memory = "console.log(process.env['MALLOC_ARENA_MAX'], ...process.execArgv)\n"

const withNode = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, DATA_DIR: '/data' }

test('bin/site serves, and runs commands in the folder where it is called, through a link as well', () => {
  linkSite()
  expect(site([], withNode)).toEqual([0, 'served production'])
  expect(site(['content', 'check', 'a b'], withNode, project)).toEqual([0, `[ 'content', 'check', 'a b' ] ${project}`])
})

test.each(['--help', '-h', 'help'])('bin/site %s lists the commands, without a folder of data', (word) => {
  linkSite()
  const [status, said] = site([word], { ...withNode, DATA_DIR: '' })
  expect([status, said]).toEqual([
    0,
    `${join(root, 'site')} without a command serves the site.\n[ '--help' ]`.concat(` ${root}`),
  ])
})

test('bin/site serves with the memory that npm start serves with, and runs commands with what Node takes', () => {
  linkSite()
  write(join(project, 'src/server/main.ts'), memory)
  write(join(project, 'src/server/operator-cli.ts'), memory)
  const { MALLOC_ARENA_MAX = '' } = commands['start']?.env ?? {}
  expect([MALLOC_ARENA_MAX, commands['start']?.args]).toEqual(['2', [...serverFlags, 'scripts/start.ts']])
  expect(site([], withNode)).toEqual([0, [MALLOC_ARENA_MAX, ...serverFlags].join(' ')])
  expect(site([], { ...withNode, MALLOC_ARENA_MAX: '8' })).toEqual([0, ['8', ...serverFlags].join(' ')])
  expect(site(['acts'], withNode)).toEqual([0, 'undefined'])
})

test('bin/site does not guess where the data is', () => {
  linkSite()
  for (const DATA_DIR of ['', './data', 'data'])
    expect(site([], { ...withNode, DATA_DIR })).toEqual([
      1,
      'DATA_DIR is not set to a path that begins with /: name the folder of the data, such as /var/lib/site.',
    ])
})

test('bin/site says which Node it needs', () => {
  linkSite()
  const old = join(root, 'old/node')
  write(old, '#!/bin/sh\necho v20.20.2\n')
  chmodSync(old, 0o755)
  expect(site([], { ...withNode, PATH: `${dirname(old)}:/usr/bin:/bin` })).toEqual([
    1,
    `This release needs Node 24 or later, and ${old} is v20.20.2.`,
  ])
})
