import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'launch-'))
  cpSync('scripts/run.mjs', join(project, 'scripts/run.mjs'))
  cpSync('scripts/launch', join(project, 'scripts/launch'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', createLockFile('1.0.0'))
  write('node_modules/.package-lock.json', createLockFile('1.0.0'))
  write('npm.js', fakeNpm)
})

afterEach(() => rmSync(project, { recursive: true }))

const fakeNpm = `import { copyFileSync } from 'node:fs'
console.log('npm ' + process.argv.slice(2).join(' '))
if (process.env.NPM_EXIT) process.exit(Number(process.env.NPM_EXIT))
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`

const createLockFile = (version: string) => JSON.stringify({ packages: { '': {}, 'node_modules/leaf': { version } } })

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  npm_execpath: join(project, 'npm.js'),
  ...more,
})

function run(args: string[], more: Record<string, string> = {}) {
  const result = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: project,
    env: environment(more),
    encoding: 'utf8',
  })
  return { code: result.status, out: result.stdout, err: result.stderr }
}

test('a command gets its arguments and passes on its exit code', () => {
  write('spec/main.ts', 'console.log(process.argv.slice(2).join()); process.exitCode = 7')
  expect(run(['spec', 'trace', '--all'])).toEqual({ code: 7, out: 'trace,--all\n', err: '' })
})

test('an unknown command is answered with the known ones', () => {
  const { code, err } = run(['launch'])
  expect(code).toEqual(1)
  expect(err).toContain('There is no command "launch". Commands: start, dev, build, release, test,')
})

test('packages that npm installed by hand are taken as they are', () => {
  write('spec/main.ts', '')
  expect(run(['spec'])).toEqual({ code: 0, out: '', err: '' })
})

test('a changed lock file installs once', () => {
  write('spec/main.ts', '')
  write('package-lock.json', createLockFile('2.0.0'))
  const first = run(['spec'])
  expect(first.code).toEqual(0)
  expect(first.out).toContain('npm ci --include=dev --include=optional')
  rmSync(join(project, 'node_modules/.package-lock.json'))
  expect(run(['spec'])).toEqual({ code: 0, out: '', err: '' })
})

test.skipIf(process.platform === 'win32')('packages behind a link are left alone', () => {
  renameSync(join(project, 'node_modules'), join(project, 'elsewhere'))
  symlinkSync(join(project, 'elsewhere'), join(project, 'node_modules'))
  write('package-lock.json', createLockFile('2.0.0'))
  const { code, out, err } = run(['spec'])
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain('node_modules is a link')
})

test('an install that fails stops with a sentence and is tried again next time', () => {
  write('package-lock.json', createLockFile('2.0.0'))
  const { code, err } = run(['spec'], { NPM_EXIT: '1' })
  expect(code).toEqual(1)
  expect(err).toContain('The packages could not be installed; npm says why above.')
  expect(existsSync(join(project, 'node_modules/.installed-for'))).toEqual(false)
})

test.skipIf(process.platform === 'win32')('a signal reaches the command, and its exit code comes back', async () => {
  write('spec/main.ts', "process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up')")
  const child = spawn(process.execPath, ['scripts/run.mjs', 'spec'], { cwd: project, env: environment() })
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([3, null])
})

test('every npm script is a command of the launcher', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const { err } = run(['?'])
  const commands = err.slice(err.indexOf('Commands: ') + 10, err.lastIndexOf('.')).split(', ')
  expect(scripts).toEqual(Object.fromEntries(commands.map((name) => [name, `node scripts/run.mjs ${name}`])))
})
