import { expect, test } from 'vitest'
import { runActCommand } from '#server/control/act-commands.ts'
import type { PrintLine } from '#server/control/run-command.ts'
import { runContentCommand } from '#server/content/content-commands.ts'
import { runApplicationsCommand } from '#server/firm/application-commands.ts'
import { runAccountCommand } from '#server/operator/account-commands.ts'
import { runDataCommand } from '#server/operator/data-commands.ts'
import { runKeyCommand } from '#server/operator/key-commands.ts'
import { runQueueCommand } from '#server/operator/mail-commands.ts'
import { runPersonCommand } from '#server/operator/person-commands.ts'
import { readConfig } from '#server/settings/config.ts'
import { sampleEachKind } from '#steps/harness/sampling.ts'
import { usage as specUsage } from '#spec/report.ts'
import { commands } from './commands.mjs'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const operatorCommands = [
  runContentCommand,
  runApplicationsCommand,
  runDataCommand,
  runPersonCommand,
  runAccountCommand,
  runQueueCommand('mail'),
  runQueueCommand('webhooks'),
  runKeyCommand,
  runActCommand,
]

async function readUsage(run: (typeof operatorCommands)[number]) {
  const lines: string[] = []
  const say: PrintLine = (line) => void lines.push(line)
  await run(readConfig({}), ['?', '?', '?', '?'], say, new AbortController().signal)
  return lines
    .join('\n')
    .split('\n')
    .filter((line) => line !== 'Usage:')
    .map((line) => line.replace(/^ {2}/, ''))
}

const described = Object.entries(commands)

const inWords = (name: string, about: NonNullable<(typeof commands)[string]['about']>) =>
  about.map(([args, text]) => {
    const script = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
    return `- \`${`${script} ${args}`.trim()}\`: ${text}`
  })

const block = (lines: ReadonlyArray<string>) => ['```', ...lines, '```'].join('\n')

test('docs/commands.md holds every command (update it with npm run unit -- scripts/launch/commands.test.ts -u)', async () => {
  const usages = await Promise.all(operatorCommands.map(readUsage))
  const sections = [
    '# Commands',
    'This page is made from what the commands say of themselves.',
    '## To run, to check, to measure',
    described.flatMap(([name, { about = [] }]) => inWords(name, about)).join('\n'),
    '## What the specification promises, and who proves it',
    block(specUsage.split('\n')),
    '## To operate a site',
    'How they are used stands in [operating](operating.md).',
    ...usages.map(block),
  ]
  await expect(`${sections.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/commands.md')
})

test('every npm script is described here or by its usage', () => {
  const others = ['spec', 'content', 'data', 'person', 'accounts', 'mail', 'webhooks', 'keys', 'acts']
  expect(
    described
      .filter(([, { about }]) => !about)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(others.toSorted())
})

const readme = readFileSync('README.md', 'utf8')
const scripts: string[] = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

const taking = described.filter(([, { about = [] }]) =>
  about.some(([args]) => /\b(?:FLOW|NAME|SUITE|WORD)\b/.test(args)),
)

const drawn = sampleEachKind(taking, { getName: ([name]) => name, share: 0.25 })

test.each(drawn)('npm run %s refuses a name that means nothing', (_, { args }) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, 'zzzz'], { encoding: 'utf8' })
  expect([status === 0, `${stdout}${stderr}`]).toEqual([
    false,
    expect.stringMatching(/^(?:There is no|No) .*"zzzz"[^]*\.\n$/),
  ])
})

test('the README names only npm scripts that exist', () => {
  const named = [...readme.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short)
  expect(named.filter((name) => name === undefined || !scripts.includes(name))).toEqual([])
  expect(named).toEqual(expect.arrayContaining(['start', 'test']))
})

test('the README has at most 80 lines', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(80)
})
