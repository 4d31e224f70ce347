import type { Report } from './report.ts'

type Command = (argv: ReadonlyArray<string>) => Report | Promise<Report>

/** Each command loads only what it needs. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  trace: async () => (await import('./trace/run-trace.ts')).runTrace,
  draw: async () => (await import('./draw/run-draw.ts')).runDraw,
  docs: async () => (await import('./pages/run-pages.ts')).runPages,
  glossary: async () => (await import('./glossary/run-glossary.ts')).runGlossary,
}

const usage = `npm run spec -- trace [section…] [--all] [--require section]…   what no rule and no test covers
npm run spec -- trace J9-13                                     who proves a requirement, in which words
npm run spec -- trace [section…] --without-rule                 what tests prove and no feature says
npm run spec -- draw [--check]                                  the charts of the machines in docs/charts
npm run docs                                                   pages of all this in out/docs, to be read in a browser
npm run spec -- glossary [--check]                              the sentences of the states in docs/glossary.md`

async function run([name = '', ...argv]: ReadonlyArray<string>): Promise<Report> {
  const load = commands[name]
  if (!load) return { lines: [usage], code: name === '' ? 0 : 2 }
  const command = await load()
  return await command(argv)
}

const { lines, code } = await run(process.argv.slice(2)).catch((error: Error) => ({ lines: [error.message], code: 2 }))
process.stdout.write(`${lines.join('\n').trimEnd()}\n`)
process.exitCode = code
