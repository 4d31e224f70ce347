import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { count } from '#spec/report.ts'
import { compareRuns, type Run } from './suites/count-results.ts'
import { ensureBuilt } from './build/build-stamp.ts'
import { findBrowser } from './system/find-browser.ts'
import { newSeed, listSuites, type Suite } from './suites/suites.ts'
import { stopChildrenWithUs } from './run-process.ts'
import { runSuite } from './suites/run-suite.ts'
import { chooseItems } from './names/names.ts'
import { CommandProblem, runCommand, printLine, printHeading } from './command.ts'

const rawArguments = process.argv.slice(2)
const args = rawArguments.map((each, index) =>
  each === '--load' && !/^\d+$/.test(rawArguments[index + 1] ?? '') ? '--load=1' : each,
)

const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    load: { type: 'string', default: '0' },
    all: { type: 'boolean', default: false },
  },
})

const firstSeed = newSeed()
const choose = () =>
  chooseItems(listSuites(values), positionals, {
    kind: 'suite',
    getName: ({ name }) => name,
    isMeant: (wanted, { name }) => name === wanted,
  })

/** Occupies one core. A thread, because it always ends with this process. */
const occupyCore = () => new Worker('for (;;);', { eval: true })

async function repeat(suite: Suite, times: number): Promise<Run[]> {
  const runs: Run[] = []
  for (let run = 1; run <= times; run += 1) {
    const seed = String(Number(firstSeed) + run - 1)
    process.env['SEED'] = seed
    printLine(`${suite.name}, run ${run} of ${times}, SEED=${seed}`)
    const { totals, failures } = await runSuite(suite)
    runs.push({ ...totals, failures })
  }
  return runs
}

stopChildrenWithUs()

await runCommand(async () => {
  const times = Number(values.runs)
  if (!Number.isInteger(times) || times < 2) throw new CommandProblem('--runs takes a whole number, 2 or more.')
  const busy = Number(values.load)
  if (!Number.isInteger(busy))
    throw new CommandProblem('--load takes how many cores are to be busy; without a number, one.')
  const suites = choose()
  await findBrowser()
  await ensureBuilt()
  const load = Array.from({ length: busy }, occupyCore)
  let different = 0
  let failed = 0
  for (const suite of suites) {
    printHeading(suite.name)
    const runs = await repeat(suite, times)
    for (const { what, reason } of compareRuns(runs)) {
      different += 1
      printLine(`✗ ${what}\n${reason.replaceAll(/^/gm, '    ')}`)
    }
    failed += runs.reduce((sum, run) => sum + run.failed, 0)
  }
  for (const worker of load) await worker.terminate()
  const beside = busy === 0 ? '' : ` beside ${count(busy, 'busy thread')}`
  printLine(`\n${times} runs${beside}, seeds from ${firstSeed}: ${different} differences, ${failed} failures`)
  return different + failed > 0 ? 1 : 0
})
