import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findExamples } from '#scripts/names/find-examples.ts'
import { runInterruptions } from './interruptions/run-interruptions.ts'
import { runGlossary } from './glossary/run-glossary.ts'
import { loadFlow } from './machines.ts'
import { readSources } from './files.ts'
import { runQuestions } from './interpretations/run-questions.ts'
import { answerFlow } from './coverage/transition-coverage.ts'
import { formatCoverage } from './coverage/print.ts'
import { runTrace } from './trace/run-trace.ts'

type Lines = ReadonlyArray<string>

type Sample = { readonly file: string; readonly command: string; readonly shown: Lines }

const guides = readSources('docs/guide-for-*.md')

const unindent = (text: string, by: string) => text.split('\n').map((line) => line.slice(by.length))

const samples = guides.flatMap(({ file, text }): ReadonlyArray<Sample> =>
  [...text.matchAll(/^( *)```sh\n *([^\n]+)\n *```\n\n *```\n([^`]*)\n *```$/gm)].map(
    ([, indent = '', command = '', shown = '']) => ({ file, command, shown: unindent(shown, indent) }),
  ),
)

const emptyRecords = { examples: null, paths: null }

async function printFlowCoverage([name = '']: Lines): Promise<Lines> {
  const flow = await loadFlow(`machines/${name}.machine.ts`)
  const told = { flow, known: emptyRecords, answers: answerFlow(flow, emptyRecords), unheard: [], missing: [] }
  return formatCoverage(told, { words: [], too: null, isAll: false })
}

function printExampleRun(names: Lines): Lines {
  try {
    const { says } = findExamples(names, { isInMemory: true })
    const count = Number.parseInt(says, 10)
    return [says, `${count} scenarios (${count} passed)`]
  } catch (error) {
    return [(error as Error).message]
  }
}

const trace = 'npm run spec -- trace '

const traceAll = () =>
  runTrace(
    samples
      .map(({ command }) => command)
      .filter((command) => command.startsWith(trace))
      .flatMap((command) => command.slice(trace.length).split(' ')),
  )

const printers: ReadonlyArray<readonly [begin: string, print: (argv: Lines) => Lines | Promise<Lines>]> = [
  ['npm run spec -- crossings', async (argv) => (await runInterruptions(argv)).lines],
  ['npm run spec -- glossary', (argv) => runGlossary(argv).lines],
  ['npm run spec -- questions', (argv) => runQuestions(argv).lines],
  ['npm run spec -- who-takes', printFlowCoverage],
  ['npm run features --', printExampleRun],
]

async function print(command: string): Promise<Lines> {
  const [begin, printer] = printers.find(([start]) => command.startsWith(`${start} `)) ?? []
  if (begin === undefined || !printer) throw new Error(`Nothing here prints what ${command} does.`)
  const lines = await printer(command.slice(begin.length + 1).split(' '))
  return lines.flatMap((line) => line.split('\n'))
}

const shows = (shown: string, line: string) => {
  const parts = shown.split('…')
  let at = 0
  return (
    parts.every((part, index) => {
      const found = index === 0 ? (line.startsWith(part) ? 0 : -1) : line.indexOf(part, at)
      at = found + part.length
      return found >= 0
    }) &&
    (shown.endsWith('…') || at === line.length)
  )
}

function listMissingLines(printed: Lines, shown: Lines): Lines {
  let at = 0
  return shown.filter((line) => {
    if (line === '…') return false
    const found = printed.findIndex((each, index) => index >= at && shows(line, each))
    if (found >= 0) at = found + 1
    return found < 0
  })
}

const isFailureSample = ({ shown }: Sample) => shown.includes('Failed scenarios:')

test('what a guide shows below a command is what the command prints, but for what it leaves out', async () => {
  const wrong: string[] = []
  const { lines: traced } = await traceAll()
  for (const sample of samples.filter((each) => !isFailureSample(each))) {
    const printed = sample.command.startsWith(trace) ? traced : await print(sample.command)
    wrong.push(...listMissingLines(printed, sample.shown).map((line) => `${sample.file}: ${sample.command}: ${line}`))
  }
  expect(samples.length).toBeGreaterThan(8)
  expect(wrong).toEqual([])
})

test('the row that the guide for QA changes stands in the line that it names', () => {
  const { text = '' } = guides.find(({ file }) => file.endsWith('-qa.md')) ?? {}
  const [, line, file = '', row] = /Line (\d+) of `([^`]+)` is the row `([^`]+)`/.exec(text) ?? []
  expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim()).toBe(row)
})

test('a guide names only commands that exist', () => {
  const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
  const tools = [...readFileSync('spec/main.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: async/gm)].map(([, name]) => name)
  const unknown = guides.flatMap(({ file, text }) =>
    [...text.matchAll(/\bnpm run ([\w:-]+)(?: -- ([\w-]+))?/g)]
      .filter(([, script = '', tool]) => !(script in scripts) || (script === 'spec' && !tools.includes(tool)))
      .map(([command]) => `${file}: ${command}`),
  )
  expect(tools).toContain('trace')
  expect(unknown).toEqual([])
})
