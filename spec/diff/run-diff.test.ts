import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { compareRefs, runDiff } from './run-diff.ts'

let repository = ''

const git = (...args: ReadonlyArray<string>) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@engine.example', ...args], { cwd: repository })

function write(file: string, text: string) {
  mkdirSync(dirname(join(repository, file)), { recursive: true })
  writeFileSync(join(repository, file), text)
}

function commit(tag: string) {
  git('add', '-A')
  git('commit', '-qm', `Come to ${tag}`)
  git('tag', tag)
}

const feature = `Feature: Door
  Rule: A door opens
    @J1-01
    Example: Somebody pushes
      When Ada pushes
      Then the door is open
`

const machine = (target: string) => `import { words } from '#contract/words.ts'
import { createMachine } from 'xstate'

const said: string = words

export const doorMachine = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { meta: { description: 'the door is shut' }, on: { push: { target: '${target}', meta: { description: said } } } },
    open: { meta: { description: 'the door is open', requirements: ['J1-01'] } },
    ajar: { meta: { description: 'the door stands ajar' } },
  },
})
`

const catalogue = (statement: string) => `id\tsection\tkind\tstatement\nJ1-01\t1 Doors\tbehaviour\t${statement}\n`
const readings = (decision: string) =>
  `id\treading\twhy\twho\tdecidedOn\tdecision\nJ1-02\tA door has a key.\tIt is not said.\tthe firm\t${decision}\n`

function writeFirst() {
  write('package.json', '{ "type": "module", "imports": { "#contract/*": "./src/contract/*" } }')
  write('.gitignore', 'node_modules\n')
  write('src/contract/words.ts', "export const words: string = 'somebody pushes'\n")
  write('machines/door.machine.ts', machine('open'))
  write('machines/broken.machine.ts', "import 'no-such-package'\nexport const brokenMachine = null\n")
  write('features/house/door.feature', feature)
  write('docs/requirements/careers.tsv', catalogue('A door opens.'))
  write('docs/requirements/readings.tsv', readings('\t'))
}

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'diff-test-'))
  git('init', '-q')
  writeFirst()
  commit('v1')
  write('machines/door.machine.ts', machine('ajar'))
  rmSync(join(repository, 'machines/broken.machine.ts'))
  rmSync(join(repository, 'features/house/door.feature'))
  write('features/house/way-in.feature', feature.replace('A door opens', 'A door opens to everybody'))
  write('docs/requirements/careers.tsv', catalogue('A door opens <at once>.'))
  write('docs/requirements/readings.tsv', readings('2026-11-20\t0021'))
  commit('v2')
  symlinkSync(resolve('node_modules'), join(repository, 'node_modules'), 'junction')
})

afterAll(() => rmSync(repository, { recursive: true, force: true }))

/** A folder for what is temporary, that nobody else uses. */
function takeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diff-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('two versions of a repository are compared, and nothing of them is left', async () => {
  const folder = takeTemporaryFolder()
  const difference = await compareRefs({ before: 'v1', now: 'v2' }, repository)
  const { flows, rules, requirements, readings: decided, problems, sameFlows } = difference
  expect(readdirSync(folder)).toEqual([])
  expect(sameFlows).toEqual([])
  const [flow] = flows
  expect(flow).toEqual(expect.objectContaining({ name: 'Door', status: 'changed' }))
  expect(flow?.status === 'changed' && flow.stories).toEqual([
    expect.objectContaining({
      given: 'the door is shut',
      when: 'somebody pushes',
      before: ['the door is open'],
      now: ['the door stands ajar'],
      requirements: [{ id: 'J1-01', statement: 'A door opens <at once>.' }],
      rules: [expect.objectContaining({ title: 'A door opens to everybody', file: 'features/house/way-in.feature' })],
    }),
  ])
  expect(rules.map(({ status, title }) => [status, title])).toEqual([
    ['changed', { before: 'A door opens', now: 'A door opens to everybody' }],
  ])
  expect(requirements).toEqual([
    { id: 'J1-01', statement: { before: 'A door opens.', now: 'A door opens <at once>.' }, told: null },
  ])
  expect(decided.map(({ id, now }) => [id, now?.decision])).toEqual([['J1-02', '0021']])
  expect(problems).toEqual([
    expect.stringMatching(/^v1 .* machines\/broken\.machine\.ts cannot be loaded: .*no-such-package/),
  ])
  // What a program reads is the same.
  expect(JSON.parse((await runDiff(['v1..v2', '--json'], repository)).lines.join(''))).toEqual(difference)
})

test('a version is compared with what lies here, committed or not', async () => {
  expect((await compareRefs({ before: 'v2', now: null }, repository)).flows).toEqual([])
  write('machines/door.machine.ts', machine('shut'))
  const { flows } = await compareRefs({ before: 'v2', now: null }, repository)
  write('machines/door.machine.ts', machine('ajar'))
  expect(flows.map(({ name }) => name)).toEqual(['Door'])
})

test('a page holds the same, and what looks like a tag in a sentence stays text', async () => {
  const file = join(takeTemporaryFolder(), 'changed.html')
  expect(await runDiff(['v1..v2', '--html', file], repository)).toEqual({ lines: [`wrote ${file}`], code: 0 })
  const page = readFileSync(file, 'utf8')
  expect(page).toContain('<dt>Before</dt><dd>the door is open</dd><dt>Now</dt><dd>the door stands ajar</dd>')
  expect(page).toContain('A door opens <ins><span class="spoken">put in: </span>to everybody</ins>')
  expect(page).toContain('&lt;at once&gt;.')
  const { results } = await new HtmlValidate({ extends: ['html-validate:recommended'] }).validateString(page)
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
})

test('the command tells a summary first, then each capability', async () => {
  const { lines, code } = await runDiff(['v1..v2'], repository)
  expect(code).toEqual(0)
  expect(lines.map((line) => line.trim())).toEqual([
    expect.stringMatching(/^From v1 \(\w+, \d{4}-\d\d-\d\d, Come to v1\)$/),
    expect.stringMatching(/^to {3}v2 /),
    '',
    'Flows          1 behaves differently',
    'Features       none',
    'Rules          1 changed',
    'Examples       none',
    'Requirements   1 reworded',
    'Open readings  1 decided',
    'Not compared   1 file',
    '',
    'Not compared',
    expect.stringMatching(/^v1 /),
    '',
    'house',
    'Flows',
    '~ Door behaves differently',
    'Given the door is shut',
    'When somebody pushes',
    'before: the door is open',
    'now:    the door stands ajar',
    'J1-01  A door opens <at once>.',
    'touches the rules: “A door opens to everybody”',
    '',
    'Rules',
    '~ A door opens {+to everybody+}',
    'features/house/way-in.feature:2',
    '',
    'Requirements',
    '~ J1-01  A door [-opens.-] {+opens <at once>.+}',
    '',
    'Open readings',
    '~ J1-02  A door has a key.',
    'It was decided on 2026-11-20, in decision 21.',
    '',
    expect.stringMatching(/^Signs: /),
    expect.stringMatching(/^Flows are compared by their charts/),
  ])
})

test('what was made for a version goes when the command is interrupted', () => {
  const folder = takeTemporaryFolder()
  const open = `import { openVersion } from ${JSON.stringify(new URL('open-version.ts', import.meta.url).href)}
    openVersion('v1', ${JSON.stringify(repository)})
    setInterval(() => process.kill(process.pid, 'SIGINT'), 10)`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', open], { env: process.env })
  expect([status, readdirSync(folder)]).toEqual([130, []])
})

test('a version that does not exist is refused in plain words', async () => {
  await expect(runDiff(['v1..no-such-version'], repository)).rejects.toThrow(
    /^There is no version "no-such-version"\. Give a commit \(\w+\), a step back from the latest \(HEAD~5\), a branch \(\w+\) or a tag \(v1, v2\)\./,
  )
  const nowhere = takeTemporaryFolder()
  await expect(runDiff(['v1'], nowhere)).rejects.toThrow(
    'There are no versions here: this folder is no git repository.',
  )
  expect((await runDiff([])).code).toEqual(2)
})
