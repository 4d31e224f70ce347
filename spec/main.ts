import { type Report, usage } from './report.ts'

type Command = (argv: ReadonlyArray<string>) => Report | Promise<Report>

const commands: Readonly<Record<string, () => Promise<Command>>> = {
  trace: async () => (await import('./trace/run-trace.ts')).runTrace,
  'who-takes': async () => (await import('./coverage/run-coverage.ts')).runCoverage,
  draw: async () => (await import('./draw/run-draw.ts')).runDraw,
  docs: async () => (await import('./pages/run-pages.ts')).runPages,
  diff: async () => (await import('./diff/run-diff.ts')).runDiff,
  glossary: async () => (await import('./glossary/run-glossary.ts')).runGlossary,
  crossings: async () => (await import('./interruptions/run-interruptions.ts')).runInterruptions,
  questions: async () => (await import('./interpretations/run-questions.ts')).runQuestions,
  answers: async () => (await import('./interpretations/run-answers.ts')).runAnswers,
}

const findCommandsByWord = (word: string) => [
  ...new Set(
    usage
      .split('\n')
      .filter((line) => line.split(/[^\w-]+/).includes(word))
      .flatMap((line) => /spec -- ([\w-]+)/.exec(line)?.[1] ?? []),
  ),
]

async function refuseCommand(name: string): Promise<never> {
  const { refuseName } = await import('#scripts/names/names.ts')
  const about = findCommandsByWord(name)
  const remark = about.length > 0 ? ` What speaks of it: ${about.join(', ')}.` : ''
  try {
    return refuseName(`There is no command "${name}".${remark}`, name, Object.keys(commands))
  } catch (refusal) {
    throw new Error(`${(refusal as Error).message}\n\n${usage}`, { cause: refusal })
  }
}

async function run([name = '', ...argv]: ReadonlyArray<string>): Promise<Report> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (name === '') return { lines: [usage], code: 0 }
  if (!load) return await refuseCommand(name)
  const command = await load()
  return await command(argv)
}

const { lines, code } = await run(process.argv.slice(2)).catch((error: Error) => ({ lines: [error.message], code: 2 }))
process.stdout.write(`${lines.join('\n').trimEnd()}\n`)
process.exitCode = code
