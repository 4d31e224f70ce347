import { existsSync, readFileSync } from 'node:fs'
import { coverSeed } from '#steps/harness/sampling.ts'
import { afterAll, beforeAll, beforeEach, type RunnerTestFile } from 'vitest'
import { scaleBudget, measureMachine } from '../run/budget.ts'
import { costProblem, toRelativePath, maxFileSeconds } from './unit-cost.ts'

const ticks = 100

/** CPU seconds of child processes that have ended: `cutime` and `cstime` of proc_pid_stat(5). */
function countChildSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0
  // The second field is a name in brackets, which may hold spaces; these two are the 14th and the 15th after it.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticks
}

function readSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + countChildSeconds()
}

let before = 0
let file: RunnerTestFile | undefined

// What a file imports is left out: the first one that asks for it would pay for all.
beforeAll(() => {
  before = readSeconds()
})

beforeEach(({ task }) => {
  file = task.file
})

afterAll(() => {
  if (!file) return
  const seconds = Math.round((readSeconds() - before) * 100) / 100
  file.meta.cpuSeconds = seconds
  const limit = seconds > maxFileSeconds ? scaleBudget(maxFileSeconds, measureMachine()) : maxFileSeconds
  const problem = costProblem(toRelativePath(file.filepath), seconds, coverSeed !== null, limit)
  if (problem !== null) throw new Error(problem)
})
