import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildHouse, machine } from './house.testing.ts'
import { compareRefs, runDiff } from './run-diff.ts'

const house = buildHouse()
const { repository } = house

afterAll(house.remove)

function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'diff-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('two versions of a repository are compared, and nothing of them is left', async () => {
  const folder = createTemporaryFolder()
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
  const here = { before: 'v3', now: null }
  expect((await compareRefs(here, repository)).flows).toEqual([])
  house.write('machines/way-in.machine.ts', machine('shut'))
  const { flows } = await compareRefs(here, repository)
  house.write('machines/way-in.machine.ts', machine('ajar'))
  expect(flows.map(({ name }) => name)).toEqual(['Way in'])
})

test('a page holds the same, and what looks like a tag in a sentence stays text', async () => {
  const file = join(createTemporaryFolder(), 'changed.html')
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
    'It was decided by the project itself on 2026-11-20, in decision 21.',
    '',
    expect.stringMatching(/^Signs: /),
    expect.stringMatching(/^Flows are compared by their charts/),
  ])
})

test('what was made for a version goes when the command is interrupted', () => {
  const folder = createTemporaryFolder()
  const open = `import { openVersion } from ${JSON.stringify(new URL('open-version.ts', import.meta.url).href)}
    openVersion('v1', ${JSON.stringify(repository)})
    setInterval(() => process.kill(process.pid, 'SIGINT'), 10)`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', open], { env: process.env })
  expect([status, readdirSync(folder)]).toEqual([130, []])
})

test('a version that does not exist is refused in plain words', async () => {
  await expect(runDiff(['v1..no-such-version'], repository)).rejects.toThrow(
    /^There is no version "no-such-version"\. Give a commit \(\w+\), a step back from the latest \(HEAD~5\), a branch \(\w+\) or a tag \(v\d, v\d, v\d\)\./,
  )
  const nowhere = createTemporaryFolder()
  await expect(runDiff(['v1'], nowhere)).rejects.toThrow(
    'There are no versions here: this folder is no git repository.',
  )
  expect((await runDiff([])).code).toEqual(2)
})

test('a machine, its states and a feature that have only other names are the same', async () => {
  const { flows, features, rules, sameFlows } = await compareRefs({ before: 'v2', now: 'v3' }, repository)
  expect([flows, features, rules, sameFlows.map(({ name }) => name)]).toEqual([[], [], [], ['Way in']])
})

async function runInAllFormats(...args: ReadonlyArray<string>) {
  const file = join(createTemporaryFolder(), 'changed.html')
  await runDiff([...args, '--html', file], repository)
  const [screen, json] = [await runDiff(args, repository), await runDiff([...args, '--json'], repository)]
  return [screen.lines.join('\n'), json.lines.join('\n'), readFileSync(file, 'utf8')]
}

test('what is asked about is told alone, on the screen, to a program and on a page', async () => {
  for (const told of await runInAllFormats('v1..v2', 'door')) {
    expect(told).toContain('the door stands ajar')
    expect(told).not.toContain('A door has a key.')
  }
  for (const told of await runInAllFormats('v1..v2', '--about', 'J1-02')) {
    expect(told).toContain('A door has a key.')
    expect(told).not.toContain('the door stands ajar')
  }
})

test('words are one name where they name something together, and several names are told', async () => {
  const readAboutLine = async (...args: ReadonlyArray<string>) =>
    (await runDiff(['v1..v2', ...args], repository)).lines[2]
  expect(await readAboutLine('Way', 'in')).toEqual('about Way in')
  expect(await readAboutLine('door', 'J1-02')).toEqual('about 2 names, all that any of them means: “door”, “J1-02”')
})

test('a name that means nothing is refused, with names like it, and a second version with how it is named', async () => {
  await expect(runDiff(['v1..v2', 'dor'], repository)).rejects.toThrow(
    'Nothing is called "dor" in either version: name a flow, a feature, a capability or a requirement. Much like it: door',
  )
  await expect(runDiff(['v1', 'v2'], repository)).rejects.toThrow(
    '"v2" is a version: two of them are named with two dots between, as in v1..v2.',
  )
  await expect(runDiff(['HEAD~9'], repository)).rejects.toThrow(
    'HEAD~9 lies before the first of the 3 commits: HEAD~2 at most.',
  )
})
