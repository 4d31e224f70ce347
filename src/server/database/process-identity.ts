import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process that a later one with the same number cannot be mistaken for; `started` is '' where the system does not tell. */
export type ProcessIdentity = { readonly pid: number; readonly started: string }

const fieldsBeforeStartTime = 19

function startOnLinux(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[fieldsBeforeStartTime]
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot}/${ticks}`
}

function startOf(pid: number) {
  try {
    if (process.platform === 'linux') return startOnLinux(pid)
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

function exists(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that runs this code. */
export const identifyThisProcess = (): ProcessIdentity => ({ pid: process.pid, started: startOf(process.pid) })

/** Whether that very process still runs: a number that was given to another process since does not count. */
export const isAlive = ({ pid, started }: ProcessIdentity) => exists(pid) && started === startOf(pid)
