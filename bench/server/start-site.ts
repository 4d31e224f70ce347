import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { ensureBuilt } from '#scripts/build/build-stamp.ts'
import { commands, serverFlags } from '#scripts/launch/commands.mjs'
import { CommandProblem } from '#scripts/command.ts'
import { killOnExit, runScript } from '#scripts/run-process.ts'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunningProcess = {
  readonly address: string
  readonly startupTime: number
  memory(): number
  /** CPU time used, in milliseconds; NaN where the system does not report it. */
  processorTime(): number
  stop(): Promise<void>
}

const addressPattern = /http:\/\/\S+/

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = line.startsWith('{') ? [] : (addressPattern.exec(line) ?? [])
    if (address) return address
  }
  throw new Error('The server ended before it listened')
}

function readMemory(pid: number | undefined) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return NaN
  }
}

/** Of all its threads; `stat` counts in ticks of 10 ms. */
function readProcessorTime(pid: number | undefined) {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`).map((task) =>
      readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' '),
    )
    return tasks.reduce((sum, [nanoseconds]) => sum + Number(nanoseconds), 0) / 1e6
  } catch {
    return NaN
  }
}

export async function startProcess(
  script: string,
  env: Readonly<Record<string, string>> = {},
  warmUpPath = '/home',
  checkout = '.',
): Promise<RunningProcess> {
  const started = performance.now()
  const child = spawn(process.execPath, [...serverFlags, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: checkout,
    env: { ...process.env, ...commands['start']?.env, ...env },
  })
  killOnExit(child)
  const address = await readAddress(child)
  child.stdout?.resume()
  await (await fetch(`${address}${warmUpPath}`)).arrayBuffer()
  return {
    address,
    startupTime: performance.now() - started,
    memory: () => readMemory(child.pid),
    processorTime: () => readProcessorTime(child.pid),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const ownCheckout = '.'
const buildThere = `await (await import('./scripts/build/build-stamp.ts')).ensureBuilt()`

/** By the rules of that checkout, which may be of another commit. */
async function ensureBuiltIn(checkout: string) {
  if (!existsSync(join(checkout, 'src/server/main.ts')))
    throw new CommandProblem(`Expected a checkout of this site in ${checkout}, found no src/server/main.ts there.`)
  const { code } = await runScript(['--input-type=module', '--eval', buildThere], { cwd: checkout, live: true })
  if (code !== 0) throw new CommandProblem(`The site in ${checkout} could not be built; the reason stands above.`)
}

export async function startSite(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  checkout = ownCheckout,
): Promise<RunningProcess> {
  await (checkout === ownCheckout ? ensureBuilt() : ensureBuiltIn(checkout))
  const site = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...env }
  return startProcess('src/server/main.ts', site, '/home', checkout)
}

export async function withSite<Result>(
  measure: (address: string) => Promise<Result>,
  checkout = ownCheckout,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
  const site = await startSite(folder, { LOG_LEVEL: 'warn' }, checkout)
  try {
    return await measure(site.address)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
