import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the time of a process in hundredths of a second, whatever its processor. */
const ticks = 100

/** What proc_pid_stat(5) says of a process; `key` tells it from one that has its number later. */
type Process = { readonly key: string; readonly id: string; readonly parent: string; readonly seconds: number }

function readProcess(id: string): Process[] {
  try {
    // The second field is a name in brackets, which may hold spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [, parent = ''] = fields
    return [{ key: `${id} ${fields[19]}`, id, parent, seconds: (Number(fields[11]) + Number(fields[12])) / ticks }]
  } catch {
    return []
  }
}

const readProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)

/**
 * Follows the processor time of all that this process starts, and of what that starts. Linux tells a parent of the time of
 * those children only that it waits for, and a browser does not wait for all. What ends within a second of its start is missed.
 * @returns what ends that, and gives the seconds; null where nothing tells
 */
export function followProcesses(): () => number | null {
  if (process.platform !== 'linux') return () => null
  const seconds = new Map<string, number>()
  const parents = new Set([String(process.pid)])
  const look = () => {
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
  const timer = setInterval(look, 1_000)
  return () => {
    clearInterval(timer)
    look()
    return [...seconds.values()].reduce((sum, each) => sum + each, 0)
  }
}

/** Processor seconds of `measureMachine` on the machine for which the budgets are written. */
const usual = 0.18

/** How many processor seconds this machine needs for some work that is always the same: the best of three, so that what runs beside counts little. */
export function measureMachine(): number {
  const rows = Array.from({ length: 2_000 }, (_, id) => ({
    id,
    title: `Cost Analyst ${id}`,
    places: ['Arlington', 'Reno'],
  }))
  const work = () => {
    const before = process.cpuUsage()
    for (let round = 0; round < 200; round += 1) {
      const read = JSON.parse(JSON.stringify(rows)) as typeof rows
      read.toSorted((one, other) => other.title.localeCompare(one.title, 'en'))
    }
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1e6
  }
  return Math.min(work(), work(), work())
}

/**
 * How many processor seconds a suite may use here: budget × max(1, machine ÷ usual).
 * @param machine what `measureMachine` found
 */
export const allowed = (budget: number, machine: number): number => budget * Math.max(1, machine / usual)

/** What a suite used, and may use, of the processor; null where that is not known or not bound. */
export type Used = { readonly seconds: number | null; readonly budget: number | null }

/** What is wrong with a suite that used more than it may; null when nothing is. */
export function overspent({ seconds, budget }: Used): string | null {
  if (seconds === null || budget === null || seconds <= budget) return null
  return `It used ${seconds.toFixed(0)} processor seconds; its budget here is ${budget.toFixed(0)} (scripts/suites/suites.ts). The most expensive files stand below its result.`
}

type Row = Used & { readonly suite: string; readonly tests: number; readonly clock: number }

const whole = (value: number | null) => (value === null ? '' : value.toFixed(0))

/** The table at the end of a run. */
export function tellBudgets(rows: ReadonlyArray<Row>): string[] {
  const heads = ['suite', 'tests', 'seconds', 'processor', 'budget']
  const cells = rows.map(({ suite, tests, clock, seconds, budget }) => [
    suite,
    whole(tests),
    whole(clock),
    whole(seconds),
    whole(budget),
  ])
  const line = ([name = '', ...rest]: ReadonlyArray<string>) =>
    [name.padEnd(18), ...rest.map((cell) => cell.padStart(10))].join('')
  return [heads, ...cells].map(line)
}
