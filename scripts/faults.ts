import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faults, type Fault } from './planted-faults.ts'
import { runProcess, stopChildrenWithUs } from './run-process.ts'
import { CommandProblem, runCommand, say, sayResult } from './say.ts'
import { cucumberArgs } from './suites.ts'

const copied = ['package.json', 'tsconfig.json', 'cucumber.ts', 'features', 'machines', 'src', 'steps']

stopChildrenWithUs()

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'))
  for (const name of copied) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  return copy
}

function plant(copy: string, { name, file, find, replace }: Fault) {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(find).length !== 2) throw new CommandProblem(`"${name}" does not fit ${file} any more: change it.`)
  writeFileSync(
    path,
    source.replace(find, () => replace),
  )
}

const failedScenarios = (output: string) => /(\d+) failed/.exec(output)?.[1] ?? '0'

async function isCaught(fault: Fault): Promise<boolean> {
  const copy = copyProject()
  plant(copy, fault)
  const run = await runProcess(process.execPath, [...cucumberArgs], { cwd: copy, env: { ASSEMBLY: 'in-memory' } })
  rmSync(copy, { recursive: true, force: true })
  sayResult(run.code !== 0, fault.name, run.seconds, `${failedScenarios(run.output)} scenarios failed`)
  return run.code !== 0
}

await runCommand(async () => {
  say('Each fault is planted in a copy of the project; the features must fail there.')
  let missed = 0
  for (const fault of faults) if (!(await isCaught(fault))) missed += 1
  say(`${faults.length - missed} of ${faults.length} faults were caught.`)
  return missed === 0 ? 0 : 1
})
