import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports process times in 1/100 s on every processor. */
const ticksPerSecond = 100

type Process = { readonly key: string; readonly id: string; readonly parent: string; readonly seconds: number }

function readProcess(id: string): Process[] {
  try {
    // The second field is a name in brackets, which may hold spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [, parent = ''] = fields
    return [
      { key: `${id} ${fields[19]}`, id, parent, seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond },
    ]
  } catch {
    return []
  }
}

const readProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)

/** Polls /proc: a parent gets the time only of children it waits for. Processes that live under a second may be missed. */
export function trackProcessTime(): () => number | null {
  if (process.platform !== 'linux') return () => null
  const seconds = new Map<string, number>()
  const parents = new Set([String(process.pid)])
  const poll = () => {
    const all = readProcesses()
    let found = -1
    // A child may stand in front of its parent.
    while (found < seconds.size) {
      found = seconds.size
      for (const each of all) {
        if (!parents.has(each.parent) && !seconds.has(each.key)) continue
        parents.add(each.id)
        seconds.set(each.key, each.seconds)
      }
    }
  }
  const timer = setInterval(poll, 1_000)
  return () => {
    clearInterval(timer)
    poll()
    return [...seconds.values()].reduce((sum, each) => sum + each, 0)
  }
}

/** CPU seconds that `measureMachine` takes on the machine the budgets were written for. */
const referenceSeconds = 0.18

const sampleInterval = 20_000

const sampleRows = Array.from({ length: 2_000 }, (_, id) => ({
  id,
  title: `Cost Analyst ${id}`,
  places: ['Arlington', 'Reno'],
}))

/** CPU seconds for a fixed workload. */
function benchmarkMachine(): number {
  const before = process.cpuUsage()
  for (let round = 0; round < 200; round += 1) {
    const read = JSON.parse(JSON.stringify(sampleRows)) as typeof sampleRows
    read.toSorted((one, other) => other.title.localeCompare(one.title, 'en'))
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

export const measureMachine = (): number => Math.min(benchmarkMachine(), benchmarkMachine(), benchmarkMachine())

/**
 * The median while a suite runs. The same work takes up to three times the CPU seconds when both cores or the host are
 * busy, so a measurement before the suite does not count.
 */
export function trackMachineSpeed(): () => number {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(benchmarkMachine()), sampleInterval)
  return () => {
    clearInterval(timer)
    const sorted = samples.toSorted((one, other) => one - other)
    return sorted[Math.floor(sorted.length / 2)] ?? measureMachine()
  }
}

export const scaleBudget = (budget: number, machine: number): number => budget * Math.max(1, machine / referenceSeconds)

export type BudgetUse = { readonly seconds: number | null; readonly budget: number | null }

export function describeOverrun({ seconds, budget }: BudgetUse): string | null {
  if (seconds === null || budget === null || seconds <= budget) return null
  return `It used ${seconds.toFixed(0)} processor seconds; its budget here is ${budget.toFixed(0)} (scripts/suites/suites.ts). The most expensive files stand below its result.`
}

type Row = BudgetUse & { readonly suite: string; readonly tests: number; readonly clock: number }

const formatRounded = (value: number | null) => (value === null ? '' : value.toFixed(0))

export function formatBudgets(rows: ReadonlyArray<Row>): string[] {
  const heads = ['suite', 'tests', 'seconds', 'processor', 'budget']
  const cells = rows.map(({ suite, tests, clock, seconds, budget }) => [
    suite,
    formatRounded(tests),
    formatRounded(clock),
    formatRounded(seconds),
    formatRounded(budget),
  ])
  const line = ([name = '', ...rest]: ReadonlyArray<string>) =>
    [name.padEnd(18), ...rest.map((cell) => cell.padStart(10))].join('')
  return [heads, ...cells].map(line)
}
