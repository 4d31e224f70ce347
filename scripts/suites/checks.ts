import type { Totals } from './count-results.ts'
import { runScript } from '../run-process.ts'
import { printLine, printResult } from '../command.ts'

type Check = { name: string; args: string[]; remedy: string }

const checks: Check[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', '.'], remedy: '' },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--quiet'], remedy: '' },
  {
    name: 'format',
    args: ['node_modules/oxfmt/bin/oxfmt', '--check'],
    remedy: 'npm run format puts this right.',
  },
  {
    name: 'unused',
    args: ['node_modules/knip/bin/knip.js', '--no-progress'],
    remedy: 'Remove what nothing uses, or name its entry point in knip.json.',
  },
  {
    name: 'unreached',
    args: ['node_modules/knip/bin/knip.js', '--production', '--config', 'knip.production.json', '--no-progress'],
    remedy: 'Only tests reach this: remove it, put it to use, or name its file *.testing.ts.',
  },
]

const maxConcurrentChecks = 2

export async function runChecks(): Promise<Totals> {
  const waiting = [...checks]
  const totals: Totals = { passed: 0, failed: 0 }
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (await runCheck(check)) totals.passed += 1
      else totals.failed += 1
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentChecks }, work))
  return totals
}

async function runCheck({ name, args, remedy }: Check): Promise<boolean> {
  const { code, output, seconds } = await runScript(args)
  printResult(code === 0, name, seconds, code === 0 ? '' : remedy)
  if (code !== 0) printLine(`${output.trimEnd()}\n`)
  return code === 0
}
