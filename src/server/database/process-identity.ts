import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

export type ProcessIdentity = {
  readonly pid: number
  readonly started: string
  readonly boot: string
  readonly namespace: string
  readonly host: string
}

const fieldsBeforeStartTime = 19

const readOrEmpty = (read: () => string) => {
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

function readStartTime(pid: number) {
  if (process.platform === 'linux') return readOrEmpty(() => startOnLinux(pid))
  if (process.platform === 'win32') return ''
  return readOrEmpty(() => execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim())
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

export const identifyThisProcess = (): ProcessIdentity => ({
  pid: process.pid,
  started: readStartTime(process.pid),
  boot: isLinux ? readOrEmpty(readBoot) : '',
  namespace: isLinux ? readOrEmpty(() => readlinkSync('/proc/self/ns/pid')) : '',
  host: hostname(),
})

export function sharesNamespace({ boot, namespace }: ProcessIdentity): boolean {
  const here = identifyThisProcess()
  return boot === here.boot && namespace === here.namespace && (!isLinux || here.namespace !== '')
}

/** Whether that process of this namespace still runs; a reused process id does not count. */
export const isProcessRunning = ({ pid, started }: ProcessIdentity) => exists(pid) && started === readStartTime(pid)
