import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { compareRuns, type Run } from './compare-runs.ts'
import { ensureBuilt } from './ensure-built.ts'
import { findBrowser } from './find-browser.ts'
import { stopChildrenWithUs } from './run-process.ts'
import { runSuite } from './run-suite.ts'
import { CommandProblem, runCommand, say, sayHeading } from './say.ts'
import { suitesOf, type Suite } from './suites.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    load: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
})

const known = suitesOf(values).map(({ name }) => name)
const isAskedFor = ({ name }: Suite) => positionals.length === 0 || positionals.includes(name)

/** Takes one core until it is terminated; a thread, because it ends with this process whatever happens. */
const takeOneCore = () => new Worker('for (;;);', { eval: true })

async function repeat(suite: Suite, times: number): Promise<Run[]> {
  const runs: Run[] = []
  for (let run = 1; run <= times; run += 1) {
    say(`${suite.name}, run ${run} of ${times}`)
    const { totals, failures } = await runSuite(suite)
    runs.push({ ...totals, failures })
  }
  return runs
}

stopChildrenWithUs()

/** Repeats every suite, or those that are named, and says what was not the same in every run. */
await runCommand(async () => {
  const times = Number(values.runs)
  if (!Number.isInteger(times) || times < 2) throw new CommandProblem('--runs takes a whole number, 2 or more.')
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new CommandProblem(`There is no suite ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  await findBrowser()
  await ensureBuilt()
  const load = values.load ? takeOneCore() : undefined
  let different = 0
  let failed = 0
  for (const suite of suitesOf(values).filter(isAskedFor)) {
    sayHeading(suite.name)
    const runs = await repeat(suite, times)
    for (const { what, reason } of compareRuns(runs)) {
      different += 1
      say(`✗ ${what}\n${reason.replaceAll(/^/gm, '    ')}`)
    }
    failed += runs.reduce((sum, run) => sum + run.failed, 0)
  }
  await load?.terminate()
  say(
    `\n${times} runs${values.load ? ' beside a thread that takes one core' : ''}: ${different} differences, ${failed} failures`,
  )
  return different + failed > 0 ? 1 : 0
})
