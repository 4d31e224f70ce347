import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Identifies a process, also from a later one with the same number; a text is '' where the system does not know. */
export type ProcessIdentity = {
  readonly pid: number
  readonly started: string
  /** The run of the kernel. */
  readonly boot: string
  /** The namespace in which the number counts; each container has its own. */
  readonly namespace: string
  /** The name of the machine or container, for people. */
  readonly host: string
}

const fieldsBeforeStartTime = 19

const orNothing = (read: () => string) => {
  try {
    return read()
  } catch {
    return ''
  }
}

const readBoot = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

function startOnLinux(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[fieldsBeforeStartTime]
  return `${readBoot()}/${ticks}`
}

function startOf(pid: number) {
  if (process.platform === 'linux') return orNothing(() => startOnLinux(pid))
  if (process.platform === 'win32') return ''
  return orNothing(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim())
}

function exists(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isLinux = process.platform === 'linux'

/** The process that runs this code. */
export const identifyThisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  started: startOf(process.pid),
  boot: isLinux ? orNothing(readBoot) : '',
  namespace: isLinux ? orNothing(() => readlinkSync('/proc/self/ns/pid')) : '',
  host: hostname(),
})

/** Whether the number of a process means here what it meant where it was written down. */
export function sharesNamespace({ boot, namespace }: ProcessIdentity): boolean {
  const here = identifyThisProcess()
  return boot === here.boot && namespace === here.namespace && (!isLinux || here.namespace !== '')
}

/** Whether that very process of this namespace still runs: a number that was given to another process since does not count. */
export const isHydrated = ({ pid, started }: ProcessIdentity) => exists(pid) && started === startOf(pid)
